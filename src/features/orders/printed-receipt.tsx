import type { ReactNode } from 'react';
import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import { addLineKeys } from '../../components/cart/receipt-lines.tsx';
import { useAddressFormatter } from '../../components/delivery/use-address-formatter.ts';
import { useOrderTypeNames } from '../../components/layout/use-order-type-names.ts';
import { useLineOptionsFormatter } from '../../components/menu/use-line-options-formatter.ts';
import { useFigureLabel } from '../../components/pricing/figure-text.ts';
import { type Figure, listFigures, type TaxFigure } from '../../components/pricing/figures.ts';
import { useTableWording } from '../../components/tables/use-table-wording.ts';
import type { Order } from '../../domain/orders/order.ts';
import { getDueState } from '../../domain/orders/order-money.ts';
import { toZonedInstant } from '../../domain/schedule/zoned.ts';
import { useFormat, useLocale, useLocalize } from '../../i18n/i18n-context.tsx';
import { useBusiness, usePricesHidden } from '../../stores/stores-context.tsx';
import { PrintFrame } from './print-frame.tsx';
import { usePaymentText } from './receipt.tsx';

interface PrintedReceiptProps {
  order: Order;
  /** Called with true after the print dialog has closed, even if nothing was printed. False if it did not open. */
  onEnd: (wasDialogShown: boolean) => void;
}

/** An order's printed receipt, in the language on screen. The receipt of a gift may have no prices. */
export function PrintedReceipt({ order, onEnd }: PrintedReceiptProps) {
  const { t } = useTranslation();
  const { locale, dir } = useLocale();
  const pricesHidden = usePricesHidden();
  const isGiftReceipt = !!order.gift?.hidePrices;
  const heading = t(!isGiftReceipt ? 'order.receiptTitle' : 'order.giftReceiptTitle');
  return (
    <PrintFrame
      title={`${heading} ${order.number}`}
      lang={locale}
      dir={dir}
      css={RECEIPT_STYLE}
      onEnd={onEnd}
    >
      <ReceiptHeader branch={order.branch} />
      <ReceiptFacts order={order} heading={heading} />
      <PrintedLines order={order} isPriced={!isGiftReceipt && !pricesHidden} />
    </PrintFrame>
  );
}

function ReceiptHeader({ branch }: Pick<Order, 'branch'>) {
  const localize = useLocalize();
  const format = useFormat();
  const { t } = useTranslation();
  const name = useBusiness(({ business }) => business?.name ?? {});
  const taxNumber = useBusiness(({ business }) => business?.taxNumber);
  return (
    <header>
      <h1>{localize(name)}</h1>
      <p>{localize(branch.name)}</p>
      {branch.address && <p>{localize(branch.address)}</p>}
      {branch.phone && <p>{format.isolateLtr(branch.phone)}</p>}
      {taxNumber && (
        <p>
          {t('order.receiptTaxNumber')} <bdi translate="no">{taxNumber}</bdi>
        </p>
      )}
    </header>
  );
}

function ReceiptFacts({ order, heading }: { order: Order; heading: string }) {
  const facts = useReceiptFacts(order);
  return (
    <section>
      <h2>
        {heading} <bdi translate="no">{order.number}</bdi>
      </h2>
      <dl>
        {facts.map(([name, value]) => (
          <Fragment key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </Fragment>
        ))}
      </dl>
    </section>
  );
}

function PrintedLines({ order, isPriced }: { order: Order; isPriced: boolean }) {
  const { t } = useTranslation();
  const localize = useLocalize();
  const formatOptions = useLineOptionsFormatter();
  const { formatMoney } = useFormat();
  const { quote, orderType, delivery } = order;
  const figureOptions = { isDelivery: orderType === 'delivery', dueState: getDueState(order) };
  const figures = isPriced ? listFigures(quote, figureOptions) : [];
  const taxes = figures.flatMap((figure) => ('tax' in figure && figure.tax.netValue ? [figure] : []));
  return (
    <section>
      <table>
        <tbody>
          {addLineKeys(quote).map(({ key, line }) => {
            const { options, parts } = formatOptions(line.priceLabel, line.modifiers);
            return (
              <tr key={key}>
                <td>
                  {t('cart.times', { quantity: line.quantity, name: localize(line.name) })}
                  {options && <small>{options}</small>}
                  {parts.length > 0 && (
                    <ul>
                      {parts.map((part) => (
                        <li key={part.id}>
                          {part.name}
                          {part.options && <small>{part.options}</small>}
                        </li>
                      ))}
                    </ul>
                  )}
                  {line.note && <small>{t('cart.note', { note: line.note })}</small>}
                </td>
                {isPriced && (
                  <td className="amount">
                    <bdi translate="no">{formatMoney(line.total)}</bdi>
                  </td>
                )}
              </tr>
            );
          })}
          {figures
            .filter(({ kind, id }) => kind !== 'taxIncluded' || !taxes.some((tax) => tax.id === id))
            .map((figure) => (
              <FigureRow
                key={figure.id}
                figure={figure}
                couponCode={quote.couponCode}
                isShipped={!!delivery?.isShipped}
              />
            ))}
        </tbody>
      </table>
      {taxes.length > 0 && <TaxTable taxes={taxes} />}
    </section>
  );
}

interface FigureRowProps {
  figure: Figure;
  couponCode: string | null;
  isShipped: boolean;
}

function FigureRow({ figure, ...options }: FigureRowProps) {
  const { formatMoney } = useFormat();
  return (
    <tr className={figure.kind === 'total' ? 'total' : ''}>
      <th scope="row">{useFigureLabel(figure, options)}</th>
      <td className="amount">
        <bdi translate="no">{formatMoney(figure.amount)}</bdi>
      </td>
    </tr>
  );
}

/** The net amount and the tax for each rate. */
function TaxTable({ taxes }: { taxes: readonly TaxFigure[] }) {
  const { t } = useTranslation();
  const localize = useLocalize();
  const { formatMoney, formatPercent } = useFormat();
  return (
    <table className="taxes">
      <thead>
        <tr>
          <td />
          <th scope="col">{t('order.receiptNet')}</th>
          <th scope="col">{t('order.receiptTax')}</th>
        </tr>
      </thead>
      <tbody>
        {taxes.map(({ id, tax: { taxName, rate, netValue, totalTaxValue } }) => (
          <tr key={id}>
            <th scope="row">{t('cart.taxAdded', { name: localize(taxName), rate: formatPercent(rate) })}</th>
            <td className="amount">
              <bdi translate="no">{netValue && formatMoney(netValue)}</bdi>
            </td>
            <td className="amount">
              <bdi translate="no">{formatMoney(totalTaxValue)}</bdi>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/**
 * The details above the lines, as label and value. The server sends the name and the address only to the order's
 * customer, so other people's receipts omit them.
 */
function useReceiptFacts(order: Order): readonly (readonly [string, ReactNode])[] {
  const { t } = useTranslation();
  const localize = useLocalize();
  const { formatDateTime, formatDate } = useFormat();
  const timezone = useBusiness(({ business }) => business?.timezone ?? 'UTC');
  const typeNames = useOrderTypeNames();
  const tableWording = useTableWording();
  const formatAddress = useAddressFormatter();
  const paymentText = usePaymentText(order);
  const { delivery, address, customer, gift, table, businessDay, scheduledAt, comment } = order;
  const destinationName = delivery?.destinationName;
  const destination = [destinationName && localize(destinationName), address && formatAddress(address.fields)]
    .filter(Boolean)
    .join(' · ');
  const payment = gift?.hidePrices ? '' : paymentText;
  const facts = [
    [
      t('order.receiptDay'),
      businessDay && formatDate(toZonedInstant(businessDay, 12 * 60, timezone), 'long'),
    ],
    [t('order.receiptPlaced'), formatDateTime(order.placedAt)],
    [t('order.receiptKind'), typeNames[order.orderType]],
    [t('order.receiptTime'), scheduledAt === null ? '' : formatDateTime(scheduledAt)],
    [tableWording.label, table ? localize(table.name) : ''],
    [t('checkout.name'), customer?.name ?? ''],
    [t('delivery.address'), destination],
    [t('checkout.payment'), payment],
    [gift?.toName ? t('gift.for', { name: gift.toName }) : t('gift.title'), gift?.message ?? ''],
    [t('checkout.note'), comment],
  ] as const;
  return facts.flatMap(([label, value]) => (value ? [[label, value] as const] : []));
}

/** Black on white, whatever the theme. Fits paper rolls of 80 mm and wider. */
const RECEIPT_STYLE = `
@page { margin: 12mm; }
* { box-sizing: border-box; }
body {
  margin: 0 auto;
  max-width: 150mm;
  color: #000;
  background: #fff;
  font: 11pt/1.45 system-ui, "Segoe UI", Roboto, "Noto Sans", "Noto Naskh Arabic", sans-serif;
}
h1 { margin: 0; font-size: 16pt; }
h2 { margin: 0 0 2mm; font-size: 12pt; }
p { margin: 0; }
header, section { padding-block: 4mm; border-block-end: 1px solid #999; }
header { padding-block-start: 0; }
table { width: 100%; border-collapse: collapse; }
th, td { padding-block: 1.2mm; text-align: start; vertical-align: top; font-weight: normal; }
td.amount { padding-inline-start: 4mm; text-align: end; white-space: nowrap; font-variant-numeric: tabular-nums; }
table.taxes { margin-block-start: 2mm; font-size: 9pt; color: #333; }
thead th { text-align: end; }
tr { break-inside: avoid; }
tr.total > * { padding-block: 2mm; font-size: 13pt; font-weight: bold; border-block: 1px solid #000; }
small { display: block; font-size: 9pt; color: #333; }
ul { margin: 0; padding: 0; padding-inline-start: 4mm; list-style: none; font-size: 10pt; }
dl { display: grid; grid-template-columns: auto 1fr; gap: 1mm 4mm; margin: 0; }
dt { color: #333; }
dd { margin: 0; }
`;
