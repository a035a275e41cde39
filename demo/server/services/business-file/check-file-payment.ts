import { listOrderMethods } from '../../../../src/domain/payment/payment-methods.ts';
import { isPaidOnline, paymentType } from '../../../../src/domain/payment/payment-type.ts';
import { parseDayOrTime, toEndInstant, toStartInstant } from '../schedule/business-time.ts';
import { type Entry, type FileChecker, listEntries, type Names, toList, toObject } from './file-checker.ts';

const isDayOrTime = (value: unknown): value is string =>
  typeof value === 'string' && parseDayOrTime(value) !== null;

/** Checks coupons: duplicate codes, unknown items, and a period that ends before it starts. */
export function checkCoupons(file: Entry, items: Names, check: FileChecker): void {
  const { timezone = 'Asia/Kuwait' } = toObject(file.value.settings);
  const coupons = listEntries(file, 'coupons');
  check.checkUnique(coupons, 'code', 'coupon');
  for (const coupon of coupons) {
    check.checkExists(coupon, 'item_ids', items, 'the id of an item');
    const { starts, expires } = coupon.value;
    if (isDayOrTime(starts) && isDayOrTime(expires) && !startsBeforeEnd(starts, expires, String(timezone)))
      check.addProblem([...coupon.path, 'expires'], `a time after ${starts}`, expires);
  }
}

function startsBeforeEnd(starts: string, expires: string, timezone: string): boolean {
  try {
    return toStartInstant(starts, timezone) < toEndInstant(expires, timezone);
  } catch {
    // An unknown time zone is reported separately.
    return true;
  }
}

/**
 * Checks the payment methods of a business with a wallet: cash for amounts that the wallet does not cover, and an online
 * method for packages.
 */
export function checkWallet(file: Entry, check: FileChecker): void {
  const { enable_wallet, payment_methods } = toObject(file.value.settings);
  const methods = toList(payment_methods);
  const walletSection: Entry = { path: ['wallet'], value: toObject(file.value.wallet) };
  const packages = listEntries(walletSection, 'packages');
  check.checkUnique(packages, 'id', 'package');
  if (enable_wallet !== true) return;
  const reportMethods = (expected: string) =>
    check.addProblem(
      ['settings', 'payment_methods'],
      `${expected}, because enable_wallet is true`,
      payment_methods,
    );
  if (payment_methods !== undefined && !methods.includes(paymentType.cash))
    reportMethods('a list with 2 (cash), for amounts that the wallet does not cover');
  if (packages.length && !methods.some((code) => typeof code === 'number' && isPaidOnline(code)))
    reportMethods('a list with an online method, for wallet packages');
}

/**
 * Checks that every order type can be paid: hidden prices rule out online methods, and a delivery may accept only some
 * methods.
 */
export function checkPaymentMethods(file: Entry, check: FileChecker): void {
  const {
    hide_price,
    payment_methods = [paymentType.cash],
    checkoutDelivery,
  } = toObject(file.value.settings);
  const { enabled, cash, credit } = toObject(checkoutDelivery);
  const offeredMethods = toList(payment_methods).filter((code) => typeof code === 'number');
  const rules = {
    paymentMethods: offeredMethods,
    hidesPrices: hide_price === true,
    selling: { delivery: { cash: cash !== false, credit: credit !== false } },
  };
  if (offeredMethods.length && !listOrderMethods(rules, 'car_pickup').length) {
    check.addProblem(
      ['settings', 'payment_methods'],
      'a list with 2 (cash) or 3 (pay later), because hide_price is true',
      payment_methods,
    );
  } else if (offeredMethods.length && enabled === true && !listOrderMethods(rules, 'delivery').length) {
    check.addProblem(
      ['settings', 'checkoutDelivery'],
      'cash or credit settings that leave at least one of payment_methods for deliveries',
      checkoutDelivery,
    );
  }
}
