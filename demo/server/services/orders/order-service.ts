/**
 * Orders: pricing a cart, placing an order once per idempotency key, reading it and moving it through its statuses.
 * Prices come from the business file through the pricing engine; orders and their events are stored in the database
 * (repo/orders).
 */

import type { CalcOrderRequest, Quote, QuotedCoupon } from '../../../../src/api/contract/quote-contract.ts';
import { listNextStatuses, type OrderStatus } from '../../../../src/domain/orders/order-status.ts';
import type { Db } from '../../db/open-database.ts';
import { moveOrder } from '../../repo/orders/order-changes-repo.ts';
import type { OrderRow, StoredOrder } from '../../repo/orders/orders-repo.ts';
import type { Customer } from '../account/identity.ts';
import { requireSwitchedOn } from '../business/switched-off.ts';
import type { Catalogue } from '../menu/business-catalogue.ts';
import type { Payments } from '../payment/payment-service.ts';
import type { Coupons } from '../pricing/coupon-service.ts';
import { priceRequest } from '../pricing/price-request.ts';
import { requireInstant } from '../schedule/offered-slots.ts';
import { getBranchTime } from '../schedule/opening.ts';
import type { PlaceLimits } from '../schedule/place-limits.ts';
import type { RushReader } from '../schedule/rush-reader.ts';
import { createNotFoundRefusal, Refusal } from '../shared/refusal.ts';
import { loadSpendableBalance } from '../wallet/wallet-spending.ts';
import { isOrderId } from './order-ids.ts';
import { createOrderPlacement } from './order-placement.ts';
import { createOrderReader } from './order-reader.ts';
import { getOrderStatus, getOrderType } from './order-wire.ts';

interface OrderDeps {
  readonly db: Db;
  readonly catalogue: Catalogue;
  /** Epoch ms. */
  readonly now: () => number;
  /** Called after this service has changed an order. */
  readonly notifyChange: (orderId: string) => void;
  /** Called after marketing events have been queued with an order. */
  readonly wakePixelSender?: () => void;
  readonly payments: Pick<Payments, 'terms' | 'checkMethod'>;
  readonly placeLimits: PlaceLimits;
  readonly readRushes: RushReader;
  readonly coupons: Coupons;
}

interface PricedCart {
  readonly quote: Quote;
  readonly coupon: QuotedCoupon | null;
}

export type Orders = ReturnType<typeof createOrderService>;

/** Prices, places, reads and moves orders. */
export function createOrderService(deps: OrderDeps) {
  const { db, catalogue, now, notifyChange, coupons } = deps;
  const reader = createOrderReader(db, catalogue);
  return {
    /**
     * Prices a cart for the time for which it is scheduled. An unusable coupon is reported, not refused. Throws Refusal
     * 404 for an unknown branch, 433 for a business that is switched off, and what `priceRequest` throws.
     */
    async priceOrder(
      branchId: string,
      request: CalcOrderRequest,
      customer: Customer | null = null,
    ): Promise<PricedCart> {
      const { business, branch } = await catalogue.getBranch(branchId);
      requireSwitchedOn(business);
      const at = now();
      const purpose = request.reservation ? 'reservation' : request.selling_types;
      const { date: day } = getBranchTime(business, branch, purpose, at);
      const couponQuery = { at, day, customer, phone: null };
      const requestedCoupon = await coupons.resolve(business, request.coupon_code, couponQuery);
      const { scheduled_at } = request;
      const fulfilmentTime = scheduled_at ? requireInstant('scheduled_at', scheduled_at) : at;
      const wallet = await loadSpendableBalance(db, business, customer, request.use_wallet);
      const pricing = { at: fulfilmentTime, requestedCoupon, customer, wallet };
      const { quote, coupon } = priceRequest(business, branch, request, pricing);
      return { quote, coupon };
    },

    placeOrder: createOrderPlacement({ wakePixelSender: () => {}, ...deps, reader }),

    getOrder: reader.getOrder,
    loadOrders: reader.loadOrders,
    getBranchOrder: reader.getBranchOrder,
    findOrderByKey: reader.findOrderByKey,

    /**
     * Moves an order to another status. `requireAllowed` throws to refuse the move; by default it refuses an order that
     * is waiting for its payment. `recordMove` runs in the same transaction. Throws Refusal 404 for an unknown order,
     * and 409 `bad_move` for an impossible transition.
     */
    async changeStatus(
      id: string,
      to: OrderStatus,
      requireAllowed: (row: OrderRow) => void = throwIfAwaitingPayment,
      recordMove?: (tx: Db, row: OrderRow) => Promise<void>,
    ): Promise<StoredOrder> {
      if (!isOrderId(id)) throw createNotFoundRefusal('The order');
      const requireMove = (row: OrderRow): void => {
        requireAllowed(row);
        if (!listNextStatuses(getOrderStatus(row), getOrderType(row)).includes(to))
          throw new Refusal(409, 'bad_move', `An order in status ${row.status} cannot move to ${to}`);
      };
      const movedOrder = await moveOrder(db, id, to, new Date(now()), requireMove, recordMove);
      if (!movedOrder) throw createNotFoundRefusal('The order');
      notifyChange(id);
      return movedOrder;
    },
  };
}

/** Refuses an order that is waiting for its payment. Throws Refusal 409. */
export function throwIfAwaitingPayment({ payBy }: OrderRow): void {
  if (payBy) throw new Refusal(409, 'waits_for_payment', 'This order is waiting for its payment');
}
