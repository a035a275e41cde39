import { html } from 'hono/html';
import type { Currency } from '../../../../src/domain/money/money.ts';
import type { BusinessScope } from '../../services/operators/operator-access.ts';
import type { ListPage } from '../../services/shared/list-page.ts';
import { getBusinessName, renderFormToken } from './console-frame.ts';
import type { ConsoleBusiness } from './console-model.ts';
import { formatAge, formatAmount } from './console-text.ts';

/** A customer's wallet. Amounts are in minor units of the business's currency. */
export interface ConsoleWallet {
  readonly business: ConsoleBusiness & { readonly currency: Currency };
  readonly customer: {
    readonly id: string;
    readonly name: string;
    readonly dialCode: string;
    readonly phone: string;
  };
  readonly balance: number;
  readonly onHold: number;
}

/** A ledger entry of a wallet. */
export interface ConsoleMovement {
  readonly reason: string;
  readonly amount: number;
  readonly balanceAfter: number;
  readonly at: Date;
  readonly isOnHold: boolean;
  readonly orderNumber: string | null;
  readonly packageId: string | null;
  readonly note: string | null;
}

/** Reads wallets. `loadWallet` throws Refusal 404 for a customer who is unknown or belongs to another business. */
export interface ConsoleWallets {
  readonly listWallets: (
    scope: BusinessScope,
    page: ListPage,
  ) => Promise<{ readonly wallets: readonly ConsoleWallet[]; readonly hasMore: boolean }>;
  readonly loadWallet: (
    scope: BusinessScope,
    id: string,
  ) => Promise<ConsoleWallet & { readonly movements: readonly ConsoleMovement[] }>;
}

const REASON_TEXT: Readonly<Record<string, string>> = {
  package: 'Package bought',
  staff: 'Credit from staff',
  hold: 'Order',
  release: 'Order rejected or cancelled',
  return: 'Order cancelled after it was accepted',
  refund: 'Refund by staff',
  forfeit: 'Account deleted',
};

/** A formatter for amounts in minor units of the wallet's currency. */
function createMoneyFormatter({ business: { currency } }: ConsoleWallet): (minorUnits: number) => string {
  const { code, digits } = currency;
  return (minorUnits) =>
    formatAmount(Number(`${minorUnits}e-${digits}`), { currency: code, currency_digits: digits });
}

const renderName = ({ customer: { name, dialCode, phone } }: ConsoleWallet) =>
  html`<bdi>${name || 'No name'}</bdi> <bdi dir="ltr" class="soft">${dialCode} ${phone}</bdi>`;

/** Renders a list of wallets with their balances. */
export const renderWallets = (wallets: readonly ConsoleWallet[]) =>
  wallets.length
    ? html`<div class="wide"><table>
<caption>Wallet balances. "On hold" is the amount of orders that are not accepted yet.</caption>
<thead><tr><th scope="col">Customer</th><th scope="col">Business</th><th scope="col" class="number">Balance</th><th scope="col" class="number">On hold</th></tr></thead>
<tbody>${wallets.map((wallet) => {
        const formatMoney = createMoneyFormatter(wallet);
        return html`<tr><td class="words"><a href="/console/wallets/${wallet.customer.id}">${renderName(wallet)}</a></td><td><bdi>${getBusinessName(wallet.business)}</bdi></td><td class="number">${formatMoney(wallet.balance)}</td><td class="number">${formatMoney(wallet.onHold)}</td></tr>`;
      })}</tbody>
</table></div>`
    : html`<p class="empty"><strong>No wallets yet</strong><br>Customers with an account appear here when their business offers wallets.</p>`;

const formatPurpose = ({ reason, orderNumber, packageId, note }: ConsoleMovement): string =>
  [REASON_TEXT[reason] ?? reason, orderNumber, packageId, note].filter(Boolean).join(' · ');

export interface WalletPage {
  readonly wallet: ConsoleWallet & { readonly movements: readonly ConsoleMovement[] };
  /** Idempotency key of the form: submitting it twice gives the credit once. */
  readonly key: string;
  /** The session's token, for the form. */
  readonly token: string;
  /** Epoch ms. */
  readonly now: number;
}

/** Renders a wallet: its balance, a form that adds credit, and its ledger. */
export function renderWallet({ wallet, key, token, now }: WalletPage) {
  const formatMoney = createMoneyFormatter(wallet);
  return html`<section class="wallet"><h2>${renderName(wallet)}</h2>
<p><bdi>${getBusinessName(wallet.business)}</bdi> · balance <strong>${formatMoney(wallet.balance)}</strong> · on hold ${formatMoney(wallet.onHold)}</p>
<form method="post" action="/console/wallets/${wallet.customer.id}/credit" class="give">
${renderFormToken(token)}<input type="hidden" name="key" value="${key}">
<label>Amount in ${wallet.business.currency.code} <input name="amount" inputmode="decimal" required maxlength="12" autocomplete="off"></label>
<label>Reason (visible to the customer) <input name="note" required maxlength="200" autocomplete="off"></label>
<button class="main">Give credit</button>
</form>
${
  wallet.movements.length
    ? html`<div class="wide"><table>
<caption>Latest transactions</caption>
<thead><tr><th scope="col">Reason</th><th scope="col" class="number">Amount</th><th scope="col" class="number">Balance</th><th scope="col">Date</th></tr></thead>
<tbody>${wallet.movements.map(
        (movement) =>
          html`<tr><td class="words"><bdi>${formatPurpose(movement)}</bdi>${movement.isOnHold && ', on hold'}</td><td class="number">${formatMoney(movement.amount)}</td><td class="number">${formatMoney(movement.balanceAfter)}</td><td><time datetime="${movement.at.toISOString()}">${formatAge(movement.at.getTime(), now)}</time></td></tr>`,
      )}</tbody>
</table></div>`
    : html`<p class="empty">No transactions yet.</p>`
}</section>`;
}
