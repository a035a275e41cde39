import { useEffect, useId, useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { usePathParams } from '../../components/layout/use-path-params.ts';
import { AddAction } from '../../components/menu/add-action.tsx';
import { CardProvider, useCardContext } from '../../components/menu/card-context.ts';
import { CardPriceText } from '../../components/menu/card-price-text.tsx';
import { useItemOpener } from '../../components/menu/item-opener.ts';
import { useCardContextValue } from '../../components/menu/use-card-context-value.ts';
import { usePreorderCardContext } from '../../components/menu/use-preorder-card-context.ts';
import { useFulfilmentTime } from '../../components/schedule/use-now.ts';
import { useOpenState } from '../../components/schedule/use-open-state.ts';
import { getBranchTime } from '../../domain/business/branch-opening-hours.ts';
import type { Business } from '../../domain/business/business-types.ts';
import { canAddWithoutDetails, hasChoices } from '../../domain/menu/item-choice.ts';
import type { MenuItem } from '../../domain/menu/menu-types.ts';
import { suggestItems } from '../../domain/menu/suggested-items.ts';
import { useLocalize } from '../../i18n/i18n-context.tsx';
import { paths } from '../../router/paths.ts';
import { useRouter } from '../../router/router-context.tsx';
import { useBusiness, useCart, useMenu } from '../../stores/stores-context.tsx';
import { styled } from '../../theme/stitches.ts';
import { CardStrip, SmallCard } from '../../ui/cards/small-card.tsx';
import { AddButton } from '../../ui/inputs/add-button.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { Heading } from '../../ui/layout/text.tsx';

/** Reaches to the edges of the cart. A card that is cut off there shows that the strip scrolls. */
const Strip = styled(CardStrip, { marginInline: -16, paddingInline: 16, scrollPaddingInline: 16 });

/** Dishes that go well with the dishes in the cart. */
export function CartSuggestions() {
  const business = useBusiness((state) => state.business);
  const items = useSuggestions();
  return business && items.length > 0 ? <SuggestionStrip business={business} items={items} /> : null;
}

/** Suggested dishes are available at the order's time, so their cards show no opening times. */
const NO_OPENING_TIMES: ReadonlyMap<string, number> = new Map();

function SuggestionStrip({ business, items }: { business: Business; items: readonly MenuItem[] }) {
  const { t } = useTranslation();
  const id = useId();
  const { referenceId } = usePathParams();
  const type = useCart(({ cart }) => cart.orderType);
  const { open } = useOpenState(type);
  const cardContext = usePreorderCardContext(
    useCardContextValue(business, referenceId, type, open, NO_OPENING_TIMES),
  );
  return (
    <CardProvider value={cardContext}>
      <Stack as="section" gap="2" aria-labelledby={id}>
        <Heading as="h2" size="s" id={id}>
          {t('cart.suggestions')}
        </Heading>
        <Strip>
          {items.map((item) => (
            <li key={item.id}>
              <SuggestionCard item={item} />
            </li>
          ))}
        </Strip>
      </Stack>
    </CardProvider>
  );
}

/** A suggested dish. Its button adds the dish to the cart, or opens the dish if the customer has to choose something. */
function SuggestionCard({ item }: { item: MenuItem }) {
  const { t } = useTranslation();
  const localize = useLocalize();
  const router = useRouter();
  const openDialog = useItemOpener();
  const { referenceId, type, arePricesHidden, isCartEnabled } = useCardContext();
  const name = localize(item.name);
  const path = paths.item({ referenceId, type, categoryId: item.categoryId, itemId: item.id });
  const openItem = () =>
    openDialog ? openDialog({ itemId: item.id, lineKey: null }) : void router.navigate(path);
  const addsDirectly =
    canAddWithoutDetails(item, { pricesHidden: arePricesHidden, cartEnabled: isCartEnabled }) &&
    item.priceLabels.length < 2;
  return (
    <SmallCard
      name={name}
      price={!arePricesHidden && <CardPriceText item={item} />}
      picture={item.image}
      href={router.buildHref(path)}
      onOpen={openItem}
      action={
        addsDirectly ? (
          <AddAction item={item} name={name} />
        ) : (
          isCartEnabled && (
            <AddButton
              label={t(hasChoices(item) ? 'menu.choose' : 'menu.add', { name })}
              onClick={openItem}
            />
          )
        )
      }
    />
  );
}

const NO_ITEMS: readonly MenuItem[] = [];

/** Returns the dishes to suggest. While the cart is open, suggestions that are already on screen keep their position. */
function useSuggestions(): readonly MenuItem[] {
  const { timezone, branch } = useBusiness((state) => ({
    timezone: state.business?.timezone,
    branch: state.branch,
  }));
  const { lines, kind } = useCart(({ cart, preorderType }) => ({
    lines: cart.lines,
    kind: preorderType ? ('reservation' as const) : cart.orderType,
  }));
  const { menu, findItem, smartCategories } = useMenu((state) => ({
    menu: state.menu,
    findItem: state.findItem,
    smartCategories: state.smartCategories,
  }));
  const now = useFulfilmentTime(60_000);
  const displayedIds = useRef<readonly string[]>([]);
  const items = useMemo(() => {
    if (!menu || !timezone || !lines.length) return NO_ITEMS;
    const popularIds = smartCategories.find((group) => group.kind === 'popular')?.itemIds ?? [];
    const cartItemIds = lines.map(({ itemId }) => itemId);
    const context = { kind, now: getBranchTime(branch, kind, now, timezone) };
    return suggestItems(
      { cartItemIds, popularIds, previousIds: displayedIds.current },
      menu,
      findItem,
      context,
    );
  }, [menu, findItem, smartCategories, branch, timezone, lines, kind, now]);
  useEffect(() => {
    displayedIds.current = items.map(({ id }) => id);
  }, [items]);
  return items;
}
