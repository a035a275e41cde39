import { useTranslation } from 'react-i18next';
import type { WireOrder } from '../../api/contract/order-contract.ts';
import { useAddressText } from '../../components/delivery/use-address-text.ts';
import { useTypeName } from '../../components/layout/use-type-name.ts';
import { useTableWords } from '../../components/tables/use-table-words.ts';
import { useFormat, useText } from '../../i18n/i18n-context.tsx';
import { usePaymentText } from './use-payment-text.ts';

/** What stands on a receipt above its lines: names and values. Who it is for is known to its owner only. */
export function useReceiptFacts(order: WireOrder): readonly (readonly [string, string])[] {
  const { t } = useTranslation();
  const text = useText();
  const { dateTime } = useFormat();
  const typeName = useTypeName();
  const words = useTableWords();
  const addressText = useAddressText();
  const paymentText = usePaymentText();
  const { delivery, address, customer, gift, table, scheduled_at, comment } = order;
  const place = delivery && (delivery.area_name ?? delivery.zone_name ?? delivery.country);
  const where = [place && text(place), address && addressText(address)].filter(Boolean).join(' · ');
  const payment = gift?.hide_prices ? '' : paymentText(order);
  const facts = [
    [t('order.receiptPlaced'), dateTime(order.placed_at)],
    [t('order.receiptKind'), typeName(order.selling_type)],
    [t('order.receiptFor'), scheduled_at ? dateTime(scheduled_at) : ''],
    [words.label, table ? text(table.name) : ''],
    [t('checkout.name'), customer?.name ?? ''],
    [t('delivery.address'), where],
    [t('checkout.payment'), payment],
    [gift?.to_name ? t('gift.for', { name: gift.to_name }) : t('gift.title'), gift?.message ?? ''],
    [t('checkout.note'), comment],
  ] as const;
  return facts.filter(([, value]) => value);
}
