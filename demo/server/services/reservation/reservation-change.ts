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

/** In the kitchen it is done, and waits for nobody at another time. */
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
  got: Reservable,
): Promise<void> {
  const row = await lockReservation(tx, id);
  if (!row) throw notFound('The reservation');
  if (changeUntil(row, where.at) === null) throw tooLateRefusal();
  const before = reservedThingOf(row);
  const [from, to] = [new Date(got.time.from), new Date(got.time.to)];
  // What was agreed when it was placed stays: the price, and until when it may be changed.
  const what = {
    ...toReservedThing(where, got),
    service: before.service,
    change_until_hours: before.change_until_hours,
  };
  const remind = reminderTime(got.time.from, before.reminder_hours, where.at);
  const isSameTime = from.getTime() === row.startsAt.getTime();
  await updateReservation(tx, row, {
    ...{ startsAt: from, endsAt: to, guests, reservableNo: got.reservableNo, taking: got.taking },
    ...{ what, note: note ?? row.note, changedAt: new Date(where.at), at: new Date(where.at) },
    ...(isSameTime ? {} : { remindAt: remind, remindedAt: null }),
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
 * Changes a reservation for its customer, while that may be: its time, party, place and note. What was ordered with it moves along;
 * what it takes stays the same where that is free and nothing else is asked for. Who may is asked before. Throws Refusal: 409 `too_late`,
 * `slot_taken` or `slot_gone`, which leave it as it was, 422 with every field that is wrong, 404 where none are taken any more.
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
      throw new Refusal(409, 'service_gone', 'This service is not given here any more');
    const { guests = row.guests, note } = request;
    const { wanted, time } = checkChoice(where, service, { ...request, guests }, row.id);
    const isKept = time === row.startsAt.getTime();
    const prefers = await findReservableName(db, row.reservableNo);
    const taking = {
      wanted,
      time,
      prefers,
      ...(isKept && { inReachAt: row.changedAt?.getTime() ?? row.placedAt.getTime() }),
    };
    await reserveTime(db, where, taking, (tx, got) =>
      storeChange(tx, where, { id: row.id, guests, note }, got),
    );
    changed(row.orderId ?? row.id);
  };
