import type { ReserveTableRequest } from '../../../../src/api/contract/reservation-contract.ts';
import { isPaidOnline } from '../../../../src/domain/payment/payment-type.ts';
import { parsePhone } from '../../../../src/domain/phone/parse-phone.ts';
import { canSeatParty } from '../../../../src/domain/reservation/free-reservables.ts';
import { parseInstant } from '../../../../src/lib/calendar.ts';
import type { Customer } from '../account/identity.ts';
import type { CheckedPhone } from '../account/phone-check.ts';
import type { FileService } from '../business-file/business-file-reservations.ts';
import { checkAnswers, type StoredAnswer } from '../feedback/feedback-answers.ts';
import { Refusal } from '../shared/refusal.ts';
import { listServices, listStaff } from './bookable-resources.ts';
import { listBookableTables } from './bookable-tables.ts';
import { type OperatorChange, requirePartySize } from './operator-table.ts';
import type { ReservationContext, ReservationCriteria } from './reservable-times-service.ts';
import { listQuestions } from './reservation-form.ts';
import { computeMaxGuests, getReservationSettings } from './reservation-settings.ts';

/** What is wrong with the fields of a request: messages by field. */
type Problems = Map<string, string>;

interface ReservationChoice {
  readonly table_id?: string | null | undefined;
  readonly area_id?: string | null | undefined;
  readonly staff_id?: string | null | undefined;
  readonly guests: number;
  readonly starts_at: string;
}

/** Adds the problems of the selected service, by field. */
function collectServiceProblems(
  { business, branch }: ReservationContext,
  service: FileService,
  { table_id, area_id, staff_id }: ReservationChoice,
  problems: Problems,
): void {
  const serviceStaff = service.staff.length ? listStaff(business, branch, service) : [];
  if (staff_id && !serviceStaff.some(({ id }) => id === staff_id))
    problems.set('staff_id', 'nobody offers this service at this branch');
  for (const [field, value] of Object.entries({ table_id, area_id }))
    if (value) problems.set(field, 'not allowed for a service');
}

/**
 * The reason why a party cannot choose a table. Null if the party can. For an operator, throws Refusal 409 `table_size`
 * until the operator has confirmed a table of another size.
 */
function findTableProblem(
  { business, branch }: ReservationContext,
  { table_id, area_id, guests }: ReservationChoice,
  operatorChange: OperatorChange | null,
): string | null {
  const table = listBookableTables(branch).find(({ id }) => id === table_id);
  if (!table) return 'this branch has no such table';
  if (operatorChange) {
    requirePartySize(table, guests, operatorChange);
    return null;
  }
  if (!getReservationSettings(business).with_table) return 'the business chooses the table';
  if (!canSeatParty(table, guests)) return 'not for a party of that size';
  return area_id && table.areaId !== area_id ? 'not in that area' : null;
}

/** Adds the problems of the party, and of the requested service, area and table, by field. */
function collectChoiceProblems(
  context: ReservationContext,
  service: FileService | null,
  choice: ReservationChoice,
  problems: Problems,
  operatorChange: OperatorChange | null,
): void {
  const { business, branch } = context;
  const maxParty = computeMaxGuests(business, branch);
  if (!operatorChange?.isOtherSizeConfirmed && choice.guests > maxParty)
    problems.set('guests', `at most ${maxParty}`);
  if (service) {
    collectServiceProblems(context, service, choice, problems);
    return;
  }
  if (choice.staff_id) problems.set('staff_id', 'only allowed for a service');
  if (choice.area_id && !branch.reservation?.areas.some(({ id }) => id === choice.area_id))
    problems.set('area_id', 'this branch has no such area');
  const problem = choice.table_id ? findTableProblem(context, choice, operatorChange) : null;
  if (problem) problems.set('table_id', problem);
}

const createProblemsRefusal = (problems: Problems): Refusal =>
  new Refusal(422, 'invalid', 'Some fields of the request are invalid', {
    fields: Object.fromEntries(problems),
  });

interface ChoiceOptions {
  /** The reservation that is being changed. */
  readonly ignoredReservationId?: string;
  /** Set if an operator changes the reservation. */
  readonly operatorChange?: OperatorChange | null;
  readonly problems?: Problems;
}

/**
 * Checks a selection and returns it with its start `time` (epoch ms). Throws Refusal 422 with every invalid field, and 409
 * `table_size` if an operator has to confirm the size of the table.
 */
export function checkChoice(
  context: ReservationContext,
  service: FileService | null,
  choice: ReservationChoice,
  { ignoredReservationId, operatorChange = null, problems = new Map() }: ChoiceOptions = {},
): { readonly criteria: ReservationCriteria; readonly time: number } {
  collectChoiceProblems(context, service, choice, problems, operatorChange);
  const time = parseInstant(choice.starts_at);
  if (time === null) problems.set('starts_at', 'a time with its offset, such as 2026-03-01T18:30:00+03:00');
  if (time === null || problems.size) throw createProblemsRefusal(problems);
  const id = (service ? choice.staff_id : choice.table_id) ?? null;
  return {
    criteria: {
      service,
      guests: choice.guests,
      id,
      areaId: choice.area_id ?? null,
      ignoredReservationId: ignoredReservationId ?? null,
      isOtherSizeConfirmed: id !== null && (operatorChange?.isOtherSizeConfirmed ?? false),
    },
    time,
  };
}

export interface ValidReservation {
  readonly criteria: ReservationCriteria;
  /** The start, in epoch ms. */
  readonly time: number;
  readonly phone: CheckedPhone;
  readonly answers: StoredAnswer[];
}

/**
 * Adds the problems of the reservation type and the pre-order, by field: a pre-order that is missing, not allowed or
 * paid online.
 */
function collectPreorderProblems(
  { business }: ReservationContext,
  request: ReserveTableRequest,
  problems: Problems,
): void {
  // Type 1 takes no pre-orders, and type 2 requires one.
  const type = getReservationSettings(business).type ?? 1;
  if (request.type !== type) problems.set('type', `reservations here are of type ${type}`);
  if (type === 2 && !request.order_lines.length)
    problems.set('order_lines', 'order something with the reservation');
  if (type === 1 && request.order_lines.length)
    problems.set('order_lines', 'nothing can be ordered with the reservation');
  if (type === 2 && isPaidOnline(request.payment_type))
    problems.set('payment_type', 'orders with a reservation are paid on the spot');
}

/**
 * Checks everything in a request that does not depend on free times. Throws Refusal 401 `login_needed` when
 * reservations require an account, and 422 with every invalid field.
 */
export function checkReservation(
  context: ReservationContext,
  request: ReserveTableRequest,
  customer: Customer | null,
): ValidReservation {
  const { business, branch } = context;
  if (getReservationSettings(business).login_required && !customer)
    throw new Refusal(401, 'login_needed', 'Please log in to reserve');
  const problems: Problems = new Map();
  collectPreorderProblems(context, request, problems);
  const checkedAnswers = checkAnswers(listQuestions(business), request.answers);
  for (const [question, problem] of checkedAnswers.problems) problems.set(`answers.${question}`, problem);
  const phone = parseReservationPhone(request, problems);
  const service = listServices(business, branch).find(({ id }) => id === request.service_id) ?? null;
  if (request.service_id && !service) problems.set('service_id', 'this branch has no such service');
  else if (!service && !listBookableTables(branch).length)
    problems.set('service_id', 'this branch has no tables');
  return {
    ...checkChoice(context, service, request, { problems }),
    phone,
    answers: checkedAnswers.storedAnswers,
  };
}

/** Parses the phone. For an invalid phone, adds a problem; callers then refuse the request and ignore the result. */
function parseReservationPhone({ phone, dial_code }: ReserveTableRequest, problems: Problems): CheckedPhone {
  const parsed = parsePhone(phone, dial_code);
  if (parsed.ok) return { dialCode: parsed.dialCode, phone: parsed.national };
  problems.set('phone', parsed.problem);
  return { dialCode: dial_code, phone };
}
