import type { Choice } from '../cart/cart-types.ts';
import { defaultOptions } from './asked-groups.ts';
import { plainChoice } from './item-choice.ts';
import type { MenuItem } from './menu-types.ts';

/** What the item page starts with: the first price label, the default options that fit, the smallest count. */
export const defaultChoice = (item: MenuItem): Choice => ({
  ...plainChoice(item),
  modifiers: defaultOptions(item),
});
