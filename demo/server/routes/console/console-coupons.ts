import { html } from 'hono/html';
import { pickTranslation } from '../../services/shared/pick-translation.ts';
import type { ConsoleCoupon } from './console-overviews.ts';
import { formatAmount } from './console-text.ts';

const STATE: Readonly<Record<ConsoleCoupon['state'], string>> = {
  usable: 'usable',
  not_started: 'not yet',
  expired: 'over',
  used_up: 'used up',
  disabled: 'switched off',
};

const FOR_WHOM = { all: '', guest: 'guests only', authenticated: 'with an account only' };

/** What a coupon gives, and what for, in a few words. */
function termsText({ coupon, currency }: ConsoleCoupon): string {
  const money = (value: number): string =>
    formatAmount(value, { currency: currency.code, currency_digits: currency.digits });
  const { discount_type, discount_value: value, item_ids = [], max_allowed_items: most } = coupon;
  return [
    value > 0 && (discount_type === 'percent' ? `${value}% off` : `${money(value)} off`),
    coupon.free_delivery && 'free delivery',
    !coupon.all_menu && `on ${item_ids.join(', ')}`,
    most && `${most} units at most`,
    coupon.minimum && `from ${money(coupon.minimum)}`,
    FOR_WHOM[coupon.user_type ?? 'all'],
    coupon.max_per_customer && `${coupon.max_per_customer} per customer`,
  ]
    .filter(Boolean)
    .join(', ');
}

const validityText = ({ starts, expires }: ConsoleCoupon['coupon']): string =>
  starts || expires ? `${starts ?? ''} – ${expires ?? ''}` : 'always';

const usesText = ({ coupon: { max_redemptions }, redeemed }: ConsoleCoupon): string =>
  max_redemptions ? `${redeemed} of ${max_redemptions}` : String(redeemed);

/** How often each coupon was used. */
export const renderCoupons = (coupons: readonly ConsoleCoupon[]) =>
  coupons.length
    ? html`<div class="wide"><table>
<caption>Orders each coupon was used for; a rejected or cancelled order gives it back</caption>
<thead><tr><th scope="col">Coupon</th><th scope="col">Business</th><th scope="col" class="number">Used</th><th scope="col" class="number">Given back</th><th scope="col">Now</th><th scope="col">Time</th><th scope="col">Terms</th></tr></thead>
<tbody>${coupons.map((entry) => {
        const { referenceId, response } = entry.business;
        const { locales, business_name } = response.restaurant;
        return html`<tr${entry.state !== 'usable' && html` class="expired"`}><td><code>${entry.coupon.code}</code></td><td><bdi>${pickTranslation(business_name, locales) || referenceId}</bdi></td><td class="number">${usesText(entry)}</td><td class="number">${entry.givenBack}</td><td>${STATE[entry.state]}</td><td>${validityText(entry.coupon)}</td><td class="words">${termsText(entry)}</td></tr>`;
      })}</tbody>
</table></div>`
    : html`<p class="empty"><strong>No coupons yet</strong><br>The coupons of a business's file appear here, with how often they were used.</p>`;
