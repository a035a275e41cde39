import { createHash } from 'node:crypto';
import type { WireOrderTable } from '../../../../src/api/contract/order-contract.ts';
import type { OrderRequest } from '../../../../src/api/contract/order-request-contract.ts';
import type { ReserveTableRequest } from '../../../../src/api/contract/reservation-contract.ts';
import type { Span } from '../../../../src/domain/schedule/open-state.ts';
import { NO_RUSH } from '../../../../src/domain/schedule/rush.ts';
import type { Db } from '../../db/open-database.ts';
import type { PlaceOwner } from '../../repo/schedule/place-owners-repo.ts';
import type { Customer } from '../account/identity.ts';
import type { CheckedPhone } from '../account/phone-check.ts';
import { draftOrder } from '../orders/draft-order.ts';
import { insertNumberedOrder } from '../orders/insert-numbered-order.ts';
import type { RequestedCoupon } from '../pricing/coupon-service.ts';
import { Refusal } from '../shared/refusal.ts';
import { loadSpendableBalance } from '../wallet/wallet-spending.ts';
import type { ReservationContext } from './reservable-times-service.ts';

interface PreorderInput {
  readonly key: string;
  readonly phone: CheckedPhone;
  readonly owner: PlaceOwner;
  readonly customer: Customer | null;
  readonly requestedCoupon: RequestedCoupon | null;
  readonly time: Span;
  readonly table: WireOrderTable | null;
}

/** Converts a reservation's pre-order to an order request. */
const toOrderRequest = (request: ReserveTableRequest): OrderRequest => ({
  selling_types: 'dine_in',
  reservation: true,
  priority: 'later',
  branch_id: request.branch_id,
  order_lines: request.order_lines,
  coupon_code: request.coupon_code,
  use_wallet: request.use_wallet,
  scheduled_at: request.starts_at,
  name: request.name,
  phone: request.phone,
  dial_code: request.dial_code,
  comment: request.comment,
  notes: '',
  fees: 0,
  payment_type: request.payment_type,
  total: request.total,
  wallet_amount: request.wallet_amount,
});

/**
 * Stores the pre-order in the transaction of its reservation: scheduled for the start, at the table, paid on the spot.
 * Returns the order's id. Throws the errors of pricing and of storing an order: Refusal (409 `stale_total` or
 * `line_problems`, or 422), CouponUsedUp, WalletOverdrawn.
 */
export async function insertPreorder(
  tx: Db,
  { business, branch, at }: ReservationContext,
  request: ReserveTableRequest,
  { key, phone, owner, customer, requestedCoupon, time, table }: PreorderInput,
): Promise<string> {
  const wallet = await loadSpendableBalance(tx, business, customer, request.use_wallet);
  const orderRequest = toOrderRequest(request);
  const { order: draft, ...draftParts } = draftOrder(business, branch, orderRequest, {
    now: at,
    phone,
    slot: time,
    rush: NO_RUSH,
    holdId: null,
    owner,
    requestedCoupon,
    customer,
    wallet,
    preorder: { table },
  });
  const requestHash = createHash('sha256').update(JSON.stringify(orderRequest)).digest('hex').slice(0, 32);
  const id = await insertNumberedOrder(
    tx,
    { ...draft, idempotencyKey: key, requestHash },
    { ...draftParts, createPixelEvents: () => [], createPayment: () => null },
  );
  if (!id) throw new Refusal(422, 'key_reused', 'This Idempotency-Key was used for an order');
  return id;
}
