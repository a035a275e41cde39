import type { ReactNode } from 'react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { BillSummary } from '../../components/cart/bill-summary.tsx';
import { ReceiptLines } from '../../components/cart/receipt-lines.tsx';
import { CarText } from '../../components/orders/car-text.tsx';
import { NO_TERMS } from '../../components/pricing/price-terms.ts';
import { useTableWording } from '../../components/tables/use-table-wording.ts';
import type { Order } from '../../domain/orders/order.ts';
import { getDueState } from '../../domain/orders/order-money.ts';
import { orderStatus } from '../../domain/orders/order-status.ts';
import { paymentType as paymentTypes } from '../../domain/payment/payment-type.ts';
import { getSettledBy } from '../../domain/pricing/quote.ts';
import { useFormat, useLocalize } from '../../i18n/i18n-context.tsx';
import { hasMessage } from '../../i18n/messages.ts';
import { joinParts, renderVerbatim, useSentence } from '../../i18n/use-sentence.ts';
import { usePricesHidden } from '../../stores/stores-context.tsx';
import { Card } from '../../ui/cards/card.tsx';
import { cash, note } from '../../ui/icons/icon-paths-more.ts';
import { car as carIcon, dineIn } from '../../ui/icons/icon-paths-ordering.ts';
import { DetailRow } from '../../ui/layout/detail-row.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { Heading, Text } from '../../ui/layout/text.tsx';
import { useOrderMoneyText } from './order-money-text.ts';

/** Receipt of an order: lines, prices, payment, and the customer's notes. */
export function Receipt({ order }: { order: Order }) {
  const { t } = useTranslation();
  const localize = useLocalize();
  const tableWording = useTableWording();
  const { formatDateTime } = useFormat();
  const id = useId();
  const giftTitle = order.gift?.toName ? t('gift.for', { name: order.gift.toName }) : t('gift.title');
  const isDelivery = order.orderType === 'delivery';
  const { destinationName, isShipped = false } = order.delivery ?? {};
  const terms = destinationName ? { ...NO_TERMS, delivery: { name: destinationName, isShipped } } : NO_TERMS;
  const payment = usePaymentText(order);
  return (
    <Stack gap="2">
      <Card as="section" aria-labelledby={id}>
        <Heading as="h2" size="s" id={id}>
          {t('order.details')}
        </Heading>
        <Text tone="mute" size="s">
          {t('order.placedAt', { time: formatDateTime(order.placedAt) })}
        </Text>
        <ReceiptLines quote={order.quote} label={t('order.details')} />
        <BillSummary
          quote={order.quote}
          terms={terms}
          isDelivery={isDelivery}
          dueState={getDueState(order)}
        />
      </Card>
      {payment && (
        <DetailRow icon={cash} title={t('checkout.payment')}>
          {payment}
        </DetailRow>
      )}
      {order.table && (
        <DetailRow icon={dineIn} title={tableWording.label}>
          {localize(order.table.name)}
        </DetailRow>
      )}
      {order.car && (
        <DetailRow icon={carIcon} title={t('car.title')}>
          <CarText car={order.car} />
        </DetailRow>
      )}
      {order.gift && (
        <DetailRow icon={note} title={giftTitle}>
          {order.gift.message}
        </DetailRow>
      )}
      {order.comment && (
        <DetailRow icon={note} title={t('checkout.note')}>
          {order.comment}
        </DetailRow>
      )}
    </Stack>
  );
}

const PAY_ON_RECEIPT_KEYS = {
  delivery: 'delivery.payOnDelivery',
  car_pickup: 'order.payOnPickup',
  dine_in: 'order.payOnSite',
} as const;

/**
 * Returns the payment method and, unless prices are hidden, the amount due, paid or refunded. If the wallet paid for
 * the whole order, the method is the wallet, although the order was sent as cash (spec, section 6). Returns '' if
 * the payment method has no message.
 */
export function usePaymentText(order: Order): ReactNode {
  const { t, i18n } = useTranslation();
  const paidText = usePaidText(order);
  const { kind, title, sentences } = useOrderMoneyText(order);
  const { payment, paymentType, quote } = order;
  const settledBy = getSettledBy(quote);
  if (kind === 'nothingReturned' || (kind === 'walletLost' && settledBy === 'wallet')) return paidText;
  if (kind === 'refunded') return joinParts([paidText, ...sentences]);
  const method = `payment.${payment?.paymentType ?? paymentType}`;
  // The order has ended, so nothing is due. Show the payment method and the refund.
  const showsMethod = settledBy === null && hasMessage(i18n, method);
  const refundTexts = kind === 'notCharged' ? [] : sentences.length ? sentences : [title];
  return joinParts([showsMethod && t(method), ...refundTexts]);
}

/** The amount due or paid, and the payment method. */
function usePaidText({ payment, paymentType, quote, orderType, status }: Order): ReactNode {
  const { t, i18n } = useTranslation();
  const renderSentence = useSentence();
  const { formatMoney } = useFormat();
  const pricesHidden = usePricesHidden();
  const settledBy = getSettledBy(quote);
  if (settledBy === 'wallet') return t('order.paidByWallet');
  const method = `payment.${payment?.paymentType ?? paymentType}`;
  if (!hasMessage(i18n, method)) return '';
  if (pricesHidden) return t(method);
  if (settledBy === 'nothing') return t('order.nothingDue');
  const amount = formatMoney(quote.due);
  // Say that the amount is due on receipt only until the customer has received the order. Never say it for “pay later”,
  // which the customer settles with the business separately.
  const isReceived = status === orderStatus.delivered;
  if (!payment && (isReceived || paymentType === paymentTypes.later))
    return joinParts([t(method), renderVerbatim(amount)]);
  if (!payment) return joinParts([t(method), renderSentence(PAY_ON_RECEIPT_KEYS[orderType], { amount })]);
  return payment.status === 'paid'
    ? joinParts([t(method), renderSentence('order.paid', { amount })])
    : t(method);
}
