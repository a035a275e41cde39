import type { LocalizedText, Picture } from '../../domain/menu/menu-types.ts';
import { type Currency, fromDecimal, type Money } from '../../domain/money/money.ts';
import type { Span } from '../../domain/schedule/shop.ts';
import type { WireReservationForm, WireReservationTime } from '../contract/reservation-times-contract.ts';
import { toPicture } from './map-common.ts';

/** A time that can be asked for, or could if it were not taken. Epoch milliseconds. */
export interface ReservableTime extends Span {
  readonly isFree: boolean;
  /** What is free then; of what is not reserved that way nothing. Tables only where the customer may choose one. */
  readonly areaIds: readonly string[];
  readonly tableIds: readonly string[];
  readonly staffIds: readonly string[];
}

/** Those of the times that can be read. */
export const toReservableTimes = (times: readonly WireReservationTime[]): readonly ReservableTime[] =>
  times
    .map(({ from, to, free, areas, tables, staff }) => ({
      from: Date.parse(from),
      to: Date.parse(to),
      isFree: free,
      areaIds: areas,
      tableIds: tables,
      staffIds: staff,
    }))
    .filter(({ from, to }) => from < to);

/** What somebody does for a customer. */
export interface ReservableService {
  readonly id: string;
  readonly name: LocalizedText;
  readonly description: LocalizedText;
  readonly picture: Picture | null;
  readonly minutes: number;
  /** Null: nothing is said of it. */
  readonly price: Money | null;
  /** Ids of those who give it; none: nobody in particular. */
  readonly staff: readonly string[];
}

export interface Staff {
  readonly id: string;
  readonly name: LocalizedText;
  readonly picture: Picture | null;
}

/** What can be reserved at a branch, and what it wants to know. */
export interface ReservationForm extends Omit<WireReservationForm, 'services' | 'staff'> {
  readonly services: readonly ReservableService[];
  readonly staff: readonly Staff[];
}

/** A price that cannot be (more decimals than the currency has) is not said. */
const priceIn = (currency: Currency | null, amount: number | null): Money | null => {
  if (amount === null || !currency) return null;
  try {
    return fromDecimal(amount, currency);
  } catch {
    return null;
  }
};

export function toReservationForm(
  form: WireReservationForm,
  currency: Currency | null,
  apiOrigin: string,
): ReservationForm {
  const picture = (image: Parameters<typeof toPicture>[0]) => toPicture(image, apiOrigin, () => undefined);
  return {
    ...form,
    services: form.services.map(({ id, name, description = {}, image, duration_minutes, price, staff }) => ({
      id,
      name,
      description,
      picture: picture(image),
      minutes: duration_minutes,
      price: priceIn(currency, price),
      staff,
    })),
    staff: form.staff.map(({ id, name, image }) => ({ id, name, picture: picture(image) })),
  };
}
