import { useTranslation } from 'react-i18next';
import type { Choice } from '../../domain/cart/cart-types.ts';
import type { MenuItem, SellingType } from '../../domain/menu/menu-types.ts';
import { priceChoice } from '../../domain/pricing/choice-price.ts';
import { useFormat } from '../../i18n/i18n-context.tsx';
import { Price } from '../../ui/cards/price.tsx';
import { useDiscounts } from './use-discounts.ts';

/** What one count costs without options; where there are sizes to choose from, they say it. */
export function ItemPrice({ item, choice, type }: { item: MenuItem; choice: Choice; type: SellingType }) {
  const { t } = useTranslation();
  const { money } = useFormat();
  const discounts = useDiscounts(type);
  const unit = priceChoice(item, { ...choice, modifiers: [], count: 1 }, discounts);
  if (!unit || item.priceLabels.length > 1) return null;
  return (
    <Price
      size="l"
      amount={money(unit.total)}
      was={unit.before.minor > unit.total.minor ? money(unit.before) : undefined}
      wasLabel={t('menu.wasLabel')}
      nowLabel={t('menu.nowLabel')}
    />
  );
}
