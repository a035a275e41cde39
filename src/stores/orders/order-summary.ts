import type { WireOrder } from '../../api/contract/order-contract.ts';
import type { OrderSummary } from '../../api/contract/order-list-contract.ts';

/** What a list shows of an order. */
export const summaryOf = ({ branch, quote, review, ...order }: WireOrder): OrderSummary => ({
  id: order.id,
  number: order.number,
  branch_id: branch.id,
  branch_name: branch.name,
  status: order.status,
  selling_type: order.selling_type,
  placed_at: order.placed_at,
  scheduled_at: order.scheduled_at ?? null,
  currency: quote.currency,
  currency_digits: quote.currency_digits,
  total: quote.total,
  count: quote.lines.reduce((count, { quantity }) => count + quantity, 0),
  rate: review?.rate ?? null,
  unpaid: !!order.payment?.pay_by,
});
