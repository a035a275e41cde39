import type { Choice } from '../cart/cart-types.ts';
import { getDefaultOptions } from './active-groups.ts';
import { createPlainChoice } from './item-choice.ts';
import type { MenuItem } from './menu-types.ts';

/** The initial choice on the item screen: first price label, default options, smallest count. */
export const createDefaultChoice = (item: MenuItem): Choice => ({
  ...createPlainChoice(item),
  modifiers: getDefaultOptions(item),
});
