import { useEffect, useMemo, useRef } from 'react';
import { useServedAt } from '../../components/schedule/use-served-at.ts';
import type { MenuItem } from '../../domain/menu/menu-types.ts';
import { suggestionsFor } from '../../domain/menu/suggested-items.ts';
import { zonedNow } from '../../domain/schedule/zoned.ts';
import { useBusiness, useCart, useMenu } from '../../stores/stores-context.tsx';

const NONE: readonly MenuItem[] = [];

/** What goes with the cart. What is shown keeps its place as long as the cart is looked at. */
export function useSuggestions(): readonly MenuItem[] {
  const timezone = useBusiness(({ business }) => business?.timezone);
  const { lines, kind } = useCart(({ cart, way }) => ({
    lines: cart.lines,
    kind: way ? ('reservation' as const) : cart.sellingType,
  }));
  const { menu, itemById, smartCategories } = useMenu((state) => ({
    menu: state.menu,
    itemById: state.itemById,
    smartCategories: state.smartCategories,
  }));
  const now = useServedAt(60_000);
  const kept = useRef<readonly string[]>([]);
  const items = useMemo(() => {
    if (!menu || !timezone || !lines.length) return NONE;
    const popular = smartCategories.find((group) => group.kind === 'popular')?.itemIds ?? [];
    const inCart = lines.map(({ itemId }) => itemId);
    const at = { kind, now: zonedNow(now, timezone) };
    return suggestionsFor({ inCart, popular, kept: kept.current }, menu, itemById, at);
  }, [menu, itemById, smartCategories, timezone, lines, kind, now]);
  useEffect(() => {
    kept.current = items.map(({ id }) => id);
  }, [items]);
  return items;
}
