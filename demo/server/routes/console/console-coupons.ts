import { html } from 'hono/html';
import type { Currency } from '../../../../src/domain/money/money.ts';
import { getBusinessName } from './console-frame.ts';
import type { ConsoleBusiness } from './console-model.ts';
import { formatAmount } from './console-text.ts';

/** A coupon of a business, and how many orders used it. */
export interface ConsoleCoupon {
  readonly business: ConsoleBusiness;
  readonly currency: Currency;
  readonly coupon: {
    readonly code: string;
    readonly discount_type: 'percent' | 'fixed';
    readonly discount_value: number;
    readonly all_menu: boolean;
    readonly item_ids?: readonly string[] | undefined;
    readonly max_allowed_items?: number | null | undefined;
    readonly user_type?: 'all' | 'guest' | 'authenticated' | undefined;
    readonly free_delivery?: boolean | undefined;
    readonly minimum?: number | undefined;
    /** Days or times, as written in the business file. */
    readonly starts?: string | undefined;
    readonly expires?: string | undefined;
    readonly max_redemptions?: number | undefined;
    readonly max_per_customer?: number | undefined;
  };
  readonly state: 'usable' | 'not_started' | 'expired' | 'used_up' | 'disabled';
  /** Number of orders that used the coupon, without rejected and cancelled ones. */
  readonly redeemedCount: number;
  /** Number of rejected or cancelled orders that used the coupon. */
  readonly voidedCount: number;
}

const STATE_TEXT: Readonly<Record<ConsoleCoupon['state'], string>> = {
  usable: 'Active',
  not_started: 'Not started',
  expired: 'Expired',
  used_up: 'Used up',
  disabled: 'Disabled',
};

const AUDIENCE_TEXT = { all: '', guest: 'guests only', authenticated: 'account holders only' };

/** The discount and the conditions of a coupon. */
function formatTerms({ coupon, currency }: ConsoleCoupon): string {
  const formatCouponAmount = (value: number): string =>
    formatAmount(value, { currency: currency.code, currency_digits: currency.digits });
  const { discount_type, discount_value: value, item_ids = [], max_allowed_items: maxUnits } = coupon;
  return [
    value > 0 && (discount_type === 'percent' ? `${value}% off` : `${formatCouponAmount(value)} off`),
    coupon.free_delivery && 'free delivery',
    !coupon.all_menu && `on ${item_ids.join(', ')}`,
    maxUnits && `${maxUnits} units at most`,
    coupon.minimum && `from ${formatCouponAmount(coupon.minimum)}`,
    AUDIENCE_TEXT[coupon.user_type ?? 'all'],
    coupon.max_per_customer && `${coupon.max_per_customer} per customer`,
  ]
    .filter(Boolean)
    .join(', ');
}

const formatValidity = ({ starts, expires }: ConsoleCoupon['coupon']): string =>
  starts || expires ? `${starts ?? ''} – ${expires ?? ''}` : 'Always';

const formatUses = ({ coupon: { max_redemptions }, redeemedCount }: ConsoleCoupon): string =>
  max_redemptions ? `${redeemedCount} of ${max_redemptions}` : String(redeemedCount);

/** Renders the coupons with their number of uses. */
export const renderCoupons = (coupons: readonly ConsoleCoupon[]) =>
  coupons.length
    ? html`<div class="wide"><table>
<caption>Orders that used each coupon. Rejecting or cancelling an order returns its coupon.</caption>
<thead><tr><th scope="col">Coupon</th><th scope="col">Business</th><th scope="col" class="number">Used</th><th scope="col" class="number">Returned</th><th scope="col">Status</th><th scope="col">Valid</th><th scope="col">Terms</th></tr></thead>
<tbody>${coupons.map(
        (entry) =>
          html`<tr${entry.state !== 'usable' && html` class="expired"`}><td><code>${entry.coupon.code}</code></td><td><bdi>${getBusinessName(entry.business)}</bdi></td><td class="number">${formatUses(entry)}</td><td class="number">${entry.voidedCount}</td><td>${STATE_TEXT[entry.state]}</td><td>${formatValidity(entry.coupon)}</td><td class="words">${formatTerms(entry)}</td></tr>`,
      )}</tbody>
</table></div>`
    : html`<p class="empty"><strong>No coupons yet</strong><br>Coupons from the business files appear here, with their number of uses.</p>`;
