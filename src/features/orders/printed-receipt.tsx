import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import type { WireOrder } from '../../api/contract/order-contract.ts';
import { keyed } from '../../components/cart/keyed.ts';
import { useAmount } from '../../components/cart/use-amount.ts';
import { useChosenText } from '../../components/menu/use-chosen-text.ts';
import { figuresOf } from '../../components/pricing/figures.ts';
import { useFigureLabel } from '../../components/pricing/use-figure-label.ts';
import { useFormat, useLocale, useText } from '../../i18n/i18n-context.tsx';
import { useBusiness } from '../../stores/stores-context.tsx';
import { PrintFrame } from './print-frame.tsx';
import { RECEIPT_STYLE } from './receipt-style.ts';
import { useReceiptFacts } from './use-receipt-facts.ts';

interface PrintedReceiptProps {
  order: WireOrder;
  /** Called when it was printed, or could not be (`false`). */
  onEnd: (isPrinted: boolean) => void;
}

/** An order's receipt on paper, in the language on screen. One that goes with a gift may say nothing of prices. */
export function PrintedReceipt({ order, onEnd }: PrintedReceiptProps) {
  const { t } = useTranslation();
  const { locale, dir } = useLocale();
  const isPriced = !order.gift?.hide_prices;
  const heading = t(isPriced ? 'order.receiptTitle' : 'order.giftReceiptTitle');
  return (
    <PrintFrame
      title={`${heading} ${order.number}`}
      lang={locale}
      dir={dir}
      css={RECEIPT_STYLE}
      onEnd={onEnd}
    >
      <Head branch={order.branch} />
      <Facts order={order} heading={heading} />
      <Lines order={order} isPriced={isPriced} />
    </PrintFrame>
  );
}

function Head({ branch }: Pick<WireOrder, 'branch'>) {
  const text = useText();
  const format = useFormat();
  const name = useBusiness(({ business }) => business?.business_name ?? {});
  return (
    <header>
      <h1>{text(name)}</h1>
      <p>{text(branch.name)}</p>
      {branch.address && <p>{text(branch.address)}</p>}
      {branch.phone && <p>{format.phone(branch.phone)}</p>}
    </header>
  );
}

function Facts({ order, heading }: { order: WireOrder; heading: string }) {
  const facts = useReceiptFacts(order);
  return (
    <section>
      <h2>
        {heading} <bdi>{order.number}</bdi>
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

function Lines({ order: { quote, selling_type }, isPriced }: { order: WireOrder; isPriced: boolean }) {
  const { t } = useTranslation();
  const text = useText();
  const chosenText = useChosenText();
  const amount = useAmount(quote);
  const figureLabel = useFigureLabel();
  const figures = isPriced ? figuresOf(quote, { isBrought: selling_type === 'delivery' }) : [];
  return (
    <section>
      <table>
        <tbody>
          {keyed(quote.lines).map(({ key, line }) => {
            const options = line.modifiers.map(({ locales, quantity }) => ({ name: locales, quantity }));
            const chosen = chosenText(line.price_label, options);
            return (
              <tr key={key}>
                <td>
                  {t('cart.times', { quantity: line.quantity, name: text(line.name) })}
                  {chosen && <small>{chosen}</small>}
                  {line.comment && <small>{t('cart.note', { note: line.comment })}</small>}
                </td>
                {isPriced && (
                  <td className="amount">
                    <bdi>{amount(line.total_price)}</bdi>
                  </td>
                )}
              </tr>
            );
          })}
          {figures.map((figure) => (
            <tr key={figure.id} className={figure.kind === 'total' ? 'total' : ''}>
              <th scope="row">{figureLabel(figure, quote.coupon_code)}</th>
              <td className="amount">
                <bdi>{amount(figure.amount)}</bdi>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
