import { oneOf } from '../../../lib/checks.ts';
import { need, or, shape } from '../../../lib/shape.ts';
import type { OrderSummary } from '../order-list-contract.ts';
import { flag, id, number, sellingType, text, texts, whole } from './light-common.ts';

/** `orderSummary` of schemas/orders-page.ts. */
export const orderSummary = shape<OrderSummary>({
  id,
  number: text,
  branch_id: id,
  branch_name: texts,
  status: need(oneOf(0, 1, 2, 3, 4, 5, 9, 10)),
  selling_type: sellingType,
  placed_at: text,
  scheduled_at: or(text, null),
  currency: text,
  currency_digits: whole,
  total: number,
  count: whole,
  rate: or(whole, null),
  unpaid: or(flag, null),
});
