import type * as z from 'zod/mini';
import type { restaurantResponse } from '../../../../src/api/contract/business-contract.ts';
import type { menuResponse } from '../../../../src/api/contract/menu-contract.ts';
import type { FileBranch } from '../business-file/business-file.ts';
import type { Business } from '../menu/catalogue.ts';
import { firstItemsOf, menuPage } from '../menu/menu-page.ts';
import type { SmartGroups } from '../menu/smart-categories.ts';
import { pixelsOf } from '../tracking/wire-pixels.ts';

type RestaurantInput = z.input<typeof restaurantResponse>;
type MenuInput = z.input<typeof menuResponse>;

/** So many of the highlighted group are on the first screen. */
const HIGHLIGHTED = 12;

interface Today {
  readonly groups: SmartGroups['groups'];
  /** How many banners there are. */
  readonly banners: number;
}

/** What the restaurant call tells besides. */
interface Now extends Today {
  /** Under which reference id the business is now, when it has moved. */
  readonly redirect: string | null;
}

/** The group that comes first; null for one that is empty today. */
const highlightedOf = ({ file }: Business, groups: SmartGroups['groups']): string | null | undefined => {
  const wanted = file.highlighted_category;
  const isEmpty =
    file.smart_categories.some(({ id }) => id === wanted) && !groups.some(({ id }) => id === wanted);
  return isEmpty ? null : wanted;
};

/** The answer of the menu call: all of a branch's menu, as it is today. */
export function menuAnswer(business: Business, branch: FileBranch, { groups, banners }: Today): MenuInput {
  return {
    menu: { categories: [...business.menuOf(branch).categories] },
    discounts: business.file.discounts,
    smart_categories: groups,
    highlightedCat: highlightedOf(business, groups),
    banners,
  };
}

/** The answer of the restaurant call, with a branch active, as it is today. */
export function restaurantAnswer(
  business: Business,
  branch: FileBranch,
  { groups, banners, redirect }: Now,
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
    highlightedCat: highlightedOf(business, groups),
    showStandardSubCats: file.show_standard_sub_categories,
    redirect,
    url: file.moved?.url,
    pixels: pixelsOf(file),
    pagination,
    banners,
  };
}
