import * as z from 'zod';
import { amount, id, rate } from './format-atoms.ts';

const signedAmount = z.string().regex(/^-?\d+(\.\d+)?$/);

const reason = z.enum([
  'item_gone',
  'not_sold_for_order_type',
  'price_label_gone',
  'modifier_gone',
  'modifiers_invalid',
  'count_invalid',
  'note_required',
  'sold_out',
  'not_now',
]);

const outcome = z.enum([
  'none',
  'applied',
  'guests_only',
  'authenticated_only',
  'delivery_only',
  'no_eligible_items',
  'below_minimum',
]);

const lineIndex = z.int().describe("Index in the input's lines, from 0");

const taxLine = z.strictObject({
  tax_id: id,
  rate,
  net_value: amount.describe('The net amount on which the tax was computed'),
  tax_value: amount,
  modifiers_tax_value: amount,
  total_tax_value: amount,
});

/** The bill that a vector's input must produce. */
export const bill = z.strictObject({
  lines: z
    .array(
      z.strictObject({
        line: lineIndex,
        unit_price: amount,
        discount_id: id.nullable(),
        discounted_price: amount,
        modifiers_price: amount,
        total_price: amount,
        net_price: amount,
        price_after_coupon: amount,
        coupon_discount_amount: amount,
        coupon_discount_count: z.int(),
        deposit: amount,
      }),
    )
    .describe('The lines that can be sold, in cart order'),
  problems: z
    .array(z.strictObject({ line: lineIndex, reason }))
    .describe('The lines that cannot be sold as chosen'),
  subtotal: amount,
  net_subtotal: amount,
  discount: amount,
  coupon: amount,
  coupon_outcome: outcome,
  inclusive_taxes: z.array(taxLine),
  exclusive_taxes: z.array(taxLine),
  deposits: amount,
  delivery_fee: amount,
  fees: z.array(z.strictObject({ id, amount })).describe('The fees that are charged'),
  tip: amount,
  rounding: signedAmount,
  total: amount,
  wallet: amount,
  cash_rounding: signedAmount,
  online_rounding: signedAmount,
  due: amount,
});

export type VectorBill = z.infer<typeof bill>;
export type VectorBillLine = VectorBill['lines'][number];
export type VectorTaxLine = z.infer<typeof taxLine>;
export type VectorReason = z.infer<typeof reason>;
export type VectorOutcome = z.infer<typeof outcome>;
