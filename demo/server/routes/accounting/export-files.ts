import type { Quote, QuoteLine } from '../../../../src/api/contract/quote-contract.ts';
import type { OrderType } from '../../../../src/domain/menu/menu-types.ts';
import { toDecimal } from '../../../../src/domain/money/arithmetic.ts';
import { createCurrency, createMoney } from '../../../../src/domain/money/money.ts';
import { type OrderStatus, orderStatus } from '../../../../src/domain/orders/order-status.ts';
import { groupByPart } from '../../../../src/domain/pricing/quote.ts';
import { toZonedDayjs } from '../../services/schedule/business-time.ts';
import type { CsvCell } from '../../services/shared/csv.ts';
import { pickTranslation } from '../../services/shared/pick-translation.ts';
import type { ConsoleBusiness } from '../console/console-model.ts';
import { formatPaymentStatus } from '../console/console-payments.ts';
import { formatOrderType, formatPaymentType, formatStatus } from '../console/console-text.ts';
import type { ExportedOrder } from './export-model.ts';

/** A row of a file. It describes an order, or one entry of an order: a tax or a line. */
interface ExportRow<T = null> {
  readonly order: ExportedOrder;
  readonly quote: Quote;
  readonly business: ConsoleBusiness;
  /** Null if the row describes the whole order. */
  readonly entry: T;
}

type Column<T> = readonly [header: string, read: (row: ExportRow<T>) => CsvCell];

/** A file for an accountant. It contains no personal data of customers. */
export interface ExportFile {
  readonly title: string;
  readonly headers: readonly string[];
  readonly toRows: (order: ExportedOrder, business: ConsoleBusiness) => readonly (readonly CsvCell[])[];
}

/** Formats an amount, in the currency's main unit, with the digits of the currency. */
const toAmount = ({ quote }: Pick<ExportRow, 'quote'>, value: number): CsvCell => ({
  number: value.toFixed(quote.currency_digits),
});
const toDecimalAmount = ({ currency, currency_digits: digits }: Quote, minorUnits: number): number =>
  toDecimal(createMoney(minorUnits, createCurrency(currency, digits)));
const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

const isVoid = ({ status }: ExportedOrder): boolean =>
  status === orderStatus.rejected || status === orderStatus.cancelled;

/**
 * Splits the total of an order by how it was paid, and returns its refunds. The total here includes cash rounding and
 * provider rounding. It is the sum of `wallet`, `online`, `onTheSpot` and `unpaid`.
 */
function splitPayment({ order, quote }: Pick<ExportRow, 'order' | 'quote'>) {
  const { paymentStatus, payBy } = order;
  const isPaidOnline = ['paid', 'refunding', 'refunded'].includes(paymentStatus ?? '');
  const isOnTheSpot = paymentStatus === null && !payBy && !isVoid(order);
  return {
    wallet: quote.wallet,
    online: isPaidOnline ? quote.due : 0,
    onTheSpot: isOnTheSpot ? quote.due : 0,
    unpaid: isPaidOnline || isOnTheSpot ? 0 : quote.due,
    refundedOnline: paymentStatus === 'refunded' ? quote.due : toDecimalAmount(quote, order.refundedOnline),
    refundedWallet: isVoid(order) ? quote.wallet : toDecimalAmount(quote, order.refundedWallet),
  };
}

const translate = (
  text: Parameters<typeof pickTranslation>[0],
  { business }: Pick<ExportRow, 'business'>,
): string => pickTranslation(text, business.response.restaurant.locales);

/** The columns with which every file begins. */
const ORDER_COLUMNS: readonly Column<unknown>[] = [
  ['Order', ({ order }) => order.number],
  [
    'Placed at',
    ({ order, business }) =>
      toZonedDayjs(order.placedAt.getTime(), business.response.restaurant.timezone).format(
        'YYYY-MM-DD HH:mm:ss',
      ),
  ],
  ['Branch', (row) => translate((row.order.branch as { name?: Record<string, string> }).name, row)],
  ['Order type', ({ order, business }) => formatOrderType(business, order.sellingType as OrderType)],
  [
    'Status',
    ({ order }) =>
      order.payBy
        ? 'Waiting for payment'
        : formatStatus(order.status as OrderStatus, order.sellingType as OrderType),
  ],
  ['Currency', ({ quote }) => quote.currency],
];

const buildAmountColumns = (
  columns: readonly (readonly [string, (row: ExportRow) => number])[],
): readonly Column<null>[] => columns.map(([header, read]) => [header, (row) => toAmount(row, read(row))]);

const BILL_COLUMNS: readonly Column<null>[] = [
  ...buildAmountColumns([
    ['Goods before discounts', ({ quote }) => quote.subtotal + quote.discount],
    ['Discounts', ({ quote }) => -quote.discount],
    ['Subtotal', ({ quote }) => quote.subtotal],
  ]),
  ['Coupon code', ({ order }) => order.couponCode],
  ...buildAmountColumns([
    ['Coupon', ({ quote }) => -quote.coupon],
    ['Added taxes', ({ quote }) => sum(quote.exclusive_taxes.map((tax) => tax.totalTaxValue))],
    ['Deposits', ({ quote }) => quote.deposits ?? 0],
    ['Delivery', ({ quote }) => quote.delivery_fee],
    ['Fees', ({ quote }) => sum((quote.fees ?? []).map((fee) => fee.amount))],
    ['Tip', ({ quote }) => quote.tip ?? 0],
    ['Rounding', ({ quote }) => quote.rounding],
    ['Total', ({ quote }) => quote.total],
    ['Included taxes', ({ quote }) => sum(quote.inclusive_taxes.map((tax) => tax.totalTaxValue))],
    ['Goods without taxes', ({ quote }) => sum(quote.lines.map(getNetPrice))],
    ['Cash rounding', ({ quote }) => quote.cash_rounding ?? 0],
    ['Provider rounding', ({ quote }) => quote.online_rounding ?? 0],
  ]),
];

const PAYMENT_COLUMNS: readonly Column<null>[] = [
  ['Payment method', ({ order }) => formatPaymentType(order.paymentType)],
  [
    'Online payment',
    ({ order }) => (order.paymentStatus === null ? null : formatPaymentStatus(order.paymentStatus)),
  ],
  ...buildAmountColumns([
    ['Paid by wallet', (row) => splitPayment(row).wallet],
    ['Paid online', (row) => splitPayment(row).online],
    ['Cash or on the spot', (row) => splitPayment(row).onTheSpot],
    ['Not paid', (row) => splitPayment(row).unpaid],
    ['Refunded online', (row) => splitPayment(row).refundedOnline],
    ['Refunded to the wallet', (row) => splitPayment(row).refundedWallet],
  ]),
];

interface TaxEntry {
  readonly tax: Quote['inclusive_taxes'][number];
  readonly isAdded: boolean;
}

const TAX_COLUMNS: readonly Column<TaxEntry>[] = [
  ['Tax', (row) => translate(row.entry.tax.taxName, row)],
  ['Rate in percent', ({ entry }) => entry.tax.rate],
  ['Included or added', ({ entry }) => (entry.isAdded ? 'added' : 'included')],
  // Null for orders placed before the server stored net values.
  ['Net', (row) => (row.entry.tax.netValue === undefined ? null : toAmount(row, row.entry.tax.netValue))],
  ['Tax amount', (row) => toAmount(row, row.entry.tax.totalTaxValue)],
];

function getNetPrice(line: QuoteLine): number {
  return line.net_price ?? line.price_after_coupon ?? line.total_price;
}

/**
 * Formats the options of a line, then the dishes of a set. Each dish has its own options in brackets. An option
 * with a price, of which some units are included, says how many: `(2 included)`.
 */
function formatOptions(row: ExportRow<QuoteLine>): string {
  const formatName = ({ locales, quantity, included = 0, price }: QuoteLine['modifiers'][number]): string =>
    `${quantity > 1 ? `${quantity} x ` : ''}${translate(locales, row)}${included > 0 && price > 0 ? ` (${included} included)` : ''}`;
  const { ownOptions, parts } = groupByPart(
    row.entry.modifiers.map((modifier) => ({ ...modifier, partItemId: modifier.part_item_id ?? null })),
  );
  const dishes = parts.map(({ dish, options }) =>
    options.length ? `${formatName(dish)} (${options.map(formatName).join(', ')})` : formatName(dish),
  );
  return [...ownOptions.map(formatName), ...dishes].join('; ');
}

const LINE_COLUMNS: readonly Column<QuoteLine>[] = [
  ['Item id', ({ entry }) => entry.item_id],
  ['Item', (row) => translate(row.entry.name, row)],
  ['Size', (row) => (row.entry.price_label ? translate(row.entry.price_label, row) : null)],
  ['Options', formatOptions],
  ['Quantity', ({ entry }) => entry.quantity],
  ['Price of one', (row) => toAmount(row, row.entry.unit_price)],
  ['Price of one after discount', (row) => toAmount(row, row.entry.discounted_price)],
  ['Options of one', (row) => toAmount(row, row.entry.modifiers_price)],
  ['Amount', (row) => toAmount(row, row.entry.total_price)],
  ['Coupon', (row) => toAmount(row, -(row.entry.coupon_discount_amount ?? 0))],
  ['Without taxes', (row) => toAmount(row, getNetPrice(row.entry))],
  ['Deposit', (row) => toAmount(row, row.entry.deposit ?? 0)],
];

function createFile<T>(
  title: string,
  columns: readonly Column<T>[],
  listEntries: (quote: Quote) => readonly T[],
): ExportFile {
  const allColumns: readonly Column<T>[] = [...ORDER_COLUMNS, ...columns];
  return {
    title,
    headers: allColumns.map(([header]) => header),
    toRows(order, business) {
      // The cast is safe, because only the order service writes this column.
      const quote = order.quote as Quote;
      return listEntries(quote).map((entry) =>
        allColumns.map(([, read]) => read({ order, quote, business, entry })),
      );
    },
  };
}

/** The files by their name in the URL. */
export const EXPORT_FILES: Readonly<Record<string, ExportFile>> = {
  orders: createFile('Orders', [...BILL_COLUMNS, ...PAYMENT_COLUMNS], () => [null]),
  taxes: createFile('Taxes', TAX_COLUMNS, ({ inclusive_taxes, exclusive_taxes }) => [
    ...inclusive_taxes.map((tax) => ({ tax, isAdded: false })),
    ...exclusive_taxes.map((tax) => ({ tax, isAdded: true })),
  ]),
  lines: createFile('Lines', LINE_COLUMNS, ({ lines }) => lines),
};
