import type { ChangeReservationRequest } from '../../../../src/api/contract/reservation-contract.ts';
import { orderStatus } from '../../../../src/domain/orders/order-status.ts';
import { isActive } from '../../../../src/domain/reservation/reservation-status.ts';
import type { Db } from '../../db/open-database.ts';
import { rescheduleOrder } from '../../repo/orders/order-changes-repo.ts';
import { listReservedNames } from '../../repo/reservation/reservable-times-repo.ts';
import {
  lockReservation,
  type ReservationRow,
  type StoredReservation,
  updateReservation,
} from '../../repo/reservation/reservations-repo.ts';
import type { Catalogue } from '../menu/business-catalogue.ts';
import { createNotFoundRefusal, Refusal } from '../shared/refusal.ts';
import { listServices } from './bookable-resources.ts';
import { checkChoice } from './check-reservation.ts';
import { addFreeTables, type OperatorChange } from './operator-table.ts';
import type { ReservationContext } from './reservable-times-service.ts';
import { createTooLateRefusal } from './reservation-moves.ts';
import { computeAdvanceMinutes, getReservationSettings } from './reservation-settings.ts';
import { computeChangeDeadline, getReservationSnapshot, getReservationStatus } from './reservation-wire.ts';
import {
  computeReminderTime,
  type ReservationAssignment,
  reserveTime,
  toReservationSnapshot,
} from './reserve-time.ts';

interface ChangeDeps {
  readonly db: Db;
  readonly catalogue: Pick<Catalogue, 'getBranch'>;
  /** Epoch ms. */
  readonly now: () => number;
  /** Called after this service has changed a reservation or its order. */
  readonly notifyChange: (id: string) => void;
}

const MINUTE_MS = 60_000;

/** Statuses in which the pre-order has already been prepared and can no longer be rescheduled. */
const PREPARED_STATUSES: readonly number[] = [
  orderStatus.ready,
  orderStatus.outForDelivery,
  orderStatus.delivered,
];

interface ReservationChange {
  readonly id: string;
  readonly guests: number;
  readonly note: string | undefined;
  /** Null when the customer changes the reservation. */
  readonly operatorChange: OperatorChange | null;
}

/**
 * Throws Refusal 409 `too_late` if the customer's deadline has passed. An operator can change any reservation that has
 * not ended.
 */
function requireChangeable(row: ReservationRow, at: number, operatorChange: OperatorChange | null): void {
  const canChange = operatorChange
    ? isActive(getReservationStatus(row))
    : computeChangeDeadline(row, at) !== null;
  if (!canChange) throw createTooLateRefusal();
}

/**
 * Computes the instant for which an operator's free times are listed. For a future `time`, this instant is so early that
 * the minimum notice does not exclude `time`.
 */
function computeOfferedAt({ business, at }: ReservationContext, time: number): number {
  if (time <= at) return at;
  return Math.min(
    at,
    time - computeAdvanceMinutes(getReservationSettings(business)).minAdvanceMinutes * MINUTE_MS,
  );
}

async function storeChange(
  tx: Db,
  context: ReservationContext,
  { id, guests, note, operatorChange }: ReservationChange,
  assignment: ReservationAssignment,
): Promise<void> {
  const row = await lockReservation(tx, id);
  if (!row) throw createNotFoundRefusal('The reservation');
  requireChangeable(row, context.at, operatorChange);
  await operatorChange?.recordChange(tx);
  const snapshotBefore = getReservationSnapshot(row);
  const [from, to] = [new Date(assignment.time.from), new Date(assignment.time.to)];
  // Keep the price and the deadline for changes as agreed when the reservation was placed.
  const snapshot = {
    ...toReservationSnapshot(context, assignment),
    service: snapshotBefore.service,
    change_until_hours: snapshotBefore.change_until_hours,
  };
  const remindAt = computeReminderTime(assignment.time.from, snapshotBefore.reminder_hours, context.at);
  const isSameTime = from.getTime() === row.startsAt.getTime();
  await updateReservation(tx, row, {
    startsAt: from,
    endsAt: to,
    guests,
    reservableNumber: assignment.reservableNumber,
    blockedTime: assignment.blockedTime,
    snapshot,
    note: note ?? row.note,
    changedAt: new Date(context.at),
    at: new Date(context.at),
    ...(isSameTime ? {} : { remindAt, remindedAt: null }),
  });
  if (!row.orderId) return;
  const { table } = snapshot;
  await rescheduleOrder(tx, row.orderId, {
    from,
    to,
    table: table && { id: table.id, name: table.name },
    requireAllowed(status) {
      if (PREPARED_STATUSES.includes(status)) throw createTooLateRefusal();
    },
  });
}

/**
 * Changes the time, party, table or staff member, and note of a customer's reservation. A pre-order is rescheduled too.
 * The table or staff member stays the same if free, unless the request names another. The customer's deadline and the
 * minimum notice do not bind an operator. Callers check the ownership. A refused change changes nothing. Throws Refusal
 * 404 when reservations are switched off, 422 with every invalid field, and 409 `too_late`, `service_gone`,
 * `slot_taken` or `slot_gone`. For an operator, also throws 409 `table_taken` with the free tables, and `table_size`.
 */
export const createReservationChange =
  ({ db, catalogue, now, notifyChange }: ChangeDeps) =>
  async (
    { row }: StoredReservation,
    request: ChangeReservationRequest,
    operatorChange: OperatorChange | null = null,
  ): Promise<void> => {
    const { business, branch } = await catalogue.getBranch(row.branchId);
    const context = { business, branch, at: now() };
    requireChangeable(row, context.at, operatorChange);
    const serviceId = getReservationSnapshot(row).service?.id;
    const service = listServices(business, branch).find(({ id }) => id === serviceId) ?? null;
    if (serviceId && !service)
      throw new Refusal(409, 'service_gone', 'This branch does not offer this service any more');
    const { guests = row.guests, note } = request;
    const { criteria, time } = checkChoice(
      context,
      service,
      { ...request, guests },
      { ignoredReservationId: row.id, operatorChange },
    );
    const keepsTime = time === row.startsAt.getTime();
    const offeredAt = operatorChange
      ? computeOfferedAt(context, time)
      : keepsTime
        ? (row.changedAt?.getTime() ?? row.placedAt.getTime())
        : context.at;
    const preferredNames = await listReservedNames(db, row.id);
    const timeRequest = {
      criteria,
      time,
      preferredNames,
      offeredAt,
    };
    await reserveTime(db, context, timeRequest, (tx, assignment) =>
      storeChange(tx, context, { id: row.id, guests, note, operatorChange }, assignment),
    ).catch(async (error: unknown) => {
      const isTableTaken =
        !!operatorChange && !!request.table_id && error instanceof Refusal && error.code === 'slot_taken';
      throw isTableTaken
        ? await addFreeTables(error, db, { ...context, at: offeredAt }, criteria, time)
        : error;
    });
    notifyChange(row.orderId ?? row.id);
  };
