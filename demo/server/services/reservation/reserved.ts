import type { LocalizedText } from '../../../../src/api/contract/common-contract.ts';
import { branchSnapshot } from '../orders/draft-order.ts';
import type { ReservingAt } from './reservable-times-service.ts';
import { reservationsOf } from './reservation-settings.ts';
import type { Reserved } from './reservation-wire.ts';
import type { Got } from './take-reservation.ts';

const HOUR_MS = 3_600_000;

const named = <T extends { readonly id: string; readonly name: LocalizedText }>({ id, name }: T) => ({
  id,
  name,
});

/** What somebody reserved, in the words of now: tables are renamed, and people leave. */
export function reservedFrom({ business, branch }: ReservingAt, { offer, bookable }: Got): Reserved {
  const { picture } = business.parts;
  const { service } = offer;
  const { table, staff } = bookable;
  const area = branch.reservation?.areas.find(({ id }) => id === table?.area);
  const settings = reservationsOf(business);
  return {
    branch: branchSnapshot(business, branch),
    table: table && { ...named(table), area: area ? named(area) : null },
    service: service && {
      ...named(service),
      image: picture(service.image),
      duration_minutes: service.duration_minutes,
      price: service.price ?? null,
    },
    staff: staff && { ...named(staff), image: picture(staff.image) },
    currency: business.currency.code,
    currency_digits: business.currency.digits,
    change_until_hours: settings.change_until_hours,
    reminder_hours: settings.reminder_hours,
  };
}

/** When its customer is reminded of what begins then (epoch ms); null when that has passed, or nobody is. */
export function remindAt(startsAt: number, hours: number, now: number): Date | null {
  const at = startsAt - hours * HOUR_MS;
  return hours > 0 && at > now ? new Date(at) : null;
}
