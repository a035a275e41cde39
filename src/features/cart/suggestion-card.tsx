import { useTranslation } from 'react-i18next';
import { AddAction } from '../../components/menu/add-action.tsx';
import { useSurroundings } from '../../components/menu/card-context.ts';
import { CardPriceText } from '../../components/menu/card-price-text.tsx';
import { useItemOpener } from '../../components/menu/item-opener.ts';
import { canAddDirectly } from '../../domain/menu/item-choice.ts';
import type { MenuItem } from '../../domain/menu/menu-types.ts';
import { useText } from '../../i18n/i18n-context.tsx';
import { paths } from '../../router/paths.ts';
import { useRouter } from '../../router/router-context.tsx';
import { SmallCard } from '../../ui/cards/small-card.tsx';
import { AddButton } from '../../ui/inputs/add-button.tsx';

/** A dish to go with the cart: added at once when nothing is to be chosen, else after its questions. */
export function SuggestionCard({ item }: { item: MenuItem }) {
  const { t } = useTranslation();
  const text = useText();
  const router = useRouter();
  const openOver = useItemOpener();
  const { referenceId, type, pricesHidden, cartEnabled } = useSurroundings();
  const name = text(item.name);
  const path = paths.item({ referenceId, type, categoryId: item.categoryId, itemId: item.id });
  const open = () => (openOver ? openOver({ itemId: item.id, lineKey: null }) : void router.navigate(path));
  const isDirect = canAddDirectly(item, { pricesHidden, cartEnabled }) && item.priceLabels.length < 2;
  return (
    <SmallCard
      name={name}
      price={!pricesHidden && <CardPriceText item={item} />}
      picture={item.image}
      href={router.href(path)}
      onOpen={open}
      action={
        isDirect ? (
          <AddAction item={item} name={name} />
        ) : (
          cartEnabled && <AddButton label={t('menu.choose', { name })} onClick={open} />
        )
      }
    />
  );
}
