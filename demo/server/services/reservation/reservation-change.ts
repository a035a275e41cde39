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
import { notFound, Refusal } from '../shared/refusal.ts';
import { checkChoice } from './check-reservation.ts';
import type { ReservationContext } from './reservable-times-service.ts';
import { tooLateRefusal } from './reservation-moves.ts';
import { servicesAt } from './reservation-offer.ts';
import { changeUntil, reservedThingOf } from './reservation-wire.ts';
import { type Reservable, reminderTime, reserveTime, toReservedThing } from './reserve-time.ts';

interface ChangingDeps {
  readonly db: Db;
  readonly catalogue: Pick<Catalogue, 'branch'>;
  /** Epoch ms. */
  readonly now: () => number;
  /** Called after a reservation, or the order with it, changed here. */
  readonly changed: (id: string) => void;
}

/** Statuses in which the pre-order is prepared and cannot be moved any more. */
const PREPARED_STATUSES: readonly number[] = [orderStatus.ready, orderStatus.out, orderStatus.delivered];

interface Change {
  readonly id: string;
  readonly guests: number;
  readonly note: string | undefined;
}

async function storeChange(
  tx: Db,
  where: ReservationContext,
  { id, guests, note }: Change,
  reservable: Reservable,
): Promise<void> {
  const row = await lockReservation(tx, id);
  if (!row) throw notFound('The reservation');
  if (changeUntil(row, where.at) === null) throw tooLateRefusal();
  const before = reservedThingOf(row);
  const [from, to] = [new Date(reservable.time.from), new Date(reservable.time.to)];
  // The price and the deadline for changes stay as agreed when the reservation was placed.
  const what = {
    ...toReservedThing(where, reservable),
    service: before.service,
    change_until_hours: before.change_until_hours,
  };
  const remindAt = reminderTime(reservable.time.from, before.reminder_hours, where.at);
  const isSameTime = from.getTime() === row.startsAt.getTime();
  await updateReservation(tx, row, {
    ...{
      startsAt: from,
      endsAt: to,
      guests,
      reservableNo: reservable.reservableNo,
      taking: reservable.taking,
    },
    ...{ what, note: note ?? row.note, changedAt: new Date(where.at), at: new Date(where.at) },
    ...(isSameTime ? {} : { remindAt, remindedAt: null }),
  });
  if (!row.orderId) return;
  const { table } = what;
  await rescheduleOrder(tx, row.orderId, {
    ...{ from, to, table: table && { id: table.id, name: table.name } },
    allow(status) {
      if (PREPARED_STATUSES.includes(status)) throw tooLateRefusal();
    },
  });
}

/**
 * Changes the time, party, place and note of a reservation for its customer. A pre-order is rescheduled too. The table or staff
 * member stays the same if it is free and no other was requested. Callers check the ownership. Throws Refusal 409 `too_late`,
 * `slot_taken` or `slot_gone` without changing anything, 422 with every invalid field, 404 when reservations are switched off.
 */
export const createReservationChange =
  ({ db, catalogue, now, changed }: ChangingDeps) =>
  async ({ row }: StoredReservation, request: ChangeReservationRequest): Promise<void> => {
    const { business, branch } = await catalogue.branch(row.branchId);
    const where = { business, branch, at: now() };
    if (changeUntil(row, where.at) === null) throw tooLateRefusal();
    const serviceId = reservedThingOf(row).service?.id;
    const service = servicesAt(business, branch).find(({ id }) => id === serviceId) ?? null;
    if (serviceId && !service)
      throw new Refusal(409, 'service_gone', 'This branch does not offer this service any more');
    const { guests = row.guests, note } = request;
    const { wish, time } = checkChoice(where, service, { ...request, guests }, row.id);
    const keepsTime = time === row.startsAt.getTime();
    const preferredName = await findReservableName(db, row.reservableNo);
    const taking = {
      wish,
      time,
      preferredName,
      ...(keepsTime && { offeredAt: row.changedAt?.getTime() ?? row.placedAt.getTime() }),
    };
    await reserveTime(db, where, taking, (tx, reservable) =>
      storeChange(tx, where, { id: row.id, guests, note }, reservable),
    );
    changed(row.orderId ?? row.id);
  };
