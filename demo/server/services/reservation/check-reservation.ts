import type { ReserveTableRequest } from '../../../../src/api/contract/reservation-contract.ts';
import { isPaidOnline } from '../../../../src/domain/payment/payment-type.ts';
import { parsePhone } from '../../../../src/domain/phone/parse-phone.ts';
import { canSeatParty } from '../../../../src/domain/reservation/free-places.ts';
import { parseInstant } from '../../../../src/lib/calendar.ts';
import type { Customer } from '../account/identity.ts';
import type { CheckedPhone } from '../account/phone-check.ts';
import type { FileService } from '../business-file/business-file-reservations.ts';
import { checkAnswers, type StoredAnswer } from '../feedback/feedback-answers.ts';
import { Refusal } from '../shared/refusal.ts';
import type { ReservationContext, ReservationWish } from './reservable-times-service.ts';
import { questionsOf } from './reservation-form.ts';
import { servicesAt, staffAt } from './reservation-offer.ts';
import { maxGuests, reservableTables, reservationSettingsOf } from './reservation-settings.ts';

type Problems = Map<string, string>;

interface Choice {
  readonly table_id?: string | null | undefined;
  readonly area_id?: string | null | undefined;
  readonly staff_id?: string | null | undefined;
  readonly guests: number;
  readonly starts_at: string;
}

/** What of somebody's time cannot be chosen, by field. */
function serviceProblems(
  { business, branch }: ReservationContext,
  service: FileService,
  { table_id, area_id, staff_id }: Choice,
  problems: Problems,
): void {
  const givers = service.staff.length ? staffAt(business, branch, service) : [];
  if (staff_id && !givers.some(({ id }) => id === staff_id))
    problems.set('staff_id', 'nobody who gives this service here');
  for (const [field, value] of Object.entries({ table_id, area_id }))
    if (value) problems.set(field, 'not of a service');
}

/** Why a party cannot choose a table; null when it can. */
function tableProblem(
  { business, branch }: ReservationContext,
  { table_id, area_id, guests }: Choice,
): string | null {
  const table = reservableTables(branch).find(({ id }) => id === table_id);
  if (!table) return 'this branch has no such table';
  if (!reservationSettingsOf(business).with_table) return 'the table is chosen by the business';
  const { seats_from: seatsFrom = 1, seats = null } = table;
  if (!canSeatParty({ seatsFrom, seats }, guests)) return 'not for a party of that size';
  return area_id && table.area !== area_id ? 'not in that area' : null;
}

/** What of a choice cannot be, by field. */
function choiceProblems(
  where: ReservationContext,
  service: FileService | null,
  choice: Choice,
  problems: Problems,
): void {
  const { business, branch } = where;
  const most = maxGuests(business, branch);
  if (choice.guests > most) problems.set('guests', `at most ${most}`);
  if (service) {
    serviceProblems(where, service, choice, problems);
    return;
  }
  if (choice.staff_id) problems.set('staff_id', 'only of a service');
  if (choice.area_id && !branch.reservation?.areas.some(({ id }) => id === choice.area_id))
    problems.set('area_id', 'this branch has no such area');
  const problem = choice.table_id ? tableProblem(where, choice) : null;
  if (problem) problems.set('table_id', problem);
}

const problemsRefusal = (problems: Problems): Refusal =>
  new Refusal(422, 'invalid', 'Some of the request is not as it should be', {
    fields: Object.fromEntries(problems),
  });

/** A choice, and the time (epoch ms) it is for. Throws Refusal 422 with every field that is wrong. */
export function checkChoice(
  where: ReservationContext,
  service: FileService | null,
  choice: Choice,
  but: string | null,
  problems: Problems = new Map(),
): { readonly wanted: ReservationWish; readonly time: number } {
  choiceProblems(where, service, choice, problems);
  const time = parseInstant(choice.starts_at);
  if (time === null) problems.set('starts_at', 'a time with its offset, such as 2026-03-01T18:30:00+03:00');
  if (time === null || problems.size) throw problemsRefusal(problems);
  const id = (service ? choice.staff_id : choice.table_id) ?? null;
  return { wanted: { service, guests: choice.guests, id, areaId: choice.area_id ?? null, but }, time };
}

export interface ValidReservation {
  readonly wanted: ReservationWish;
  readonly time: number;
  readonly phone: CheckedPhone;
  readonly answers: StoredAnswer[];
}

/** What is wrong with the pre-order as such, and with one where there is none. */
function preorderProblems(
  { business }: ReservationContext,
  request: ReserveTableRequest,
  problems: Problems,
): void {
  const type = reservationSettingsOf(business).type ?? 1;
  if (request.type !== type) problems.set('type', `reservations here are of type ${type}`);
  if (type === 2 && !request.order_lines.length) problems.set('order_lines', 'something is ordered with it');
  if (type === 1 && request.order_lines.length) problems.set('order_lines', 'nothing is ordered with it');
  if (type === 2 && isPaidOnline(request.payment_type))
    problems.set('payment_type', 'what is ordered with it is paid on the spot');
}

/**
 * A request, checked as far as that needs no calendar. Throws Refusal: 401 `login_needed` where only customers with an account
 * reserve, 422 with every field that is wrong.
 */
export function checkReservation(
  where: ReservationContext,
  request: ReserveTableRequest,
  customer: Customer | null,
): ValidReservation {
  const { business, branch } = where;
  if (reservationSettingsOf(business).login_required && !customer)
    throw new Refusal(401, 'login_needed', 'Please log in to reserve');
  const problems: Problems = new Map();
  preorderProblems(where, request, problems);
  const { storedAnswers: answers, problems: unanswered } = checkAnswers(
    questionsOf(business),
    request.answers,
  );
  for (const [question, problem] of unanswered) problems.set(`answers.${question}`, problem);
  const phone = phoneOf(request, problems);
  const service = servicesAt(business, branch).find(({ id }) => id === request.service_id) ?? null;
  if (request.service_id && !service) problems.set('service_id', 'this branch has no such service');
  else if (!service && !reservableTables(branch).length)
    problems.set('service_id', 'there are no tables here');
  return { ...checkChoice(where, service, request, null, problems), phone, answers };
}

/** Nothing of it is used when there are problems. */
function phoneOf({ phone, dial_code }: ReserveTableRequest, problems: Problems): CheckedPhone {
  const parsed = parsePhone(phone, dial_code);
  if (parsed.ok) return { dialCode: parsed.dialCode, phone: parsed.national };
  problems.set('phone', parsed.problem);
  return { dialCode: dial_code, phone };
}
