import type { OrderRequest } from '../../../src/api/schemas/order.ts';
import { toDecimal } from '../../../src/domain/money/arithmetic.ts';
import { compare, fromDecimal } from '../../../src/domain/money/money.ts';
import { parsePhone } from '../../../src/domain/phone/parse-phone.ts';
import { minimumProgress } from '../../../src/domain/pricing/minimum-order.ts';
import type { Bill } from '../../../src/domain/pricing/types.ts';
import type { FileBranch } from './business-file.ts';
import type { Business } from './catalogue.ts';
import { isoIn } from './instants.ts';
import { openState, sellingSettings, slotsFrom, timezoneOf } from './opening.ts';
import type { PricedRequest } from './price-request.ts';
import { Refusal } from './refusal.ts';

/** Methods that need no payment page. */
const PAID_ON_THE_SPOT = [2, 3];
/** How many free slots are offered in the place of one that is gone. */
const OFFERED_SLOTS = 4;

const invalid = (code: string, field: string, message: string): Refusal =>
  new Refusal(422, code, message, { fields: { [field]: message } });

/** In two parts: "+49" and national digits. */
export interface CheckedPhone {
  readonly dialCode: string;
  readonly phone: string;
}

/** The phone in its two parts, as its numbering plan writes it. Throws Refusal 422. */
export function checkedPhone({ phone, dial_code }: OrderRequest): CheckedPhone {
  const parsed = parsePhone(phone, dial_code);
  if (!parsed.ok) throw invalid('phone_invalid', 'phone', parsed.problem);
  return { dialCode: parsed.dialCode, phone: parsed.national };
}

/** Refuses what this business, or this backend, does not do. Throws Refusal 422. */
export function checkOffered(business: Business, request: OrderRequest): void {
  if (request.reservation)
    throw invalid('reservation_elsewhere', 'reservation', 'A reservation is made by its own call');
  const { checkoutDineIn, payment_methods, send_gift, enable_gift } = business.response.restaurant;
  if (request.gift && !(enable_gift || (send_gift && request.selling_types === 'delivery')))
    throw invalid('gift_unavailable', 'gift', 'This business takes no orders as gifts');
  if (request.selling_types === 'dine_in' && checkoutDineIn?.cart === false)
    throw invalid('selling_type_unavailable', 'selling_types', 'Orders at the table are taken by the staff');
  if (!payment_methods.includes(request.payment_type) || !PAID_ON_THE_SPOT.includes(request.payment_type))
    throw invalid('payment_unavailable', 'payment_type', 'This business does not take that payment here');
}

/**
 * When the order is for (epoch ms); null: as soon as possible. Throws Refusal 409: `closed` with the next opening, or
 * `slot_unavailable` with the nearest free slots.
 */
export function checkedTime(
  business: Business,
  branch: FileBranch,
  request: OrderRequest,
  now: number,
): number | null {
  const timezone = timezoneOf(business);
  const type = request.selling_types;
  if (request.priority === 'now') {
    const { open, opensAt } = openState(business, branch, type, now);
    const onlyLater = sellingSettings(business, type)?.scheduled_orders?.only_schedule ?? false;
    if (open && !onlyLater) return null;
    throw new Refusal(409, open ? 'only_scheduled' : 'closed', 'No orders are taken for now', {
      opens_at: opensAt === null ? null : isoIn(opensAt, timezone),
    });
  }
  const wanted = Date.parse(request.scheduled_at ?? '');
  if (Number.isNaN(wanted))
    throw invalid('invalid', 'scheduled_at', 'A time with its offset, such as 2026-03-01T18:30:00+03:00');
  const slots = slotsFrom(business, branch, type, now);
  if (slots.some(({ from }) => from === wanted)) return wanted;
  const nearest = [...slots]
    .sort((a, b) => Math.abs(a.from - wanted) - Math.abs(b.from - wanted))
    .slice(0, OFFERED_SLOTS)
    .sort((a, b) => a.from - b.from);
  throw new Refusal(409, 'slot_unavailable', 'That time can no longer be chosen', {
    slots: nearest.map(({ from, to }) => ({ from: isoIn(from, timezone), to: isoIn(to, timezone) })),
  });
}

/** Refuses a cart below the minimum, and a total that is not today's. Throws Refusal 422 or 409 `stale_total`. */
export function checkAmounts(request: OrderRequest, { bill, quote, coupon, least }: PricedRequest): void {
  const { missing } = minimumProgress(bill.subtotal, least);
  if (missing.minor > 0)
    throw new Refusal(422, 'below_minimum', 'The order is below the minimum', {
      fields: { order_lines: 'below the minimum order' },
      minimum: toDecimal(least),
      missing: toDecimal(missing),
      quote,
      coupon,
    });
  if (!isSame(request.total, bill))
    throw new Refusal(409, 'stale_total', 'The price has changed', { quote, coupon });
}

function isSame(shown: number, { total, currency }: Bill): boolean {
  try {
    return compare(fromDecimal(shown, currency), total) === 0;
  } catch {
    return false;
  }
}
