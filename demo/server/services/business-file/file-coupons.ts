import { beginOf, endOf, readMoment } from '../schedule/moments.ts';
import { type Checker, type Entry, entries, loose, type Names } from './file-checker.ts';

const isMoment = (value: unknown): value is string => typeof value === 'string' && readMoment(value) !== null;

/** Problems of coupons: codes used twice, items nobody sells, an end before the start. */
export function checkCoupons(file: Entry, items: Names, check: Checker): void {
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
    return beginOf(starts, timezone) < endOf(expires, timezone);
  } catch {
    // A time zone nobody knows is a problem of its own.
    return true;
  }
}
