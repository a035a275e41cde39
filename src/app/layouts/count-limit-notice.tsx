import { useTranslation } from 'react-i18next';
import { findPriceLabel } from '../../domain/menu/item-choice.ts';
import { useFormat, useLocalize } from '../../i18n/i18n-context.tsx';
import { useCart, useMenu } from '../../stores/stores-context.tsx';
import { Toast } from '../../ui/feedback/toast.tsx';
import { TopOverlay } from './top-overlay.ts';

/** On any screen, tells the customer how many units of an item the cart can hold, after an attempt to add more. */
export function CountLimitNotice() {
  const { t } = useTranslation();
  const localize = useLocalize();
  const { formatNumber } = useFormat();
  const { limit, dismiss } = useCart((state) => ({
    limit: state.countLimit,
    dismiss: state.dismissCountLimit,
  }));
  const item = useMenu(({ findItem }) => limit && findItem(limit.itemId));
  if (!limit || !item) return null;
  const label = item.priceLabels.length > 1 ? findPriceLabel(item, limit.priceLabelId) : undefined;
  const name = [localize(item.name), label && localize(label.label)].filter(Boolean).join(' · ');
  return (
    <TopOverlay>
      <Toast
        message={t('cart.maximum', { name, maximum: formatNumber(limit.maximum) })}
        onDismiss={dismiss}
      />
    </TopOverlay>
  );
}
