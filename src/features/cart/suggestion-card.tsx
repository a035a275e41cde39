import { canAddDirectly } from '../../domain/menu/choice.ts';
import type { MenuItem } from '../../domain/menu/types.ts';
import { useT, useText } from '../../i18n/context.tsx';
import { paths } from '../../router/paths.ts';
import { useRouter } from '../../router/router-context.tsx';
import { AddButton } from '../../ui/add-button.tsx';
import { SmallCard } from '../../ui/small-card.tsx';
import { AddAction } from '../shared/add-action.tsx';
import { useSurroundings } from '../shared/card-context.ts';
import { CardPriceText } from '../shared/card-price-text.tsx';
import { useItemOpener } from '../shared/item-opener.ts';

/** A dish to go with the cart: added at once when nothing is to be chosen, else after its questions. */
export function SuggestionCard({ item }: { item: MenuItem }) {
  const t = useT();
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
