import { isPaidOnline, paymentType } from '../../../../src/domain/payment/payment-type.ts';
import { endInstant, parseMoment, startInstant } from '../schedule/business-time.ts';
import { type Entry, entries, type FileChecker, listOf, loose, type Names } from './file-checker.ts';

const isMoment = (value: unknown): value is string =>
  typeof value === 'string' && parseMoment(value) !== null;

/** Problems of coupons: codes used twice, items nobody sells, an end before the start. */
export function checkCoupons(file: Entry, items: Names, check: FileChecker): void {
  const { timezone = 'Asia/Kuwait' } = loose(file.value.settings);
  const coupons = entries(file, 'coupons');
  check.unique(coupons, 'code', 'coupon');
  for (const coupon of coupons) {
    check.known(coupon, 'item_ids', items, 'the id of an item');
    const { starts, expires } = coupon.value;
    if (isMoment(starts) && isMoment(expires) && !isBefore(starts, expires, String(timezone)))
      check.problem([...coupon.path, 'expires'], `a time after ${starts}`, expires);
  }
}

function isBefore(starts: string, expires: string, timezone: string): boolean {
  try {
    return startInstant(starts, timezone) < endInstant(expires, timezone);
  } catch {
    // A time zone nobody knows is a problem of its own.
    return true;
  }
}

/** Problems of the wallet: what it leaves of an order is paid in cash, and its packages are paid online. */
export function checkWallet(file: Entry, check: FileChecker): void {
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
