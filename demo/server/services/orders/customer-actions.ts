import { type ArrivalProblem, findArrivalProblem } from '../../../../src/domain/orders/order-arrival.ts';
import { canCustomerCancel } from '../../../../src/domain/orders/order-cancel.ts';
import { orderStatus } from '../../../../src/domain/orders/order-status.ts';
import type { Db } from '../../db/open-database.ts';
import { saveArrival } from '../../repo/orders/order-changes-repo.ts';
import type { StoredOrder } from '../../repo/orders/orders-repo.ts';
import { parseReferenceId } from '../business/business-document.ts';
import type { Catalogue } from '../menu/business-catalogue.ts';
import { createNotFoundRefusal, Refusal } from '../shared/refusal.ts';
import { isOrderId } from './order-ids.ts';
import { type Orders, throwIfAwaitingPayment } from './order-service.ts';
import { getOrderStatus, getOrderType } from './order-wire.ts';

const createTooLateRefusal = () =>
  new Refusal(409, 'too_late', 'The restaurant has already started this order, or it has ended');

/**
 * Cancels an order for its customer, as long as the restaurant has not started it (decisions, section 4). Returns the
 * current order, whether or not it was cancelled. The caller checks the ownership.
 */
export const createCancelAction =
  ({ getOrder, changeStatus }: Pick<Orders, 'getOrder' | 'changeStatus'>) =>
  async ({ row: { id } }: StoredOrder): Promise<StoredOrder> => {
    try {
      return await changeStatus(id, orderStatus.cancelled, (order) => {
        if (!canCustomerCancel(getOrderStatus(order))) throw createTooLateRefusal();
      });
    } catch (error) {
      if (error instanceof Refusal && ['too_late', 'bad_move'].includes(error.code)) return getOrder(id);
      throw error;
    }
  };

export type CancelAction = ReturnType<typeof createCancelAction>;

interface ArrivalDeps {
  readonly db: Db;
  readonly catalogue: Pick<Catalogue, 'findBusiness'>;
  /** Epoch ms. */
  readonly now: () => number;
  /** Called after the arrival has been stored. */
  readonly notifyChange: (orderId: string) => void;
}

const REFUSALS: Readonly<Record<ArrivalProblem, () => Refusal>> = {
  not_for_pickup: () => new Refusal(422, 'not_for_pickup', 'This order is not for pickup'),
  counter_pickup: () =>
    new Refusal(422, 'counter_pickup', 'Customers of this business collect their orders at the counter'),
  order_over: () => new Refusal(409, 'order_over', 'This order has ended'),
};

/**
 * Stores that the customer of a pickup has arrived. `note` says where the customer is. A second call keeps the first
 * arrival time, and an empty note keeps the earlier note. Throws Refusal 404 for an unknown order, 422 for other order
 * types and at a business that does not ask for cars, and 409 when the order has ended or waits for its payment.
 */
export const createArrivalAction =
  ({ db, catalogue, now, notifyChange }: ArrivalDeps) =>
  async (branchId: string, id: string, note: string): Promise<StoredOrder> => {
    const referenceId = parseReferenceId(branchId);
    const business = referenceId ? await catalogue.findBusiness(referenceId) : null;
    const asksForCar = business?.file.settings.checkoutCarPickup?.showCarInfo ?? true;
    const storedOrder = isOrderId(id)
      ? await saveArrival(db, id, { at: new Date(now()), note: note || null }, (row) => {
          if (row.branchId !== branchId) throw createNotFoundRefusal('The order');
          const problem = findArrivalProblem(getOrderType(row), getOrderStatus(row), asksForCar);
          if (problem) throw REFUSALS[problem]();
          throwIfAwaitingPayment(row);
        })
      : null;
    if (!storedOrder) throw createNotFoundRefusal('The order');
    notifyChange(id);
    return storedOrder;
  };

export type ArrivalAction = ReturnType<typeof createArrivalAction>;
