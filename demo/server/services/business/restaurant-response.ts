import type * as z from 'zod/mini';
import type { restaurantResponse } from '../../../../src/api/contract/business-contract.ts';
import type { menuResponse } from '../../../../src/api/contract/menu-contract.ts';
import type { FileBranch } from '../business-file/business-file.ts';
import type { BranchMenu } from '../menu/branch-menu.ts';
import type { Business } from '../menu/business-catalogue.ts';
import type { WireCategoryInput, WireItemInput } from '../menu/menu-wire.ts';
import type { SmartGroups } from '../menu/smart-categories.ts';
import { toPublicPixels } from '../tracking/public-pixels.ts';

type RestaurantInput = z.input<typeof restaurantResponse>;

type MenuInput = z.input<typeof menuResponse>;

/** So many of the highlighted group are on the first screen. */
const MAX_HIGHLIGHTED_ITEMS = 12;

interface MenuToday {
  readonly groups: SmartGroups['groups'];
  /** How many banners there are. */
  readonly banners: number;
}

/** What the restaurant call tells besides. */
interface RestaurantToday extends MenuToday {
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
export function toMenuResponse(
  business: Business,
  branch: FileBranch,
  { groups, banners }: MenuToday,
): MenuInput {
  return {
    menu: { categories: [...business.menuOf(branch).categories] },
    discounts: business.file.discounts,
    smart_categories: groups,
    highlightedCat: highlightedOf(business, groups),
    banners,
  };
}

/** The answer of the restaurant call, with a branch active, as it is today. */
export function toRestaurantResponse(
  business: Business,
  branch: FileBranch,
  { groups, banners, redirect }: RestaurantToday,
): RestaurantInput {
  const { file } = business;
  const menu = business.menuOf(branch);
  const wanted = file.highlighted_category;
  const smart = file.smart_categories.some(({ id }) => id === wanted);
  const group = groups.find(({ id }) => id === wanted);
  const highlighted = smart
    ? (group?.item_ids.slice(0, MAX_HIGHLIGHTED_ITEMS) ?? [])
    : firstItemsOf(menu, wanted ?? '', MAX_HIGHLIGHTED_ITEMS);
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
    pixels: toPublicPixels(file),
    pagination,
    banners,
  };
}

/** A menu of more items than this is not sent whole with the business. */
const MAX_WHOLE_MENU_ITEMS = 400;

/** What of a longer one comes with it. */
const MENU_PAGE_SIZE = 60;

interface MenuPage {
  readonly categories: readonly WireCategoryInput[];
  /** Absent when the menu is whole. */
  readonly pagination?: { readonly page: number; readonly pages: number; readonly total: number };
}

interface Pinnable {
  readonly pin?: boolean | undefined;
  readonly visible?: boolean | undefined;
}

/** What a customer can see, in the order it is shown. */
const visibleInOrder = <T extends Pinnable>(list: readonly T[]): T[] =>
  list
    .filter(({ visible }) => visible !== false)
    .sort((a, b) => Number(b.pin ?? false) - Number(a.pin ?? false));

function* visibleItemIds(categories: readonly WireCategoryInput[]): Generator<string> {
  for (const { items, subcategories = [] } of visibleInOrder(categories))
    for (const section of [{ items }, ...visibleInOrder(subcategories)])
      for (const { id } of visibleInOrder(section.items as WireItemInput[])) yield id;
}

/** The items of a category and its subcategories, as a customer sees them first, at most so many. */
function firstItemsOf({ categories }: BranchMenu, categoryId: string, most: number): string[] {
  const sections = categories.flatMap(({ subcategories = [], ...top }) => [
    { ...top, subcategories },
    ...subcategories,
  ]);
  const wanted = sections.filter(({ id }) => id === categoryId);
  return [...visibleItemIds(wanted)].slice(0, most);
}

/**
 * The menu as it comes with the business: whole, or for a long one every category with the items that stand first on the
 * screen, and those of `also` in their own categories.
 */
function menuPage({ categories, items }: BranchMenu, also: readonly string[]): MenuPage {
  if (items.size <= MAX_WHOLE_MENU_ITEMS) return { categories };
  const sent = new Set(also);
  let room = MENU_PAGE_SIZE;
  for (const id of visibleItemIds(categories)) {
    if (!room--) break;
    sent.add(id);
  }
  const sentOf = (list: readonly unknown[]) => (list as WireItemInput[]).filter(({ id }) => sent.has(id));
  return {
    categories: categories.map((category) => ({
      ...category,
      items: sentOf(category.items),
      subcategories: category.subcategories?.map((sub) => ({ ...sub, items: sentOf(sub.items) })),
    })),
    pagination: { page: 1, pages: Math.ceil(items.size / MENU_PAGE_SIZE), total: items.size },
  };
}
