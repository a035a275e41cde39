import { createHash } from 'node:crypto';
import type { OrderRequest } from '../../../../src/api/contract/order-request-contract.ts';
import type { Quote } from '../../../../src/api/contract/quote-contract.ts';
import { isPaidOnline } from '../../../../src/domain/payment/payment-type.ts';
import { NO_RUSH } from '../../../../src/domain/schedule/rush.ts';
import { parseInstant } from '../../../../src/lib/calendar.ts';
import type { Db } from '../../db/open-database.ts';
import { isCustomerMissing } from '../../repo/orders/order-changes-repo.ts';
import type { NewOrder, StoredOrder } from '../../repo/orders/orders-repo.ts';
import { CouponUsedUp } from '../../repo/pricing/coupon-redemptions-repo.ts';
import { SlotFull } from '../../repo/schedule/slot-places-repo.ts';
import { type Customer, createInvalidTokenRefusal } from '../account/identity.ts';
import { checkPhoneProof, parseCustomerPhone } from '../account/phone-check.ts';
import { requireSwitchedOn } from '../business/switched-off.ts';
import type { Catalogue } from '../menu/business-catalogue.ts';
import { createOrderPayment } from '../payment/new-payment.ts';
import { NO_PAYMENT_ORIGIN, type PaymentOrigin } from '../payment/package-payment.ts';
import type { Payments } from '../payment/payment-service.ts';
import { type Coupons, type RequestedCoupon, toUsedUpCoupon } from '../pricing/coupon-service.ts';
import { claimPlace } from '../schedule/immediate-place.ts';
import { createSlotRefusal } from '../schedule/offered-slots.ts';
import { getBranchTime } from '../schedule/opening.ts';
import { type PlaceLimits, toPlaceRefusal } from '../schedule/place-limits.ts';
import { requirePreparation, requireSlot } from '../schedule/require-slot.ts';
import type { RushReader } from '../schedule/rush-reader.ts';
import { Refusal } from '../shared/refusal.ts';
import { type ClientInfo, toPurchaseEntries, UNKNOWN_CLIENT } from '../tracking/pixel-queue.ts';
import { loadSpendableBalance, retryWhenOverdrawn } from '../wallet/wallet-spending.ts';
import { requireAcceptedOrderKind } from './check-order.ts';
import { draftOrder } from './draft-order.ts';
import { insertNumberedOrder } from './insert-numbered-order.ts';
import { countDishes, measureRequest } from './measure-request.ts';
import type { OrderReader } from './order-reader.ts';

/** The customer who places an order, and details of the request. */
interface PlacementContext {
  /** Null for a guest. */
  readonly customer?: Customer | null;
  /** The request's IP address and user agent. */
  readonly client?: ClientInfo;
  /** Where the request came from, and where the customer returns after paying. */
  readonly paymentOrigin?: PaymentOrigin;
}

interface PlacementDeps {
  readonly db: Db;
  readonly catalogue: Catalogue;
  readonly reader: Pick<OrderReader, 'findByKey' | 'flushOrders'>;
  /** Epoch ms. */
  readonly now: () => number;
  /** Called after marketing events have been queued with an order. */
  readonly wakePixelSender: () => void;
  readonly payments: Pick<Payments, 'terms' | 'checkMethod'>;
  readonly placeLimits: PlaceLimits;
  readonly readRushes: RushReader;
  readonly coupons: Coupons;
}

export function createOrderPlacement({
  db,
  catalogue,
  reader,
  now,
  wakePixelSender,
  payments,
  placeLimits,
  readRushes,
  coupons,
}: PlacementDeps) {
  /**
   * Places an order once per business and key. A repeated request returns the stored order, even if the shop has
   * closed or prices have changed since. An unusable coupon is left out, which changes the total. With the customer's
   * consent, the purchase event is queued in the same transaction. Throws Refusal 404 for an unknown branch, 422 for
   * an invalid order, 409 for an order that is no longer possible, 422 `key_reused` for the key of another order, 429
   * `too_many_places`, and 433 for a business that is switched off.
   */
  return async function placeOrder(
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
    { customer = null, client = UNKNOWN_CLIENT, paymentOrigin = NO_PAYMENT_ORIGIN }: PlacementContext = {},
  ): Promise<StoredOrder> {
    const { business, branch } = await catalogue.getBranch(request.branch_id);
    const requestHash = createHash('sha256').update(JSON.stringify(request)).digest('hex').slice(0, 32);
    const findPlacedOrder = async (): Promise<StoredOrder | null> => {
      const storedOrder = await reader.findByKey(business.referenceId, key);
      if (storedOrder && storedOrder.row.requestHash !== requestHash)
        throw new Refusal(422, 'key_reused', 'This Idempotency-Key was used for another order');
      return storedOrder;
    };
    /** Returns an order only once it is on disk. Until then, a power failure could undo it. */
    const findDurableOrder = async (): Promise<StoredOrder | null> => {
      const storedOrder = await findPlacedOrder();
      if (storedOrder) await reader.flushOrders();
      return storedOrder;
    };
    const earlierOrder = await findDurableOrder();
    if (earlierOrder) return earlierOrder;

    requireAcceptedOrderKind(requireSwitchedOn(business), request);
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
    const storeOrder = async (requestedCoupon: RequestedCoupon | null): Promise<void> => {
      const slot = await requireSlot(db, context, request);
      const wallet = await loadSpendableBalance(db, business, customer, request.use_wallet);
      const draftInput = {
        now: at,
        phone,
        slot,
        rush,
        holdId: context.holdId,
        owner,
        requestedCoupon,
        customer,
        wallet,
      };
      const { order: draft, ...draftParts } = draftOrder(business, branch, request, draftInput);
      if (slot && draft.prepareAt)
        await requirePreparation(
          db,
          context,
          request.selling_types,
          slot,
          slot.from - draft.prepareAt.getTime(),
        );
      const createPixelEvents = (number: string) =>
        tracking
          ? toPurchaseEntries(business, { number, quote: draft.quote as Quote, phone }, tracking, client, at)
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
          paymentOrigin,
          at: new Date(at),
        };
        const createPayment = (order: NewOrder) =>
          isPaidOnline(order.paymentType) && order.due > 0 ? createOrderPayment(order, paymentInput) : null;
        await insertNumberedOrder(db, orderRow, {
          ...draftParts,
          slotClaim,
          createPixelEvents,
          createPayment,
          isFlushDeferred: true,
        });
      } catch (error) {
        if (!(error instanceof SlotFull)) throw toRefusal(error);
        // Another customer took the last place of the slot. An immediate order tries the next slot, so there are at
        // most as many attempts as slots.
        if (!slot) return storeOrder(requestedCoupon);
        throw await createSlotRefusal(db, context, request.selling_types, 'slot_full', slot.from);
      }
    };
    const requestedCoupon = await coupons.resolve(business, request.coupon_code, {
      at,
      customer,
      phone,
      day: getBranchTime(business, branch, request.selling_types, at).date,
    });
    try {
      await retryWhenOverdrawn(() => storeOrder(requestedCoupon)).catch((error: unknown) => {
        if (error instanceof CouponUsedUp)
          return retryWhenOverdrawn(() => storeOrder(toUsedUpCoupon(requestedCoupon)));
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
  };
}
