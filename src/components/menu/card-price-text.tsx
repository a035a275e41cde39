import { useTranslation } from 'react-i18next';
import type { MenuItem } from '../../domain/menu/menu-types.ts';
import { useFormat } from '../../i18n/i18n-context.tsx';
import { Price } from '../../ui/cards/price.tsx';
import { Verbatim } from '../../ui/layout/verbatim.tsx';
import { useCardContext } from './card-context.ts';
import { type CardPrice, getCardPrice } from './card-price.ts';

/** The price of an item on a menu card. */
export function CardPriceText({ item }: { item: MenuItem }) {
  const { discounts, priceOption } = useCardContext();
  return <CardPriceView price={getCardPrice(item, discounts, priceOption)} />;
}

/** The price on a card. Screen readers announce a struck-through price as the old price. */
export function CardPriceView({ price }: { price: CardPrice }) {
  const { t } = useTranslation();
  const { formatMoney } = useFormat();
  switch (price.kind) {
    case 'none':
      return null;
    case 'one':
      return price.oldAmount ? (
        <Price
          amount={formatMoney(price.amount)}
          oldAmount={formatMoney(price.oldAmount)}
          oldLabel={t('menu.wasLabel')}
          newLabel={t('menu.nowLabel')}
        />
      ) : (
        <Price amount={formatMoney(price.amount)} />
      );
    case 'from':
      return <Price amount={<PriceFrom price={formatMoney(price.amount)} />} hasWords />;
    case 'range':
      return (
        <Price amount={t('menu.priceRange', { from: formatMoney(price.from), to: formatMoney(price.to) })} />
      );
    case 'options':
      return <Price amount={t('menu.priceOptions', { count: price.count })} hasWords />;
    case 'selection':
      return <Price amount={t('menu.priceOnSelection')} hasWords />;
  }
}

function PriceFrom({ price }: { price: string }) {
  const { t } = useTranslation();
  return <Verbatim text={t('menu.from', { price })} part={price} />;
}
