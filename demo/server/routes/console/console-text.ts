import type { LocalizedText } from '../../../../src/api/contract/common-contract.ts';
import type { Quote } from '../../../../src/api/contract/quote-contract.ts';
import type { SellingType } from '../../../../src/domain/menu/menu-types.ts';
import type { OrderStatus } from '../../../../src/domain/orders/order-status.ts';
import { hasOwnWord } from '../../../../src/domain/tables/table.ts';
import { toZonedTime } from '../../services/schedule/business-time.ts';
import { pickTranslation } from '../../services/shared/pick-translation.ts';
import type { ConsoleBusiness } from './console-model.ts';

const STATUS: Readonly<Record<OrderStatus, string>> = {
  0: 'Pending',
  1: 'Accepted',
  2: 'Rejected',
  3: 'Ready',
  4: 'On its way',
  5: 'Delivered',
  9: 'Cancelled',
  10: 'Scheduled',
};
const HANDED_OVER: Readonly<Record<SellingType, string>> = {
  delivery: 'Delivered',
  car_pickup: 'Picked up',
  dine_in: 'Served',
};

/** The name of a status of an order of this type. */
export const statusText = (status: OrderStatus, type: SellingType): string =>
  status === 5 ? HANDED_OVER[type] : STATUS[status];

/** What a button that moves an order there says. */
export const moveText: Readonly<Record<OrderStatus, string>> = {
  0: 'Start now',
  1: 'Accept',
  2: 'Reject',
  3: 'Mark ready',
  4: 'Send out',
  5: 'Hand over',
  9: 'Cancel',
  10: 'Schedule',
};

const SELLING: Readonly<Record<SellingType, string>> = {
  delivery: 'Delivery',
  car_pickup: 'Pickup',
  dine_in: 'Dine-in',
};

/** What a way of ordering is called at a business: eating in may be a service there. */
export const orderTypeText = ({ response }: ConsoleBusiness, type: SellingType): string =>
  type === 'dine_in' && response.restaurant.dine_in_label === 'product_service' ? 'Service' : SELLING[type];

/** A table by its name, with the business's word for it where it needs one: "Table 7". */
export function tableText(
  { response }: ConsoleBusiness,
  name: LocalizedText,
  locales: readonly string[] = response.restaurant.locales,
): string {
  const own = pickTranslation(name, locales);
  if (hasOwnWord(own)) return own;
  const { table_label, dine_in_label } = response.restaurant;
  const label =
    pickTranslation(table_label, locales) || (dine_in_label === 'product_service' ? 'Place' : 'Table');
  return `${label} ${own}`;
}

/** Payment codes (spec, section 9). */
const PAYMENT: Readonly<Record<number, string>> = {
  1: 'online',
  2: 'cash',
  3: 'pays later',
  4: 'KNET',
  5: 'Benefit',
  6: 'Apple Pay',
  7: 'Mada',
  8: 'card',
  9: 'Apple Pay KNET',
};

export const paymentText = (code: number): string => PAYMENT[code] ?? `payment type ${code}`;

/** A wire amount in the currency's own digits. */
export const formatAmount = (
  value: number,
  { currency, currency_digits: digits }: Pick<Quote, 'currency' | 'currency_digits'>,
): string =>
  new Intl.NumberFormat('en', {
    style: 'currency',
    currency,
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  }).format(value);

const DATE = 'YYYY-MM-DD';

/** A time on the business's own clock, with its day unless that is today. `now` is epoch ms. */
export function formatClock(at: Date, timeZone: string, now: number): string {
  const time = toZonedTime(at.getTime(), timeZone);
  const isToday = time.format(DATE) === toZonedTime(now, timeZone).format(DATE);
  return time.format(isToday ? 'HH:mm' : 'ddd D MMM, HH:mm');
}

/** How long ago, in one unit. Times are epoch ms. */
export function formatAge(at: number, now: number): string {
  const minutes = Math.floor(Math.max(0, now - at) / 60_000);
  if (minutes < 1) return 'just now';
  if (minutes < 60) return `${minutes} min ago`;
  const hours = Math.floor(minutes / 60);
  return hours < 24 ? `${hours} h ago` : `${Math.floor(hours / 24)} d ago`;
}
