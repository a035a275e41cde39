/**
 * Orders: pricing a cart, placing an order once per idempotency key, reading it and moving it through its statuses.
 * Prices come from the business file through the pricing engine; orders and their events are stored in the database
 * (repo/orders).
 */

import { createHash } from 'node:crypto';
import type { OrderRequest } from '../../../../src/api/contract/order-contract.ts';
import type { CalcOrderRequest, Quote, QuotedCoupon } from '../../../../src/api/contract/quote-contract.ts';
import { listNextStatuses, type OrderStatus } from '../../../../src/domain/orders/order-status.ts';
import { isPaidOnline } from '../../../../src/domain/payment/payment-type.ts';
import { NO_RUSH } from '../../../../src/domain/schedule/rush.ts';
import { parseInstant } from '../../../../src/lib/calendar.ts';
import type { Db } from '../../db/open-database.ts';
import { isCustomerMissing, moveOrder } from '../../repo/orders/order-changes-repo.ts';
import {
  loadOrders,
  loadOrdersByKey,
  type NewOrder,
  type OrderKey,
  type OrderRow,
  type StoredOrder,
} from '../../repo/orders/orders-repo.ts';
import { CouponUsedUp } from '../../repo/pricing/coupon-redemptions-repo.ts';
import { SlotFull } from '../../repo/schedule/slot-places-repo.ts';
import { flushCommits } from '../../repo/shared/group-commit.ts';
import { type Customer, createInvalidTokenRefusal } from '../account/identity.ts';
import { checkPhoneProof, parseCustomerPhone } from '../account/phone-check.ts';
import { requireSwitchedOn } from '../business/switched-off.ts';
import type { Catalogue } from '../menu/business-catalogue.ts';
import { createOrderPayment } from '../payment/new-payment.ts';
import { NO_PAYMENT_PAGE, type PaymentOrigin } from '../payment/package-payment.ts';
import type { Payments } from '../payment/payment-service.ts';
import { type Coupons, type RequestedCoupon, toUsedUpCoupon } from '../pricing/coupon-service.ts';
import { priceRequest } from '../pricing/price-request.ts';
import { claimPlace } from '../schedule/immediate-place.ts';
import { getOrderTime } from '../schedule/opening.ts';
import { type PlaceLimits, toPlaceRefusal } from '../schedule/place-limits.ts';
import { requirePreparation, requireSlot } from '../schedule/require-slot.ts';
import type { RushReader } from '../schedule/rush-reader.ts';
import { createSlotRefusal, requireInstant } from '../schedule/slot-offers.ts';
import { createNotFoundRefusal, Refusal } from '../shared/refusal.ts';
import { createSharedReads } from '../shared/shared-reads.ts';
import { type ClientInfo, toPurchaseEntries, UNKNOWN_CLIENT } from '../tracking/pixel-queue.ts';
import { loadSpendableBalance, retryOverdrawn } from '../wallet/wallet-spending.ts';
import { requireOffered } from './check-order.ts';
import { draftOrder } from './draft-order.ts';
import { insertNumberedOrder } from './insert-numbered-order.ts';
import { countDishes, measureRequest } from './measure-request.ts';
import { isOrderId } from './order-ids.ts';
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

/** The customer who places an order, and details of the request. */
interface PlacementContext {
  /** Null for a guest. */
  readonly customer?: Customer | null;
  /** The request's IP address and user agent. */
  readonly client?: ClientInfo;
  /** The URL to return to after paying. */
  readonly from?: PaymentOrigin;
}

interface PricedCart {
  readonly quote: Quote;
  readonly coupon: QuotedCoupon | null;
}

export type Orders = ReturnType<typeof createOrderService>;

/** A business's idempotency key as one text. */
const toOrderKey = (referenceId: string, key: string): string => JSON.stringify([referenceId, key]);

function parseOrderKey(text: string): OrderKey {
  const [referenceId, key] = JSON.parse(text) as [string, string];
  return { referenceId, key };
}

/** Prices, places, reads and moves orders. */
export function createOrderService({
  db,
  catalogue,
  now,
  notifyChange,
  wakePixelSender = () => {},
  payments,
  placeLimits,
  readRushes,
  coupons,
}: OrderDeps) {
  const readOrderByKey = createSharedReads(async (keys: readonly string[]) => {
    const storedOrders = await loadOrdersByKey(db, keys.map(parseOrderKey));
    return new Map(
      storedOrders.map((order) => [toOrderKey(order.row.referenceId, order.row.idempotencyKey), order]),
    );
  });
  /**
   * Flushes the stored orders to disk. Calls that arrive during a flush share the next flush, because flushing takes
   * longer than storing an order.
   */
  const flush = createSharedReads(async (names: readonly 'orders'[]) => {
    await flushCommits(db);
    return new Map(names.map((name) => [name, true]));
  });
  const readOrder = createSharedReads((ids: readonly string[]) => loadOrders(db, ids));
  const getOrder = async (id: string): Promise<StoredOrder> => {
    const existing = isOrderId(id) && (await readOrder(id));
    if (!existing) throw createNotFoundRefusal('The order');
    return existing;
  };

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
      const { date: day } = getOrderTime(business, branch, purpose, at);
      const couponQuery = { at, day, customer, phone: null };
      const requestedCoupon = await coupons.resolve(business, request.coupon_code, couponQuery);
      const { scheduled_at } = request;
      const fulfilmentTime = scheduled_at ? requireInstant('scheduled_at', scheduled_at) : at;
      const wallet = await loadSpendableBalance(db, business, customer, request.use_wallet);
      const pricing = { at: fulfilmentTime, requestedCoupon, customer, wallet };
      const { quote, coupon } = priceRequest(business, branch, request, pricing);
      return { quote, coupon };
    },

    /** Throws Refusal 404. */
    getOrder,

    /** Loads orders by id. The map has no entry for an unknown id. */
    loadMany: (ids: readonly string[]): Promise<Map<string, StoredOrder>> => loadOrders(db, ids),

    /** An order of a branch. Throws Refusal 404, even if another branch has the order. */
    async getBranchOrder(branchId: string, id: string): Promise<StoredOrder> {
      const existing = await getOrder(id);
      if (existing.row.branchId !== branchId) throw createNotFoundRefusal('The order');
      return existing;
    },

    /** Returns the order that was placed with a key, or null. Throws Refusal 404 for an unknown branch. */
    async findOrderByKey(branchId: string, key: string): Promise<StoredOrder | null> {
      const { business } = await catalogue.getBranch(branchId);
      const existing = await readOrderByKey(toOrderKey(business.referenceId, key));
      if (existing) await flush('orders');
      return existing ?? null;
    },

    /**
     * Places an order once per business and key. A repeated request returns the stored order, even if the shop has
     * closed or prices have changed since. An unusable coupon is left out, which changes the total. With the customer's
     * consent, the purchase event is queued in the same transaction. Throws Refusal 404 for an unknown branch, 422 for
     * an invalid order, 409 for an order that is no longer possible, 422 `key_reused` for the key of another order, 429
     * `too_many_places`, and 433 for a business that is switched off.
     */
    async placeOrder(
      {
        tracking,
        hold_id,
        device_id,
        phone_proof,
        return_url,
        extra_minutes,
        promised_at,
        ...request
      }: OrderRequest,
      key: string,
      { customer = null, client = UNKNOWN_CLIENT, from = NO_PAYMENT_PAGE }: PlacementContext = {},
    ): Promise<StoredOrder> {
      const { business, branch } = await catalogue.getBranch(request.branch_id);
      const requestHash = createHash('sha256').update(JSON.stringify(request)).digest('hex').slice(0, 32);
      const findPlacedOrder = async (): Promise<StoredOrder | null> => {
        const existing = (await readOrderByKey(toOrderKey(business.referenceId, key))) ?? null;
        if (existing && existing.row.requestHash !== requestHash)
          throw new Refusal(422, 'key_reused', 'This Idempotency-Key was used for another order');
        return existing;
      };
      /** Returns an order only once it is on disk. Until then, a power failure could undo it. */
      const findDurableOrder = async (): Promise<StoredOrder | null> => {
        const existing = await findPlacedOrder();
        if (existing) await flush('orders');
        return existing;
      };
      const earlierOrder = await findDurableOrder();
      if (earlierOrder) return earlierOrder;

      requireOffered(requireSwitchedOn(business), request);
      payments.checkMethod(business, request.payment_type, request.selling_types);
      const phone = parseCustomerPhone(business, request);
      const at = now();
      const isVerified = await checkPhoneProof(
        { db, business, at },
        { customer, phone, proof: phone_proof ?? null },
      );
      const sender = { ip: client.ip, deviceId: device_id, phone, isVerified };
      const owner = placeLimits.identify(business.referenceId, sender);
      const rush = (await readRushes(request.branch_id))[request.selling_types] ?? NO_RUSH;
      const context = {
        business,
        branch,
        at,
        rush,
        seenExtraMinutes: extra_minutes,
        seenPromise: parseInstant(promised_at ?? ''),
        holdId: hold_id ?? null,
        size: measureRequest(business, branch, request, at),
      };
      const toRefusal = (error: unknown): unknown =>
        isCustomerMissing(error) ? createInvalidTokenRefusal() : toPlaceRefusal(error, new Date(at));
      const store = async (requestedCoupon: RequestedCoupon | null): Promise<void> => {
        const slot = await requireSlot(db, context, request);
        const wallet = await loadSpendableBalance(db, business, customer, request.use_wallet);
        const draftInput = {
          ...{ now: at, phone, slot, rush, holdId: context.holdId, owner },
          ...{ requestedCoupon, customer, wallet },
        };
        const { order: draft, ...draftParts } = draftOrder(business, branch, request, draftInput);
        if (slot && draft.prepareAt)
          await requirePreparation(
            ...[db, context, request.selling_types, slot, slot.from - draft.prepareAt.getTime()],
          );
        const createPixelEvents = (number: string) =>
          tracking
            ? toPurchaseEntries(
                business,
                { number, quote: draft.quote as Quote, phone },
                tracking,
                client,
                at,
              )
            : [];
        const size = { dishes: countDishes(request.order_lines), amount: draft.subtotal };
        const place = await claimPlace(db, context, request, { ...draft, ...draftParts, size });
        const { promisedAt, slotClaim } = place;
        const orderRow = { ...draft, promisedAt, idempotencyKey: key, requestHash };
        try {
          const paymentInput = {
            terms: payments.terms,
            paymentType: request.payment_type,
            key,
            from,
            at: new Date(at),
          };
          const createPayment = (order: NewOrder) =>
            isPaidOnline(order.paymentType) && order.due > 0 ? createOrderPayment(order, paymentInput) : null;
          await insertNumberedOrder(db, orderRow, {
            ...{ ...draftParts, slotClaim, createPixelEvents, createPayment },
            isFlushDeferred: true,
          });
        } catch (error) {
          if (!(error instanceof SlotFull)) throw toRefusal(error);
          // Another customer took the last place of the slot. An immediate order tries the next slot, so there are at
          // most as many attempts as slots.
          if (!slot) return store(requestedCoupon);
          throw await createSlotRefusal(db, context, request.selling_types, 'slot_full', slot.from);
        }
      };
      const requestedCoupon = await coupons.resolve(business, request.coupon_code, {
        ...{ at, customer, phone },
        day: getOrderTime(business, branch, request.selling_types, at).date,
      });
      try {
        await retryOverdrawn(() => store(requestedCoupon)).catch((error: unknown) => {
          if (error instanceof CouponUsedUp)
            return retryOverdrawn(() => store(toUsedUpCoupon(requestedCoupon)));
          throw error;
        });
      } catch (error) {
        // A concurrent request for the same order may have used the coupon or taken the last place.
        const concurrentOrder = error instanceof Refusal && (await findDurableOrder());
        if (concurrentOrder) return concurrentOrder;
        throw error;
      }
      const storedOrder = await findDurableOrder();
      if (!storedOrder) throw new Error('An order was stored but cannot be read. Check the database.');
      if (tracking) wakePixelSender();
      return storedOrder;
    },

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
