import { isPaidOnline, paymentType } from '../../../../src/domain/payment/payment-type.ts';
import { type Checker, type Entry, entries, listOf, loose } from './file-checker.ts';

/** Problems of the wallet: what it leaves of an order is paid in cash, and its packages are paid online. */
export function checkWallet(file: Entry, check: Checker): void {
  const { enable_wallet, payment_methods } = loose(file.value.settings);
  const methods = listOf(payment_methods);
  const section: Entry = { path: ['wallet'], value: loose(file.value.wallet) };
  const packages = entries(section, 'packages');
  check.unique(packages, 'id', 'package');
  if (enable_wallet !== true) return;
  const expected = (what: string) =>
    check.problem(['settings', 'payment_methods'], `${what}, since enable_wallet is true`, payment_methods);
  if (payment_methods !== undefined && !methods.includes(paymentType.cash))
    expected('2 (cash) among them, for what the wallet leaves');
  if (packages.length && !methods.some((code) => typeof code === 'number' && isPaidOnline(code)))
    expected('an online method among them, for the packages');
}
