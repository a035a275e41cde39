import { html } from 'hono/html';
import { pickTranslation } from '../../services/shared/pick-translation.ts';
import type { ConsoleMovement, ConsoleWallet } from './console-overviews.ts';
import { formatAge, formatAmount } from './console-text.ts';

const REASON: Readonly<Record<string, string>> = {
  package: 'Package bought',
  staff: 'Given by the staff',
  hold: 'Order',
  release: 'Order came to nothing',
  return: 'Order came to nothing after it was accepted',
  forfeit: 'Account deleted',
};

const businessName = ({ business: { referenceId, response } }: ConsoleWallet): string =>
  pickTranslation(response.restaurant.business_name, response.restaurant.locales) || referenceId;

/** Minor units as the console writes amounts. */
function createFormatMoney({ business: { currency } }: ConsoleWallet): (minor: number) => string {
  const { code, digits } = currency;
  return (minor) => formatAmount(Number(`${minor}e-${digits}`), { currency: code, currency_digits: digits });
}

const renderName = ({ customer: { name, dialCode, phone } }: ConsoleWallet) =>
  html`<bdi>${name || 'No name'}</bdi> <bdi dir="ltr" class="soft">${dialCode} ${phone}</bdi>`;

/** Who has an account where there are wallets, and what is in each. */
export const renderWallets = (wallets: readonly ConsoleWallet[]) =>
  wallets.length
    ? html`<div class="wide"><table>
<caption>What customers have in their wallets; on hold is what orders take that nobody has accepted yet</caption>
<thead><tr><th scope="col">Customer</th><th scope="col">Business</th><th scope="col" class="number">Balance</th><th scope="col" class="number">On hold</th></tr></thead>
<tbody>${wallets.map((wallet) => {
        const money = createFormatMoney(wallet);
        return html`<tr><td><a href="/console/wallets/${wallet.customer.id}">${renderName(wallet)}</a></td><td><bdi>${businessName(wallet)}</bdi></td><td class="number">${money(wallet.balance)}</td><td class="number">${money(wallet.held)}</td></tr>`;
      })}</tbody>
</table></div>`
    : html`<p class="empty"><strong>No wallets yet</strong><br>Customers with an account of a business that has wallets appear here.</p>`;

const purposeText = ({ reason, orderNumber, packageId, note }: ConsoleMovement): string =>
  [REASON[reason] ?? reason, orderNumber, packageId, note].filter(Boolean).join(' · ');

export interface WalletPage {
  readonly wallet: ConsoleWallet & { readonly movements: readonly ConsoleMovement[] };
  /** Of the form: what is sent twice with it is given once. */
  readonly key: string;
  /** Epoch ms. */
  readonly now: number;
}

/** One wallet: its ledger, and a form to give credit. */
export function renderWallet({ wallet, key, now }: WalletPage) {
  const money = createFormatMoney(wallet);
  return html`<section class="wallet"><h2>${renderName(wallet)}</h2>
<p><bdi>${businessName(wallet)}</bdi> · balance <strong>${money(wallet.balance)}</strong> · on hold ${money(wallet.held)}</p>
<form method="post" action="/console/wallets/${wallet.customer.id}/credit" class="give">
<input type="hidden" name="key" value="${key}">
<label>Amount in ${wallet.business.currency.code} <input name="amount" inputmode="decimal" required maxlength="12" autocomplete="off"></label>
<label>Reason, which the customer sees <input name="note" required maxlength="200" autocomplete="off"></label>
<button class="main">Give credit</button>
</form>
${
  wallet.movements.length
    ? html`<div class="wide"><table>
<caption>Latest movements</caption>
<thead><tr><th scope="col">For</th><th scope="col" class="number">Amount</th><th scope="col" class="number">Balance</th><th scope="col">When</th></tr></thead>
<tbody>${wallet.movements.map(
        (one) =>
          html`<tr><td class="words"><bdi>${purposeText(one)}</bdi>${one.onHold && ', on hold'}</td><td class="number">${money(one.amount)}</td><td class="number">${money(one.balanceAfter)}</td><td><time datetime="${one.at.toISOString()}">${formatAge(one.at.getTime(), now)}</time></td></tr>`,
      )}</tbody>
</table></div>`
    : html`<p class="empty">Nothing has moved yet.</p>`
}</section>`;
}
