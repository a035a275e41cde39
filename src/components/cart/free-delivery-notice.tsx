import { useTranslation } from 'react-i18next';
import { getFeeTerms } from '../../domain/business/selling.ts';
import { computeMinimumProgress } from '../../domain/pricing/minimum-order.ts';
import { useFormat } from '../../i18n/i18n-context.tsx';
import { useSentence } from '../../i18n/use-sentence.ts';
import { useBusiness, useCart, usePricesHidden } from '../../stores/stores-context.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { ProgressBar } from '../../ui/feedback/progress-bar.tsx';
import { info } from '../../ui/icons/icon-paths.ts';
import { Stack } from '../../ui/layout/stack.tsx';

/**
 * Says how much more the customer must order for free delivery. Rendered only while the bill has a delivery fee that a
 * higher subtotal would remove.
 */
export function FreeDeliveryNotice() {
  const { t } = useTranslation();
  const renderSentence = useSentence();
  const { formatMoney } = useFormat();
  const business = useBusiness((state) => state.business);
  const { type, bill, fee } = useCart(({ cart, bill: cartBill, delivery }) => ({
    type: cart.orderType,
    bill: cartBill,
    fee: delivery?.fee,
  }));
  const pricesHidden = usePricesHidden();
  const freeFrom = business && getFeeTerms(business, type).freeDeliveryFrom;
  if (!bill?.deliveryFee.minor || !freeFrom || !fee || !('minor' in fee) || pricesHidden) return null;
  const { missingAmount, share } = computeMinimumProgress(bill.subtotal, freeFrom);
  const values = { amount: formatMoney(missingAmount) };
  return (
    <Notice icon={info} tone="brand">
      <Stack gap="2">
        {renderSentence('cart.freeDeliveryLeft', values)}
        <ProgressBar value={share} label={t('cart.freeDeliveryLeft', values)} />
      </Stack>
    </Notice>
  );
}
