import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { WireOrder } from '../../api/contract/order-contract.ts';
import { BillSummary } from '../../components/cart/bill-summary.tsx';
import { ReceiptLines } from '../../components/cart/receipt-lines.tsx';
import { NO_TERMS } from '../../components/pricing/price-terms.ts';
import { useTableWords } from '../../components/tables/use-table-words.ts';
import { useFormat, useText } from '../../i18n/i18n-context.tsx';
import { Card } from '../../ui/cards/card.tsx';
import { cash, note } from '../../ui/icons/icon-paths-more.ts';
import { dineIn } from '../../ui/icons/icon-paths-ways.ts';
import { DetailRow } from '../../ui/layout/detail-row.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { Heading, Text } from '../../ui/layout/text.tsx';
import { CarRow } from './car-row.tsx';
import { usePaymentText } from './use-payment-text.ts';

/** What was ordered, what it costs and how it is paid, as it was agreed. */
export function Receipt({ order }: { order: WireOrder }) {
  const { t } = useTranslation();
  const text = useText();
  const words = useTableWords();
  const { dateTime } = useFormat();
  const id = useId();
  const giftTitle = order.gift?.to_name ? t('gift.for', { name: order.gift.to_name }) : t('gift.title');
  const isDelivery = order.selling_type === 'delivery';
  const place =
    order.delivery && (order.delivery.area_name ?? order.delivery.zone_name ?? order.delivery.country);
  const terms = place ? { ...NO_TERMS, delivery: { name: place } } : NO_TERMS;
  const payment = usePaymentText()(order);
  return (
    <Stack gap="2">
      <Card as="section" aria-labelledby={id}>
        <Heading as="h2" size="s" id={id}>
          {t('order.details')}
        </Heading>
        <Text tone="mute" size="s">
          {t('order.placedAt', { time: dateTime(order.placed_at) })}
        </Text>
        <ReceiptLines quote={order.quote} label={t('order.details')} />
        <BillSummary quote={order.quote} terms={terms} isBrought={isDelivery} />
      </Card>
      {payment && (
        <DetailRow icon={cash} title={t('checkout.payment')}>
          {payment}
        </DetailRow>
      )}
      {order.table && (
        <DetailRow icon={dineIn} title={words.label}>
          {text(order.table.name)}
        </DetailRow>
      )}
      {order.car && <CarRow car={order.car} />}
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
