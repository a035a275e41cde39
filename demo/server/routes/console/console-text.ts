import type { LocalizedText } from '../../../../src/api/contract/common-contract.ts';
import type { Quote } from '../../../../src/api/contract/quote-contract.ts';
import type { OrderType } from '../../../../src/domain/menu/menu-types.ts';
import type { OrderStatus } from '../../../../src/domain/orders/order-status.ts';
import { hasOwnWord } from '../../../../src/domain/tables/table.ts';
import { toZonedDayjs } from '../../services/schedule/business-time.ts';
import { pickTranslation } from '../../services/shared/pick-translation.ts';
import type { ConsoleBusiness } from './console-model.ts';

const STATUS_TEXT: Readonly<Record<OrderStatus, string>> = {
  0: 'Pending',
  1: 'Accepted',
  2: 'Rejected',
  3: 'Ready',
  4: 'Out for delivery',
  5: 'Delivered',
  9: 'Cancelled',
  10: 'Scheduled',
};
const COMPLETED_TEXT: Readonly<Record<OrderType, string>> = {
  delivery: 'Delivered',
  car_pickup: 'Picked up',
  dine_in: 'Served',
};

/** Statuses of a delivery to another country, which a parcel service takes. */
const PARCEL_STATUS_TEXT: Partial<Readonly<Record<OrderStatus, string>>> = {
  3: 'Ready to ship',
  4: 'Shipped',
};

/** The text of an order status. The text of a completed order depends on the order type. */
export const formatStatus = (status: OrderStatus, type: OrderType, isParcel = false): string =>
  (isParcel && PARCEL_STATUS_TEXT[status]) || (status === 5 ? COMPLETED_TEXT[type] : STATUS_TEXT[status]);

const MOVE_TEXT: Readonly<Record<OrderStatus, string>> = {
  0: 'Start now',
  1: 'Accept',
  2: 'Reject',
  3: 'Mark ready',
  4: 'Send out for delivery',
  5: 'Hand over',
  9: 'Cancel',
  10: 'Schedule',
};
const PARCEL_MOVE_TEXT: Partial<Readonly<Record<OrderStatus, string>>> = { 4: 'Ship' };

/** The label of the button that moves an order to a status. */
export const formatMove = (to: OrderStatus, isParcel: boolean): string =>
  (isParcel && PARCEL_MOVE_TEXT[to]) || MOVE_TEXT[to];

const ORDER_TYPE_TEXT: Readonly<Record<OrderType, string>> = {
  delivery: 'Delivery',
  car_pickup: 'Pickup',
  dine_in: 'Dine-in',
};

/** The name of an order type. Businesses that sell services call dine-in "Service". */
export const formatOrderType = ({ response }: ConsoleBusiness, type: OrderType): string =>
  type === 'dine_in' && response.restaurant.dine_in_label === 'product_service'
    ? 'Service'
    : ORDER_TYPE_TEXT[type];

/** The business's word for a table. */
export function formatTableLabel(
  { response }: Pick<ConsoleBusiness, 'response'>,
  locales: readonly string[] = response.restaurant.locales,
): string {
  const { table_label, dine_in_label } = response.restaurant;
  return pickTranslation(table_label, locales) || (dine_in_label === 'product_service' ? 'Place' : 'Table');
}

/** The name of a table. If the name is only a number, it follows the business's word for tables: "Table 7". */
export function formatTable(
  { response }: Pick<ConsoleBusiness, 'response'>,
  name: LocalizedText,
  locales: readonly string[] = response.restaurant.locales,
): string {
  const ownName = pickTranslation(name, locales);
  if (hasOwnWord(ownName)) return ownName;
  return `${formatTableLabel({ response }, locales)} ${ownName}`;
}

/** Payment codes (spec, section 9). */
const PAYMENT_TEXT: Readonly<Record<number, string>> = {
  1: 'online',
  2: 'cash',
  3: 'pay later',
  4: 'KNET',
  5: 'Benefit',
  6: 'Apple Pay',
  7: 'Mada',
  8: 'card',
  9: 'Apple Pay KNET',
};

export const formatPaymentType = (code: number): string => PAYMENT_TEXT[code] ?? `payment type ${code}`;

/** Formats a wire amount with the digits of its currency. */
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

const DATE_FORMAT = 'YYYY-MM-DD';

/** A time in the business's time zone. It includes the day, unless the time is today. `now` is epoch ms. */
export function formatClock(at: Date, timeZone: string, now: number): string {
  const time = toZonedDayjs(at.getTime(), timeZone);
  const isToday = time.format(DATE_FORMAT) === toZonedDayjs(now, timeZone).format(DATE_FORMAT);
  return time.format(isToday ? 'HH:mm' : 'ddd D MMM, HH:mm');
}

/** The time since `at` in a single unit, such as "5 min ago". Times are epoch ms. */
export function formatAge(at: number, now: number): string {
  const minutes = Math.floor(Math.max(0, now - at) / 60_000);
  if (minutes < 1) return 'just now';
  if (minutes < 60) return `${minutes} min ago`;
  const hours = Math.floor(minutes / 60);
  return hours < 24 ? `${hours} h ago` : `${Math.floor(hours / 24)} d ago`;
}
