import { isSoldForType } from '../availability/visible-menu.ts';
import type { ItemType, MenuItem } from '../menu/menu-types.ts';
import type { Cart, CartLine } from './cart-types.ts';

/**
 * Finds the lines whose items are visible but not sold for `type`. They can no longer be ordered after a switch to that
 * type.
 */
export const findLinesNotSoldForType = (
  { lines }: Pick<Cart, 'lines'>,
  findItem: (id: string) => MenuItem | undefined,
  type: ItemType,
): CartLine[] =>
  lines.filter(({ itemId }) => {
    const item = findItem(itemId);
    return item?.visible && !isSoldForType(item, type);
  });
