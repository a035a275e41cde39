import { isSoldAs, servingIn, servingOf } from '../../domain/availability/visible.ts';
import type { Category, MenuItem, SellingType } from '../../domain/menu/types.ts';
import { zonedNow } from '../../domain/schedule/zoned.ts';
import { useT } from '../../i18n/context.tsx';
import { useBusiness, useMenu } from '../../stores/context.tsx';
import { isCartUsable } from '../../stores/selling.ts';
import { useClockOf } from '../shared/use-clock-of.ts';
import { useNow } from '../shared/use-now.ts';
import { useOpenState } from '../shared/use-open-state.ts';
import { useOpenText } from '../shared/use-open-text.ts';

/** Why an item cannot be ordered now: in short for its button, and in full. */
export interface Blocker {
  readonly short: string;
  readonly text: string;
}

/** What keeps an item from being ordered now; null when nothing does. */
export function useBlocker(item: MenuItem, type: SellingType): Blocker | null {
  const t = useT();
  const business = useBusiness((state) => state.business);
  const { menu, complete } = useMenu((state) => ({ menu: state.menu, complete: state.complete }));
  const openState = useOpenState();
  const openText = useOpenText();
  const clockOf = useClockOf();
  const now = useNow(30_000);
  if (item.soldOut) return { short: t('menu.soldOut'), text: t('item.soldOutText') };
  if (!business || !menu) return null;
  const zoned = zonedNow(now, business.timezone);
  // An item may be there before its category is: a long menu arrives in pages.
  const isAhead = !complete && !holds(menu.categories, item.categoryId);
  const serving = isAhead
    ? isSoldAs(item, type) && servingOf(item, zoned)
    : servingIn(menu, { kind: type, now: zoned })(item);
  if (serving === null || serving === false) return { short: t('item.notNow'), text: t('item.notNowText') };
  if (serving !== 'now') {
    const time = clockOf(serving);
    return { short: t('menu.fromTime', { time }), text: t('item.laterText', { time }) };
  }
  const state = openState(type);
  const isPriced = item.price || item.priceLabels.length;
  if (isPriced && isCartUsable(business, type, state)) return null;
  return state.open || !isPriced
    ? { short: t('item.lookOnly'), text: t('item.lookOnlyText') }
    : { short: openText(state), text: t('menu.closedNotice') };
}

const holds = (categories: readonly Category[], id: string): boolean =>
  categories.some((category) => category.id === id || holds(category.subcategories, id));
