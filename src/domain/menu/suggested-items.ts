import { type MenuQuery, servingIn } from '../availability/visible-menu.ts';
import type { Menu, MenuItem } from './menu-types.ts';

const MOST = 6;

export interface SuggestionsInput {
  /** What is in the cart, in its order. */
  readonly inCart: readonly string[];
  /** Liked by others, the most liked first. */
  readonly popular: readonly string[];
  /** Suggested before, in their order: these stay where they are while they can be had. */
  readonly kept: readonly string[];
}

/**
 * What goes with a cart: what the business names with the dishes in it, then what is popular. Only what can be had now and
 * is not in it; at most six.
 */
export function suggestionsFor(
  { inCart, popular, kept }: SuggestionsInput,
  menu: Menu,
  itemById: (id: string) => MenuItem | undefined,
  at: MenuQuery,
): readonly MenuItem[] {
  const servingOf = servingIn(menu, at);
  const related = inCart.flatMap((id) => itemById(id)?.related ?? []);
  const taken = new Set(inCart);
  const fresh = [...related, ...popular].filter((id) => !taken.has(id));
  const items = [...new Set([...kept, ...fresh])].flatMap((id) => itemById(id) ?? []);
  return items.filter((item) => !item.soldOut && servingOf(item) === 'now').slice(0, MOST);
}
