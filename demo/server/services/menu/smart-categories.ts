import type { RestaurantResponse } from '../../../../src/api/contract/business-contract.ts';
import { isSoldForType } from '../../../../src/domain/availability/visible-menu.ts';
import type { Discount, MenuItem, OrderType } from '../../../../src/domain/menu/menu-types.ts';
import { findDiscount } from '../../../../src/domain/pricing/discount.ts';
import { addDays } from '../../../../src/lib/calendar.ts';
import type { Db } from '../../db/open-database.ts';
import { listMostOrderedItems } from '../../repo/orders/orders-repo.ts';
import type { FileBranch } from '../business-file/business-file.ts';
import type { FileSmartCategory } from '../business-file/business-file-offers.ts';
import { getCalendarDay, getOrderTypeSettings } from '../schedule/opening.ts';
import type { BranchMenu } from './branch-menu.ts';
import type { Business } from './business-catalogue.ts';

/** The smart categories of a branch's menu on a day. `key` changes whenever they change. */
export interface SmartGroups {
  readonly groups: RestaurantResponse['smart_categories'];
  readonly key: string;
}

const MAX_POPULAR_ITEMS = 12;

/**
 * Minimum number of different items that customers have ordered. With fewer, the orders say little about what is
 * popular, and the list from the business file is used.
 */
const MIN_ORDERED_ITEMS = 6;

const NEW_DAYS = 60;

/** Maximum number of items in the smart categories of new and of discounted items. */
const MAX_GROUP_ITEMS = 48;

const ORDER_TYPES: readonly OrderType[] = ['delivery', 'car_pickup', 'dine_in'];

const lowersPrice = ({ kind }: Discount): boolean =>
  kind.type === 'percent' ? Number(kind.rate) > 0 : kind.value.minor > 0;

/** Ids of items with a discount in an order type. An order type whose whole menu is discounted does not count. */
function listDiscountedItemIds(business: Business, items: Iterable<MenuItem>): string[] {
  const types = ORDER_TYPES.filter(
    (type) => getOrderTypeSettings(business, type) && !business.discounts[type].allMenu,
  );
  const isDiscounted = (item: MenuItem): boolean =>
    types.some((type) => {
      const discount = isSoldForType(item, type) && findDiscount(item, business.discounts[type]);
      return discount && lowersPrice(discount);
    });
  return [...items].filter(isDiscounted).map(({ id }) => id);
}

/** The day on which each item was added, by item id. Items without `added_on` in the business file are left out. */
const mapDaysAddedById = ({ file }: Business): Map<string, string> =>
  new Map(
    file.categories
      .flatMap((category) => [category, ...(category.subcategories ?? [])])
      .flatMap(({ items }) => items.flatMap(({ id, added_on }) => (added_on ? [[id, added_on]] : []))),
  );

/** Ids of items added in the 60 days up to `lastDay`, newest first, and then of items that are only tagged as new. */
function listNewItemIds(business: Business, items: Iterable<MenuItem>, lastDay: string): string[] {
  const days = mapDaysAddedById(business);
  const since = addDays(lastDay, -NEW_DAYS);
  const findDayAdded = ({ id }: MenuItem): string => {
    const day = days.get(id);
    return day && since <= day && day <= lastDay ? day : '';
  };
  return [...items]
    .filter((item) => findDayAdded(item) || item.tags.includes('new'))
    .sort((a, b) => findDayAdded(b).localeCompare(findDayAdded(a)))
    .map(({ id }) => id);
}

function listPopularItemIds(
  mostOrderedIds: readonly string[],
  fallbackIds: readonly string[],
  getVisibleItems: BranchMenu['getVisibleItems'],
): string[] {
  const idsOnMenu = mostOrderedIds.filter((id) => getVisibleItems().has(id));
  return idsOnMenu.length < MIN_ORDERED_ITEMS ? [...fallbackIds] : idsOnMenu.slice(0, MAX_POPULAR_ITEMS);
}

interface GroupsInput {
  readonly business: Business;
  readonly menu: BranchMenu;
  /** `YYYY-MM-DD` */
  readonly day: string;
  /** Ids of the most ordered items, most ordered first. */
  readonly mostOrderedIds: readonly string[];
}

/** Computes the smart categories that are not empty (decisions, section 7). */
function computeGroups({ business, menu, day, mostOrderedIds }: GroupsInput): SmartGroups['groups'] {
  const visibleItems = menu.getVisibleItems();
  const listItemIds = ({ kind, item_ids = [] }: FileSmartCategory): string[] => {
    switch (kind) {
      case 'popular':
        return listPopularItemIds(mostOrderedIds, item_ids, menu.getVisibleItems);
      case 'new':
        return listNewItemIds(business, visibleItems.values(), day).slice(0, MAX_GROUP_ITEMS);
      case 'discounted':
        return listDiscountedItemIds(business, visibleItems.values()).slice(0, MAX_GROUP_ITEMS);
      default:
        return [...item_ids];
    }
  };
  return business.file.smart_categories.flatMap((group) => {
    const ids = listItemIds(group).filter((id) => visibleItems.has(id));
    const { id, name, kind } = group;
    return ids.length ? [{ id, name, ...(kind && { kind }), item_ids: ids }] : [];
  });
}

interface SmartDeps {
  /** Ids of a business's most ordered items, most ordered first. They may be a few minutes old. */
  readonly loadMostOrderedIds: (referenceId: string, at: number) => Promise<readonly string[]>;
}

/** Computes the smart categories of each menu once per day, and whenever the most ordered items have changed. */
export function createSmartCategories({ loadMostOrderedIds }: SmartDeps) {
  const NO_IDS: readonly string[] = [];
  const cache = new WeakMap<
    BranchMenu,
    { readonly day: string; readonly mostOrderedIds: readonly string[]; readonly smartGroups: SmartGroups }
  >();

  /** `at` is epoch ms. */
  return async (business: Business, branch: FileBranch, at: number): Promise<SmartGroups> => {
    const menu = business.getBranchMenu(branch);
    const day = getCalendarDay(business, at);
    const needsPopular = business.file.smart_categories.some(({ kind }) => kind === 'popular');
    const mostOrderedIds = needsPopular ? await loadMostOrderedIds(business.referenceId, at) : NO_IDS;
    const cached = cache.get(menu);
    if (cached?.day === day && cached.mostOrderedIds === mostOrderedIds) return cached.smartGroups;
    const groups = computeGroups({ business, menu, day, mostOrderedIds });
    const smartGroups = { groups, key: JSON.stringify(groups.map(({ item_ids }) => item_ids)) };
    cache.set(menu, { day, mostOrderedIds, smartGroups });
    return smartGroups;
  };
}

export type SmartCategories = ReturnType<typeof createSmartCategories>;

const POPULAR_DAYS = 30;

const DAY_MS = 86_400_000;

/** Maximum age of a cached result. */
const MAX_AGE_MS = 5 * 60_000;

/** More items than a smart category contains, because some may have been removed from the menu. */
const QUERIED_ITEMS = 100;

/** Ids of the items with the most units ordered in the last 30 days. The result is cached for a few minutes. */
export function createMostOrderedItems(db: Db) {
  const cache = new Map<string, { readonly at: number; readonly ids: Promise<readonly string[]> }>();
  return (referenceId: string, at: number): Promise<readonly string[]> => {
    const cached = cache.get(referenceId);
    if (cached && Math.abs(at - cached.at) < MAX_AGE_MS) return cached.ids;
    const query = {
      at,
      ids: listMostOrderedItems(db, referenceId, new Date(at - POPULAR_DAYS * DAY_MS), QUERIED_ITEMS),
    };
    cache.set(referenceId, query);
    query.ids.catch(() => cache.get(referenceId) === query && cache.delete(referenceId));
    return query.ids;
  };
}
