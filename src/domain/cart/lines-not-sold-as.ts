import { isSoldAs } from '../availability/visible-menu.ts';
import type { ItemType, MenuItem } from '../menu/menu-types.ts';
import type { Cart, CartLine } from './cart-types.ts';

/** The lines whose items are on the menu but not sold as `type`: they cannot be ordered after a switch to that type. */
export const findLinesNotSoldAs = (
  { lines }: Pick<Cart, 'lines'>,
  itemById: (id: string) => MenuItem | undefined,
  type: ItemType,
): CartLine[] =>
  lines.filter(({ itemId }) => {
    const item = itemById(itemId);
    return item?.visible && !isSoldAs(item, type);
  });
