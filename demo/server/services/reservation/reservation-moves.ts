import { isFinal, listNextStatuses, orderStatus } from '../../../../src/domain/orders/order-status.ts';
import {
  listNextReservationStatuses,
  type ReservationStatus,
  reservationStatus,
} from '../../../../src/domain/reservation/reservation-status.ts';
import type { Db } from '../../db/open-database.ts';
import { moveOrder } from '../../repo/orders/order-changes-repo.ts';
import { findOrderById } from '../../repo/orders/orders-repo.ts';
import {
  findReservationById,
  lockReservation,
  type ReservationRow,
  type StoredReservation,
  updateReservation,
} from '../../repo/reservation/reservations-repo.ts';
import { NO_OWNER } from '../../repo/schedule/place-owners-repo.ts';
import { isOrderId } from '../orders/order-ids.ts';
import { getOrderStatus, getOrderType } from '../orders/order-wire.ts';
import { createNotFoundRefusal, Refusal } from '../shared/refusal.ts';
import { computeChangeDeadline, getReservationStatus } from './reservation-wire.ts';

interface MoveDeps {
  readonly db: Db;
  /** Epoch ms. */
  readonly now: () => number;
  /** Called after this service has changed a reservation or its order. */
  readonly notifyChange: (id: string) => void;
}

export const createTooLateRefusal = (): Refusal =>
  new Refusal(409, 'too_late', 'It is too late to change or cancel this reservation');

/** Cancels the pre-order if that is still possible. */
async function cancelPreorder(tx: Db, { orderId }: ReservationRow, at: Date): Promise<void> {
  const order = orderId && (await findOrderById(tx, orderId));
  if (
    !order ||
    !listNextStatuses(getOrderStatus(order.row), getOrderType(order.row)).includes(orderStatus.cancelled)
  )
    return;
  await moveOrder(tx, order.row.id, orderStatus.cancelled, at, (row) => {
    if (isFinal(getOrderStatus(row))) throw createTooLateRefusal();
  });
}

/** Reads, moves and cancels reservations. */
export function createReservationMoves({ db, now, notifyChange }: MoveDeps) {
  const getReservation = async (id: string): Promise<StoredReservation> => {
    const storedReservation = isOrderId(id) ? await findReservationById(db, id) : null;
    if (!storedReservation) throw createNotFoundRefusal('The reservation');
    return storedReservation;
  };
  const moveReservation = async (
    id: string,
    to: ReservationStatus,
    actor: 'customer' | 'business',
    requireAllowed: (row: ReservationRow, at: number) => void,
    recordMove?: (tx: Db, row: ReservationRow) => Promise<void>,
  ): Promise<StoredReservation> => {
    if (!isOrderId(id)) throw createNotFoundRefusal('The reservation');
    const at = now();
    const orderId = await db.transaction(async (tx) => {
      const row = await lockReservation(tx, id);
      if (!row) throw createNotFoundRefusal('The reservation');
      requireAllowed(row, at);
      await recordMove?.(tx, row);
      const isRejection = to === reservationStatus.rejected;
      await updateReservation(tx, row, {
        status: to,
        endedBy: isRejection ? actor : null,
        // The reservation is now confirmed or over, so it no longer counts as an unconfirmed place of its owner.
        ...NO_OWNER,
        at: new Date(at),
      });
      if (isRejection) await cancelPreorder(tx, row, new Date(at));
      return row.orderId;
    });
    notifyChange(orderId ?? id);
    return getReservation(id);
  };

  return {
    /** Throws Refusal 404. */
    getReservation,

    /**
     * Moves a reservation to another status on behalf of the business. `recordMove` runs in the same transaction. Throws
     * Refusal 404, and 409 `bad_move` (decisions, section 4).
     */
    changeStatus(
      id: string,
      to: ReservationStatus,
      recordMove?: (tx: Db, row: ReservationRow) => Promise<void>,
    ): Promise<StoredReservation> {
      const requireMove = (row: ReservationRow): void => {
        if (!listNextReservationStatuses(getReservationStatus(row)).includes(to))
          throw new Refusal(409, 'bad_move', `A reservation in status ${row.status} cannot move to ${to}`);
      };
      return moveReservation(id, to, 'business', requireMove, recordMove);
    },

    /**
     * Cancels a reservation for its customer and returns it. Does nothing if the customer has already cancelled it.
     * Callers check the ownership. Throws Refusal 409 `too_late`.
     */
    async cancel({ row }: StoredReservation): Promise<StoredReservation> {
      if (row.endedBy === 'customer') return getReservation(row.id);
      return moveReservation(row.id, reservationStatus.rejected, 'customer', (lockedRow, at) => {
        if (computeChangeDeadline(lockedRow, at) === null) throw createTooLateRefusal();
      });
    },
  };
}
