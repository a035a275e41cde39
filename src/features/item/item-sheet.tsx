import { type ComponentType, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { canAddWithoutDetails } from '../../domain/menu/item-choice.ts';
import { normaliseOrderType } from '../../domain/menu/normalise-order-type.ts';
import { paths } from '../../router/paths.ts';
import type { Route } from '../../router/route-types.ts';
import { useRoute, useRouter } from '../../router/router-context.tsx';
import { useBusiness, useMenu } from '../../stores/stores-context.tsx';
import { StatePanel } from '../../ui/feedback/state-panel.tsx';
import { food } from '../../ui/icons/icon-paths-more.ts';
import { Button } from '../../ui/inputs/button.tsx';
import { useScroller } from '../../ui/layout/scroller.tsx';
import { Sheet } from '../../ui/overlays/sheet.tsx';
import { ItemDialog } from './item-dialog.tsx';
import { PriceDialog } from './price-dialog.tsx';
import type { Drafts } from './use-item-choice.ts';

type ItemRoute = Route<ComponentType, 'item'>;

interface OpenedItem {
  readonly route: ItemRoute;
  readonly openingNumber: number;
  /** True when the item replaces another open item. */
  readonly skipsAnimation: boolean;
}

/**
 * The item sheet over the menu (route `item`): details, options and the button that adds the item to the cart. It stays
 * mounted with the menu, so that the item stays visible while the sheet closes.
 */
export function ItemSheet() {
  const route = useRoute('menu', 'category', 'item');
  const lastOpened = useRef<OpenedItem | null>(null);
  const drafts = useRef<Drafts>(new Map());
  const wasOpen = useRef(false);
  const isOpen = route.name === 'item';
  if (route.name === 'item' && lastOpened.current?.route !== route)
    lastOpened.current = {
      route,
      openingNumber: (lastOpened.current?.openingNumber ?? 0) + 1,
      skipsAnimation: wasOpen.current,
    };
  if (!isOpen) drafts.current.clear();
  wasOpen.current = isOpen;
  return (
    lastOpened.current && (
      <OpenedItemSheet
        key={lastOpened.current.openingNumber}
        openedItem={lastOpened.current}
        open={isOpen}
        drafts={drafts.current}
      />
    )
  );
}

/** Finds the element to focus after closing: the item's card if it is fully visible, else the menu. */
function useFocusTargetFinder(href: string): () => HTMLElement | null {
  const scroller = useScroller();
  return () => {
    const viewport = scroller?.getBoundingClientRect();
    const links = [...(scroller?.querySelectorAll<HTMLElement>('a[href]') ?? [])];
    const visibleLink = links.find((link) => {
      const { top, bottom } = link.getBoundingClientRect();
      return (
        link.getAttribute('href') === href && viewport && top >= viewport.top && bottom <= viewport.bottom
      );
    });
    return visibleLink ?? scroller;
  };
}

function OpenedItemSheet({
  openedItem,
  open,
  drafts,
}: {
  openedItem: OpenedItem;
  open: boolean;
  drafts: Drafts;
}) {
  const { t } = useTranslation();
  const router = useRouter();
  const { route, skipsAnimation } = openedItem;
  const { referenceId, type, itemId } = route.params;
  const item = useMenu(({ findItem }) => findItem(itemId));
  const findFocusTarget = useFocusTargetFinder(router.buildHref(route.path));
  const isTiled = useBusiness(({ business }) => business?.isStandardMenu === false);
  // The screen below the sheet: the menu or, for a tiled menu, the category.
  const pathParams = { referenceId, type };
  const parentPath =
    isTiled && item ? paths.category({ ...pathParams, categoryId: item.categoryId }) : paths.menu(pathParams);
  const onClose = () => router.goBack(parentPath);
  const { lineKey, isFromItem, isPriceOnly } = readItemState(route.state);
  if (!item) {
    return (
      <Sheet
        open={open}
        onClose={onClose}
        title={t('item.gone')}
        closeLabel={t('ui.close')}
        skipsAnimation={skipsAnimation}
        getFallbackFocus={findFocusTarget}
      >
        <StatePanel
          icon={food}
          level="h3"
          title={t('item.gone')}
          text={t('item.goneHint')}
          action={<Button onClick={onClose}>{t('cart.browse')}</Button>}
        />
      </Sheet>
    );
  }
  const dialogProps = {
    item,
    type: normaliseOrderType(type) ?? 'car_pickup',
    drafts,
    open,
    findFocusTarget,
    onClose,
    closeHref: router.buildHref(parentPath),
  };
  const needsNoDetails = canAddWithoutDetails(item, { pricesHidden: false, cartEnabled: true });
  return isPriceOnly && needsNoDetails && item.priceLabels.length > 1 ? (
    <PriceDialog {...dialogProps} onMore={() => void router.navigate(route.path, { replace: true })} />
  ) : (
    <ItemDialog {...dialogProps} lineKey={lineKey} isFromItem={isFromItem} skipsAnimation={skipsAnimation} />
  );
}

/** History state of an item's route. */
interface ItemState {
  /** Key of the cart line to edit. */
  readonly lineKey: string | null;
  /** True when the customer opened the item from another item. */
  readonly isFromItem: boolean;
  /** True to open the small dialog that asks only for the price label. */
  readonly isPriceOnly: boolean;
}

/** Parses the state of a history entry. Any script on the page can write this state, so every value is checked. */
function readItemState(state: unknown): ItemState {
  const { lineKey, fromItem, priceOnly } = Object(state) as Record<string, unknown>;
  return {
    lineKey: typeof lineKey === 'string' ? lineKey : null,
    isFromItem: fromItem === true,
    isPriceOnly: priceOnly === true,
  };
}
