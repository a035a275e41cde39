import type * as z from 'zod/mini';
import type { restaurantResponse } from '../../../src/api/schemas/business.ts';
import type { FileBranch } from './business-file.ts';
import type { Business } from './catalogue.ts';
import { firstItemsOf, menuPage } from './menu-page.ts';
import type { SmartGroups } from './smart-categories.ts';

type RestaurantInput = z.input<typeof restaurantResponse>;

/** So many of the highlighted group are on the first screen. */
const HIGHLIGHTED = 12;

interface Today {
  readonly groups: SmartGroups['groups'];
  /** How many banners there are. */
  readonly banners: number;
}

/** The answer of the restaurant call, with a branch active, as it is today. */
export function restaurantAnswer(
  business: Business,
  branch: FileBranch,
  { groups, banners }: Today,
): RestaurantInput {
  const { file } = business;
  const menu = business.menuOf(branch);
  const wanted = file.highlighted_category;
  const smart = file.smart_categories.some(({ id }) => id === wanted);
  const group = groups.find(({ id }) => id === wanted);
  const highlighted = smart
    ? (group?.item_ids.slice(0, HIGHLIGHTED) ?? [])
    : firstItemsOf(menu, wanted ?? '', HIGHLIGHTED);
  const { categories, pagination } = menuPage(menu, highlighted);
  return {
    restaurant: business.settingsFor(branch),
    menu: { categories: [...categories] },
    discounts: file.discounts,
    message: file.message,
    smart_categories: groups,
    highlightedCat: smart && !group ? null : wanted,
    showStandardSubCats: file.show_standard_sub_categories,
    pixels: file.pixels,
    pagination,
    banners,
  };
}
