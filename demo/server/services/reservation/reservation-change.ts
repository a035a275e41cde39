import type { ChangeReservationRequest } from '../../../../src/api/contract/reservation-contract.ts';
import { orderStatus } from '../../../../src/domain/orders/order-status.ts';
import type { Db } from '../../db/open-database.ts';
import { rescheduleOrder } from '../../repo/orders/order-changes-repo.ts';
import { findReservableName } from '../../repo/reservation/reservable-times-repo.ts';
import {
  lockReservation,
  type StoredReservation,
  updateReservation,
} from '../../repo/reservation/reservations-repo.ts';
import type { Catalogue } from '../menu/business-catalogue.ts';
import { createNotFoundRefusal, Refusal } from '../shared/refusal.ts';
import { checkChoice } from './check-reservation.ts';
import type { ReservationContext } from './reservable-times-service.ts';
import { createTooLateRefusal } from './reservation-moves.ts';
import { listServices } from './reservation-offer.ts';
import { computeChangeDeadline, getReservationSnapshot } from './reservation-wire.ts';
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

/** Statuses in which the pre-order is being prepared and can no longer be rescheduled. */
const PREPARED_STATUSES: readonly number[] = [orderStatus.ready, orderStatus.out, orderStatus.delivered];

interface ReservationChange {
  readonly id: string;
  readonly guests: number;
  readonly note: string | undefined;
}

async function storeChange(
  tx: Db,
  context: ReservationContext,
  { id, guests, note }: ReservationChange,
  assignment: ReservationAssignment,
): Promise<void> {
  const row = await lockReservation(tx, id);
  if (!row) throw createNotFoundRefusal('The reservation');
  if (computeChangeDeadline(row, context.at) === null) throw createTooLateRefusal();
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
    ...{
      startsAt: from,
      endsAt: to,
      guests,
      resourceNumber: assignment.resourceNumber,
      blockedTime: assignment.blockedTime,
    },
    ...{ snapshot, note: note ?? row.note, changedAt: new Date(context.at), at: new Date(context.at) },
    ...(isSameTime ? {} : { remindAt, remindedAt: null }),
  });
  if (!row.orderId) return;
  const { table } = snapshot;
  await rescheduleOrder(tx, row.orderId, {
    ...{ from, to, table: table && { id: table.id, name: table.name } },
    allow(status) {
      if (PREPARED_STATUSES.includes(status)) throw createTooLateRefusal();
    },
  });
}

/**
 * Changes the time, party, place and note of a customer's reservation. A pre-order is rescheduled too. The table or
 * staff member stays the same if it is free and no other was requested. Callers check the ownership. Throws Refusal 409
 * `too_late`, `slot_taken` or `slot_gone`, 422 with every invalid field, and 404 when reservations are switched off;
 * nothing changes in these cases.
 */
export const createReservationChange =
  ({ db, catalogue, now, notifyChange }: ChangeDeps) =>
  async ({ row }: StoredReservation, request: ChangeReservationRequest): Promise<void> => {
    const { business, branch } = await catalogue.getBranch(row.branchId);
    const context = { business, branch, at: now() };
    if (computeChangeDeadline(row, context.at) === null) throw createTooLateRefusal();
    const serviceId = getReservationSnapshot(row).service?.id;
    const service = listServices(business, branch).find(({ id }) => id === serviceId) ?? null;
    if (serviceId && !service)
      throw new Refusal(409, 'service_gone', 'This branch does not offer this service any more');
    const { guests = row.guests, note } = request;
    const { criteria, time } = checkChoice(context, service, { ...request, guests }, row.id);
    const keepsTime = time === row.startsAt.getTime();
    const preferredName = await findReservableName(db, row.resourceNumber);
    const timeRequest = {
      criteria,
      time,
      preferredName,
      ...(keepsTime && { offeredAt: row.changedAt?.getTime() ?? row.placedAt.getTime() }),
    };
    await reserveTime(db, context, timeRequest, (tx, assignment) =>
      storeChange(tx, context, { id: row.id, guests, note }, assignment),
    );
    notifyChange(row.orderId ?? row.id);
  };
