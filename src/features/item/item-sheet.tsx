import { type ComponentType, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { canAddDirectly } from '../../domain/menu/item-choice.ts';
import { normaliseSellingType } from '../../domain/menu/selling-type.ts';
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

interface Opened {
  readonly route: ItemRoute;
  readonly count: number;
  /** Another item was open just before. */
  readonly still: boolean;
}

// An item over the menu (route `item`): its details, its options and the button that adds it to the cart. The item comes
// from the menu store; the choice is made here (`use-item-choice.ts`) and given to the cart store.

/** It stays mounted while the menu is: the last item is shown while it closes. */
export function ItemSheet() {
  const route = useRoute('menu', 'category', 'item');
  const opened = useRef<Opened | null>(null);
  const drafts = useRef<Drafts>(new Map());
  const wasOpen = useRef(false);
  const isOpen = route.name === 'item';
  if (route.name === 'item' && opened.current?.route !== route)
    opened.current = { route, count: (opened.current?.count ?? 0) + 1, still: wasOpen.current };
  if (!isOpen) drafts.current.clear();
  wasOpen.current = isOpen;
  return (
    opened.current && (
      <OpenedItem key={opened.current.count} opened={opened.current} open={isOpen} drafts={drafts.current} />
    )
  );
}

/** The item's card if it is in sight, else the menu: where the focus is at home after a sheet that came from nowhere. */
function useHome(href: string): () => HTMLElement | null {
  const scroller = useScroller();
  return () => {
    const view = scroller?.getBoundingClientRect();
    const links = [...(scroller?.querySelectorAll<HTMLElement>('a[href]') ?? [])];
    const inSight = links.find((link) => {
      const { top, bottom } = link.getBoundingClientRect();
      return link.getAttribute('href') === href && view && top >= view.top && bottom <= view.bottom;
    });
    return inSight ?? scroller;
  };
}

function OpenedItem({ opened, open, drafts }: { opened: Opened; open: boolean; drafts: Drafts }) {
  const { t } = useTranslation();
  const router = useRouter();
  const { route, still } = opened;
  const { referenceId, type, itemId } = route.params;
  const item = useMenu(({ itemById }) => itemById(itemId));
  const home = useHome(router.href(route.path));
  const isTiled = useBusiness(({ business }) => business?.isStandardMenu === false);
  // What lies under an item at its own address: the menu, or of tiles the listing.
  const place = { referenceId, type };
  const under =
    isTiled && item ? paths.category({ ...place, categoryId: item.categoryId }) : paths.menu(place);
  const onClose = () => router.back(under);
  const { lineKey, fromItem, isPriceOnly } = readItemState(route.state);
  if (!item) {
    return (
      <Sheet
        open={open}
        onClose={onClose}
        title={t('item.gone')}
        closeLabel={t('ui.close')}
        still={still}
        home={home}
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
  const shared = { item, type: normaliseSellingType(type) ?? 'car_pickup', drafts, open, home, onClose };
  const isPlain = canAddDirectly(item, { pricesHidden: false, cartEnabled: true });
  return isPriceOnly && isPlain && item.priceLabels.length > 1 ? (
    <PriceDialog {...shared} onMore={() => void router.navigate(route.path, { replace: true })} />
  ) : (
    <ItemDialog {...shared} lineKey={lineKey} fromItem={fromItem} still={still} />
  );
}

/** History state of an item's route. */
interface ItemState {
  /** The cart's line to edit. */
  readonly lineKey: string | null;
  /** Opened from another item. */
  readonly fromItem: boolean;
  /** Only its size is to be chosen. */
  readonly isPriceOnly: boolean;
}

/** Reads a history entry's state, which may come from any script. */
function readItemState(state: unknown): ItemState {
  const { lineKey, fromItem, priceOnly } = Object(state) as Record<string, unknown>;
  return {
    lineKey: typeof lineKey === 'string' ? lineKey : null,
    fromItem: fromItem === true,
    isPriceOnly: priceOnly === true,
  };
}
