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

/** Maximum number of items of the highlighted category on the first screen. */
const MAX_HIGHLIGHTED_ITEMS = 12;

interface MenuExtras {
  readonly groups: SmartGroups['groups'];
  readonly bannerCount: number;
}

interface RestaurantExtras extends MenuExtras {
  /** The business's new reference id if it has moved. */
  readonly redirect: string | null;
}

/**
 * The id of the highlighted category. Null when it is a smart category that is empty today. Undefined when the business
 * has none.
 */
const findHighlightedCategoryId = (
  { file }: Business,
  groups: SmartGroups['groups'],
): string | null | undefined => {
  const highlightedCategoryId = file.highlighted_category;
  const isEmpty =
    file.smart_categories.some(({ id }) => id === highlightedCategoryId) &&
    !groups.some(({ id }) => id === highlightedCategoryId);
  return isEmpty ? null : highlightedCategoryId;
};

/** The response of the menu call: the whole menu of a branch, with today's smart categories. */
export function toMenuResponse(
  business: Business,
  branch: FileBranch,
  { groups, bannerCount }: MenuExtras,
): MenuInput {
  return {
    menu: { categories: [...business.getBranchMenu(branch).categories] },
    discounts: business.file.discounts,
    smart_categories: groups,
    highlightedCat: findHighlightedCategoryId(business, groups),
    banners: bannerCount,
  };
}

/** The response of the restaurant call for a branch, with today's smart categories. */
export function toRestaurantResponse(
  business: Business,
  branch: FileBranch,
  { groups, bannerCount, redirect }: RestaurantExtras,
): RestaurantInput {
  const { file } = business;
  const menu = business.getBranchMenu(branch);
  const highlightedCategoryId = file.highlighted_category;
  const isSmart = file.smart_categories.some(({ id }) => id === highlightedCategoryId);
  const group = groups.find(({ id }) => id === highlightedCategoryId);
  const highlightedItemIds = isSmart
    ? (group?.item_ids.slice(0, MAX_HIGHLIGHTED_ITEMS) ?? [])
    : listFirstItemIds(menu, highlightedCategoryId ?? '', MAX_HIGHLIGHTED_ITEMS);
  const { categories, pagination } = toMenuPage(menu, highlightedItemIds);
  return {
    restaurant: business.getBranchSettings(branch),
    menu: { categories: [...categories] },
    discounts: file.discounts,
    message: file.message,
    smart_categories: groups,
    highlightedCat: findHighlightedCategoryId(business, groups),
    showStandardSubCats: file.show_standard_sub_categories,
    redirect,
    url: file.moved?.url,
    pixels: toPublicPixels(file),
    theme_id: business.themeId,
    pagination,
    banners: bannerCount,
  };
}

/** If a menu has more items, the restaurant response contains only its first page. */
const MAX_UNPAGED_MENU_ITEMS = 400;

/** Number of items in the first page of a long menu. */
const MENU_PAGE_SIZE = 60;

interface MenuPage {
  readonly categories: readonly WireCategoryInput[];
  /** Absent when the menu is complete. */
  readonly pagination?: { readonly page: number; readonly pages: number; readonly total: number };
}

interface Pinnable {
  readonly pin?: boolean | undefined;
  readonly visible?: boolean | undefined;
}

/** The visible entries in screen order: pinned entries first. */
const sortVisible = <T extends Pinnable>(list: readonly T[]): T[] =>
  list
    .filter(({ visible }) => visible !== false)
    .sort((a, b) => Number(b.pin ?? false) - Number(a.pin ?? false));

function* iterateVisibleItemIds(categories: readonly WireCategoryInput[]): Generator<string> {
  for (const { items, subcategories = [] } of sortVisible(categories))
    for (const section of [{ items }, ...sortVisible(subcategories)])
      for (const { id } of sortVisible(section.items as WireItemInput[])) yield id;
}

/** Ids of the first `maxItems` visible items of a category and its subcategories, in screen order. */
function listFirstItemIds({ categories }: BranchMenu, categoryId: string, maxItems: number): string[] {
  const sections = categories.flatMap(({ subcategories = [], ...top }) => [
    { ...top, subcategories },
    ...subcategories,
  ]);
  const matchingSections = sections.filter(({ id }) => id === categoryId);
  return [...iterateVisibleItemIds(matchingSections)].slice(0, maxItems);
}

/**
 * The part of the menu that the restaurant response contains. A long menu keeps all categories, but only the items at its
 * beginning and those in `extraItemIds`.
 */
function toMenuPage({ categories, items }: BranchMenu, extraItemIds: readonly string[]): MenuPage {
  if (items.size <= MAX_UNPAGED_MENU_ITEMS) return { categories };
  const sentIds = new Set(extraItemIds);
  let remainingCount = MENU_PAGE_SIZE;
  for (const id of iterateVisibleItemIds(categories)) {
    if (!remainingCount--) break;
    sentIds.add(id);
  }
  const filterSent = (list: readonly unknown[]) =>
    (list as WireItemInput[]).filter(({ id }) => sentIds.has(id));
  return {
    categories: categories.map((category) => ({
      ...category,
      items: filterSent(category.items),
      subcategories: category.subcategories?.map((subcategory) => ({
        ...subcategory,
        items: filterSent(subcategory.items),
      })),
    })),
    pagination: { page: 1, pages: Math.ceil(items.size / MENU_PAGE_SIZE), total: items.size },
  };
}
