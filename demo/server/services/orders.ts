import { createHash } from 'node:crypto';
import type { OrderRequest, Quote, WireOrder } from '../../../src/api/schemas/order.ts';
import { nextStates, type OrderStatus, orderStatus } from '../../../src/domain/order/status.ts';
import type { Bill } from '../../../src/domain/pricing/types.ts';
import type { Db } from '../db/open.ts';
import {
  insertOrder,
  isNumberTaken,
  moveOrder,
  type NewOrder,
  orderById,
  orderByKey,
  type StoredOrder,
} from '../repo/orders.ts';
import { wireIdOf } from './business-document.ts';
import type { FileBranch } from './business-file.ts';
import type { Business, Catalogue } from './catalogue.ts';
import { checkAmounts, checkedPhone, checkedTime, checkOffered } from './check-order.ts';
import { isOrderId, newOrderId, newOrderNumber } from './order-names.ts';
import { sellingTypeOf, statusOf } from './order-wire.ts';
import { priceRequest } from './price-request.ts';
import { notFound, Refusal } from './refusal.ts';

const MINUTE = 60_000;
/** Numbers are drawn at random; this many drawn twice in a row is no accident. */
const NUMBER_DRAWS = 8;

interface OrderDeps {
  readonly db: Db;
  readonly catalogue: Catalogue;
  /** Epoch ms. */
  readonly now: () => number;
  /** Called after an order changed here. */
  readonly changed: (orderId: string) => void;
}

export type Orders = ReturnType<typeof createOrders>;

/** Placing, reading and moving orders. */
export function createOrders({ db, catalogue, now, changed }: OrderDeps) {
  const order = async (id: string): Promise<StoredOrder> => {
    const found = isOrderId(id) ? await orderById(db, id) : null;
    if (!found) throw notFound('The order');
    return found;
  };

  return {
    /** Throws Refusal 404. */
    order,

    /** An order of a branch. Throws Refusal 404, also when it is another branch's. */
    async orderOf(branchId: string, id: string): Promise<StoredOrder> {
      const found = await order(id);
      if (found.row.branchId !== branchId) throw notFound('The order');
      return found;
    },

    /**
     * Places an order once per business and key: sending it again answers with the order that is there, also when the shop
     * has closed or prices have changed meanwhile. Throws Refusal: 404 unknown branch, 422 what cannot be, 409 what no
     * longer can, 422 `key_reused` for a key that was used for another order.
     */
    async place(request: OrderRequest, key: string): Promise<StoredOrder> {
      const { business, branch } = await catalogue.branch(request.branch_id);
      const requestHash = createHash('sha256').update(JSON.stringify(request)).digest('hex').slice(0, 32);
      const placed = async (): Promise<StoredOrder | null> => {
        const found = await orderByKey(db, business.referenceId, key);
        if (found && found.row.requestHash !== requestHash)
          throw new Refusal(422, 'key_reused', 'This Idempotency-Key was used for another order');
        return found;
      };
      const before = await placed();
      if (before) return before;

      const draft = draftOrder(business, branch, request, now());
      await insertDrawingNumbers(db, { ...draft, idempotencyKey: key, requestHash });
      const stored = await placed();
      if (!stored) throw new Error('An order was stored and is not there');
      return stored;
    },

    /** Moves an order on. Throws Refusal: 404 unknown, 409 `bad_move` when it cannot go there from where it stands. */
    async move(id: string, to: OrderStatus): Promise<StoredOrder> {
      if (!isOrderId(id)) throw notFound('The order');
      const moved = await moveOrder(db, id, to, new Date(now()), (row) => {
        if (!nextStates(statusOf(row), sellingTypeOf(row)).includes(to))
          throw new Refusal(409, 'bad_move', `An order in status ${row.status} cannot move to ${to}`);
      });
      if (!moved) throw notFound('The order');
      changed(id);
      return moved;
    },
  };
}

type Draft = Omit<NewOrder, 'id' | 'number' | 'idempotencyKey' | 'requestHash'>;

/** Checks a request against the business as it is at `now`, and makes the row of it. */
function draftOrder(business: Business, branch: FileBranch, request: OrderRequest, now: number): Draft {
  checkOffered(business, request);
  const phone = checkedPhone(request);
  const scheduledAt = checkedTime(business, branch, request, now);
  const { bill, quote } = priceRequest(business, branch, request, scheduledAt ?? now);
  checkAmounts(business, request, bill, quote);
  const promisedAt = scheduledAt ?? now + preparationMinutes(branch, bill) * MINUTE;
  return {
    referenceId: business.referenceId,
    branchId: request.branch_id,
    status: scheduledAt === null ? orderStatus.pending : orderStatus.scheduled,
    sellingType: request.selling_types,
    paymentType: request.payment_type,
    customerName: request.name,
    ...phone,
    car: request.car?.trim() || null,
    comment: request.comment,
    notes: request.notes,
    couponCode: bill.couponOutcome === 'applied' ? (request.coupon_code ?? null) : null,
    ...amounts(bill, quote),
    branch: branchSnapshot(business, branch),
    placedAt: new Date(now),
    promisedAt: new Date(promisedAt),
    scheduledAt: scheduledAt === null ? null : new Date(scheduledAt),
  };
}

const preparationMinutes = (branch: FileBranch, bill: Bill): number =>
  Math.max(branch.preparation_minutes, ...bill.lines.map(({ item }) => item.preparationMinutes ?? 0));

const amounts = (bill: Bill, quote: Quote) => ({
  currency: bill.currency.code,
  currencyDigits: bill.currency.digits,
  subtotal: bill.subtotal.minor,
  total: bill.total.minor,
  due: bill.due.minor,
  quote,
});

/** The branch as it was when the order was placed: it may move or go. */
const branchSnapshot = (business: Business, branch: FileBranch): WireOrder['branch'] => ({
  id: wireIdOf(business.referenceId, branch.id),
  name: branch.name,
  ...(branch.address && { address: branch.address }),
  phone: branch.phone ?? business.response.restaurant.phone ?? null,
  lat: branch.lat ?? null,
  lng: branch.lng ?? null,
});

async function insertDrawingNumbers(db: Db, draft: Omit<NewOrder, 'id' | 'number'>): Promise<void> {
  for (let draw = 1; ; draw++) {
    try {
      await insertOrder(db, { ...draft, id: newOrderId(), number: newOrderNumber() });
      return;
    } catch (error) {
      if (!isNumberTaken(error) || draw === NUMBER_DRAWS) throw error;
    }
  }
}
