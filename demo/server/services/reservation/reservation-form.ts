import * as z from 'zod/mini';
import { question, type WireQuestion } from '../../../../src/api/contract/feedback-contract.ts';
import { reservationFormResponse } from '../../../../src/api/contract/reservation-times-contract.ts';
import type { Business } from '../menu/business-catalogue.ts';
import { toZonedIso } from '../schedule/business-time.ts';
import { getTimezone } from '../schedule/opening.ts';
import { listServices, listStaff } from './bookable-resources.ts';
import { listBookableTables } from './bookable-tables.ts';
import type { ReservationContext } from './reservable-times-service.ts';
import { computeBookableDays, computeMaxGuests, getReservationSettings } from './reservation-settings.ts';

/** A business's additional questions for reservations. */
export const listQuestions = ({ file }: Business): WireQuestion[] =>
  z.array(question).parse(file.reservation_form?.questions ?? []);

/** The response of the form call. Throws Refusal 404 `reservations_off`. */
export function toFormResponse({ business, branch, at }: ReservationContext) {
  const settings = getReservationSettings(business);
  const zone = getTimezone(business);
  const { firstDay, lastDay } = computeBookableDays(business, at);
  const { intro } = business.file.reservation_form ?? {};
  const { toImageWire } = business.wireMappers;
  const branchStaffIds = new Set(listStaff(business, branch).map(({ id }) => id));
  return reservationFormResponse.parse({
    form: {
      type: settings.type ?? 1,
      with_table: settings.with_table ?? false,
      max_guests: computeMaxGuests(business, branch),
      login_required: settings.login_required,
      confirm: settings.confirm,
      reminder_hours: settings.reminder_hours,
      change_until_hours: settings.change_until_hours,
      first_day: firstDay,
      last_day: lastDay,
      areas: branch.reservation?.areas ?? [],
      tables: listBookableTables(branch).map(({ id, name, areaId, seatsFrom, seats, tables }) => ({
        id,
        name,
        area_id: areaId,
        seats_from: seatsFrom,
        seats,
        combined: tables.length > 1,
      })),
      services: listServices(business, branch).map(
        ({ buffer_minutes: _bufferMinutes, branches: _branches, image, staff, ...service }) => ({
          ...service,
          image: toImageWire(image),
          staff: staff.filter((id) => branchStaffIds.has(id)),
        }),
      ),
      staff: listStaff(business, branch).map(({ id, name, image }) => ({
        id,
        name,
        image: toImageWire(image),
      })),
      ...(intro && { intro }),
      questions: listQuestions(business),
    },
    timezone: zone,
    now: toZonedIso(at, zone),
  });
}
