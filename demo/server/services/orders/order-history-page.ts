import type { WireOrder } from '../../../../src/api/contract/order-contract.ts';
import type { OrderSummary } from '../../../../src/api/contract/order-list-contract.ts';
import type { Quote } from '../../../../src/api/contract/quote-contract.ts';
import type { Db } from '../../db/open-database.ts';
import { loadStars } from '../../repo/feedback/reviews-repo.ts';
import type { OrderRow } from '../../repo/orders/orders-repo.ts';
import { listCustomerOrderPage } from '../../repo/orders/orders-repo.ts';
import type { Customer } from '../account/identity.ts';
import type { Catalogue } from '../menu/business-catalogue.ts';
import { toZonedIso } from '../schedule/business-time.ts';
import { getTimezone } from '../schedule/opening.ts';
import { getDelivery, getOrderStatus, getOrderType } from './order-wire.ts';

const PAGE_SIZE = 20;

interface HistoryPage {
  readonly orders: readonly OrderSummary[];
  readonly pagination: { readonly page: number; readonly pages: number; readonly total: number };
}

function toOrderSummary(row: OrderRow, timezone: string, stars: number | null): OrderSummary {
  const branch = row.branch as WireOrder['branch'];
  const { lines, total } = row.quote as Quote;
  return {
    id: row.id,
    number: row.number,
    branch_id: branch.id,
    branch_name: branch.name,
    status: getOrderStatus(row),
    selling_type: getOrderType(row),
    placed_at: toZonedIso(row.placedAt.getTime(), timezone),
    scheduled_at: row.scheduledAt && toZonedIso(row.scheduledAt.getTime(), timezone),
    currency: row.currency,
    currency_digits: row.currencyDigits,
    total,
    count: lines.reduce((units, { quantity }) => units + quantity, 0),
    shipped: !!getDelivery(row)?.country,
    rate: stars,
    unpaid: row.payBy !== null,
  };
}

/** Loads one page of a customer's orders, newest first. Pages start at 1; pages beyond the last one are empty. */
export const createOrderHistory =
  ({ db, catalogue }: { readonly db: Db; readonly catalogue: Catalogue }) =>
  async (customer: Pick<Customer, 'id' | 'referenceId'>, page: number): Promise<HistoryPage> => {
    const timezone = getTimezone(await catalogue.getBusiness(customer.referenceId));
    const { rows, total } = await listCustomerOrderPage(db, customer.id, {
      limit: PAGE_SIZE,
      offset: (page - 1) * PAGE_SIZE,
    });
    const stars = await loadStars(
      db,
      rows.map(({ id }) => id),
    );
    return {
      orders: rows.map((row) => toOrderSummary(row, timezone, stars.get(row.id) ?? null)),
      pagination: { page, pages: Math.ceil(total / PAGE_SIZE), total },
    };
  };
export type OrderHistory = ReturnType<typeof createOrderHistory>;
