import type { Choice } from '../cart/types.ts';
import { defaultOptions } from './asked-groups.ts';
import { plainChoice } from './choice.ts';
import type { MenuItem } from './types.ts';

/** What the item page starts with: the first price label, the default options that fit, the smallest count. */
export const defaultChoice = (item: MenuItem): Choice => ({
  ...plainChoice(item),
  modifiers: defaultOptions(item),
});
