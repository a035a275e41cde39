import type { Db } from '../../db/open-database.ts';
import { insertOrder, isOrderNumberTaken } from '../../repo/orders/order-changes-repo.ts';
import type { NewOrder } from '../../repo/orders/orders-repo.ts';
import type { NewPayment } from '../../repo/payment/payments-repo.ts';
import type { Redemption } from '../../repo/pricing/coupon-redemptions-repo.ts';
import type { SlotClaim } from '../../repo/schedule/slot-places-repo.ts';
import type { NewPixelEvent } from '../../repo/tracking/tracking-repo.ts';
import type { WalletPart } from '../../repo/wallet/wallet-repo.ts';
import { toPaymentColumns } from '../payment/new-payment.ts';
import { createOrderNumber, createRandomId } from './order-ids.ts';

/** Order numbers are random. This many consecutive collisions indicate a bug. */
const MAX_NUMBER_ATTEMPTS = 8;

interface NumberedOrderParts {
  readonly redemption: Redemption | null;
  readonly slotClaim: SlotClaim | null;
  readonly wallet: WalletPart | null;
  readonly createPixelEvents: (orderNumber: string) => readonly NewPixelEvent[];
  readonly createPayment: (order: NewOrder) => NewPayment | null;
  /** Whether the caller flushes the commit later, together with the commits of other orders. */
  readonly isFlushDeferred?: boolean;
}

/**
 * Stores a new order with a new id and an unused number. Returns the id, or null when an order with this idempotency
 * key already exists. Throws what `insertOrder` throws.
 */
export async function insertNumberedOrder(
  db: Db,
  draft: Omit<NewOrder, 'id' | 'number'>,
  { createPixelEvents, createPayment, ...parts }: NumberedOrderParts,
): Promise<string | null> {
  for (let attempt = 1; ; attempt++) {
    try {
      const [id, number] = [createRandomId(), createOrderNumber()];
      const pixelEvents = createPixelEvents(number).map((event) => ({ ...event, orderId: id }));
      const order = { ...draft, id, number };
      const payment = createPayment(order);
      const orderWithPayment = { ...order, ...(payment && toPaymentColumns(order, payment)) };
      return (await insertOrder(db, orderWithPayment, { ...parts, pixelEvents, payment })) ? id : null;
    } catch (error) {
      if (!isOrderNumberTaken(error) || attempt === MAX_NUMBER_ATTEMPTS) throw error;
    }
  }
}
