import { createAvailabilityEvaluator, type MenuQuery } from '../availability/visible-menu.ts';
import type { Menu, MenuItem } from './menu-types.ts';

const MAX_SUGGESTIONS = 6;

export interface SuggestionsInput {
  /** Ids of the items in the cart, in cart order. */
  readonly cartItemIds: readonly string[];
  /** Ids of popular items, the most popular first. */
  readonly popularIds: readonly string[];
  /** Ids of the suggestions on screen. They keep their positions as long as they can be ordered. */
  readonly previousIds: readonly string[];
}

/**
 * Suggests at most six items that can be ordered now. The suggestions on screen stay first, even after the customer has
 * added one. Then come items that the business relates to items in the cart, then popular items. Of both kinds, items
 * in the cart are left out.
 */
export function suggestItems(
  { cartItemIds, popularIds, previousIds }: SuggestionsInput,
  menu: Menu,
  findItem: (id: string) => MenuItem | undefined,
  query: MenuQuery,
): readonly MenuItem[] {
  const evaluate = createAvailabilityEvaluator(menu, query);
  const relatedIds = cartItemIds.flatMap((id) => findItem(id)?.related ?? []);
  const idsInCart = new Set(cartItemIds);
  const candidateIds = [...relatedIds, ...popularIds].filter((id) => !idsInCart.has(id));
  const items = [...new Set([...previousIds, ...candidateIds])].flatMap((id) => findItem(id) ?? []);
  return items.filter((item) => !item.soldOut && evaluate(item) === 'now').slice(0, MAX_SUGGESTIONS);
}
