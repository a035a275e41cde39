import * as z from 'zod/mini';
import { question, type WireQuestion } from '../../../../src/api/contract/feedback-contract.ts';
import { reservationFormResponse } from '../../../../src/api/contract/reservation-times-contract.ts';
import type { Business } from '../menu/business-catalogue.ts';
import { toZonedIso } from '../schedule/business-time.ts';
import { timezoneOf } from '../schedule/opening.ts';
import type { ReservationContext } from './reservable-times-service.ts';
import { servicesAt, staffAt } from './reservation-offer.ts';
import { bookableDays, maxGuests, reservableTables, reservationSettingsOf } from './reservation-settings.ts';

/** The additional questions of a business for reservations. */
export const questionsOf = ({ file }: Business): WireQuestion[] =>
  z.array(question).parse(file.reservation_form?.questions ?? []);

/** The response of the form call. Throws Refusal 404 `reservations_off`. */
export function toFormResponse({ business, branch, at }: ReservationContext) {
  const settings = reservationSettingsOf(business);
  const zone = timezoneOf(business);
  const { first, last } = bookableDays(business, at);
  const { intro } = business.file.reservation_form ?? {};
  const { picture } = business.parts;
  const atBranch = new Set(staffAt(business, branch).map(({ id }) => id));
  return reservationFormResponse.parse({
    form: {
      type: settings.type ?? 1,
      with_table: settings.with_table ?? false,
      max_guests: maxGuests(business, branch),
      login_required: settings.login_required,
      confirm: settings.confirm,
      reminder_hours: settings.reminder_hours,
      change_until_hours: settings.change_until_hours,
      first_day: first,
      last_day: last,
      areas: branch.reservation?.areas ?? [],
      tables: reservableTables(branch).map(({ id, name, area, seats_from, seats }) => ({
        id,
        name,
        area_id: area ?? null,
        seats_from: seats_from ?? 1,
        seats: seats ?? null,
      })),
      services: servicesAt(business, branch).map(
        ({ buffer_minutes: _rest, branches: _where, image, staff, ...service }) => ({
          ...service,
          image: picture(image),
          staff: staff.filter((id) => atBranch.has(id)),
        }),
      ),
      staff: staffAt(business, branch).map(({ id, name, image }) => ({ id, name, image: picture(image) })),
      ...(intro && { intro }),
      questions: questionsOf(business),
    },
    timezone: zone,
    now: toZonedIso(at, zone),
  });
}
