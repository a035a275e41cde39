import type { RestaurantResponse } from '../../../../src/api/contract/business-contract.ts';
import { isSoldAs } from '../../../../src/domain/availability/visible-menu.ts';
import type { Discount, MenuItem, OrderType } from '../../../../src/domain/menu/menu-types.ts';
import { findDiscount } from '../../../../src/domain/pricing/discount.ts';
import { addDays } from '../../../../src/lib/calendar.ts';
import type { Db } from '../../db/open-database.ts';
import { listMostOrderedItems } from '../../repo/orders/orders-repo.ts';
import type { FileBranch } from '../business-file/business-file.ts';
import type { FileSmartCategory } from '../business-file/business-file-offers.ts';
import { businessDay, orderTypeSettings } from '../schedule/opening.ts';
import type { BranchMenu } from './branch-menu.ts';
import type { Business } from './business-catalogue.ts';

/** The groups of a branch's menu on a day. `key` changes when they do. */
export interface SmartGroups {
  readonly groups: RestaurantResponse['smart_categories'];
  readonly key: string;
}

const MAX_POPULAR_ITEMS = 12;

/** Below this many different ones, what was ordered says nothing yet. */
const MIN_ORDERED_ITEMS = 6;

const NEW_DAYS = 60;

/** Of what is new or costs less, this many: a group is a taste of the menu. */
const MAX_GROUP_ITEMS = 48;

const TYPES: readonly OrderType[] = ['delivery', 'car_pickup', 'dine_in'];

const lowersPrice = ({ kind }: Discount): boolean =>
  kind.type === 'percent' ? Number(kind.rate) > 0 : kind.value.minor > 0;

/** What costs less than usual in some way it is sold; nothing when everything does. */
function discountedItemIds(business: Business, items: Iterable<MenuItem>): string[] {
  const offered = TYPES.filter((type) => orderTypeSettings(business, type));
  if (offered.some((type) => business.discounts[type].allMenu)) return [];
  const isDiscounted = (item: MenuItem): boolean =>
    offered.some((type) => {
      const discount = isSoldAs(item, type) && findDiscount(item, business.discounts[type]);
      return discount && lowersPrice(discount);
    });
  return [...items].filter(isDiscounted).map(({ id }) => id);
}

/** When each item came on the menu, as far as the file says. */
const addedOn = ({ file }: Business): Map<string, string> =>
  new Map(
    file.categories
      .flatMap((category) => [category, ...(category.subcategories ?? [])])
      .flatMap(({ items }) => items.flatMap(({ id, added_on }) => (added_on ? [[id, added_on]] : []))),
  );

/** What was added in the 60 days up to `last`, the latest first, then what is only tagged as new. */
function newItemIds(business: Business, items: Iterable<MenuItem>, last: string): string[] {
  const days = addedOn(business);
  const since = addDays(last, -NEW_DAYS);
  const lately = ({ id }: MenuItem): string => {
    const day = days.get(id);
    return day && since <= day && day <= last ? day : '';
  };
  return [...items]
    .filter((item) => lately(item) || item.tags.includes('new'))
    .sort((a, b) => lately(b).localeCompare(lately(a)))
    .map(({ id }) => id);
}

function popularItemIds(
  ordered: readonly string[],
  start: readonly string[],
  shown: BranchMenu['shown'],
): string[] {
  const here = ordered.filter((id) => shown().has(id));
  return here.length < MIN_ORDERED_ITEMS ? [...start] : here.slice(0, MAX_POPULAR_ITEMS);
}

interface GroupsInput {
  readonly business: Business;
  readonly menu: BranchMenu;
  /** `YYYY-MM-DD` */
  readonly day: string;
  /** Ids of what is ordered most, first the most. */
  readonly ordered: readonly string[];
}

/** The groups of a menu with something in them (decisions, section 7). */
function smartGroups({ business, menu, day, ordered }: GroupsInput): SmartGroups['groups'] {
  const shown = menu.shown();
  const idsOf = ({ kind, item_ids = [] }: FileSmartCategory): string[] => {
    switch (kind) {
      case 'popular':
        return popularItemIds(ordered, item_ids, menu.shown);
      case 'new':
        return newItemIds(business, shown.values(), day).slice(0, MAX_GROUP_ITEMS);
      case 'discounted':
        return discountedItemIds(business, shown.values()).slice(0, MAX_GROUP_ITEMS);
      default:
        return [...item_ids];
    }
  };
  return business.file.smart_categories.flatMap((group) => {
    const ids = idsOf(group).filter((id) => shown.has(id));
    const { id, name, kind } = group;
    return ids.length ? [{ id, name, ...(kind && { kind }), item_ids: ids }] : [];
  });
}

interface SmartDeps {
  /** What a business's customers order most, first the most; may be a few minutes old. */
  readonly ordered: (referenceId: string, at: number) => Promise<readonly string[]>;
}

/** Computes the groups of each menu once per day and whenever the most ordered have changed. */
export function createSmartCategories({ ordered }: SmartDeps) {
  const NONE: readonly string[] = [];
  const kept = new WeakMap<
    BranchMenu,
    { readonly day: string; readonly most: readonly string[]; readonly groups: SmartGroups }
  >();

  /** `at` in epoch ms. */
  return async (business: Business, branch: FileBranch, at: number): Promise<SmartGroups> => {
    const menu = business.menuOf(branch);
    const day = businessDay(business, at);
    const asks = business.file.smart_categories.some(({ kind }) => kind === 'popular');
    const most = asks ? await ordered(business.referenceId, at) : NONE;
    const found = kept.get(menu);
    if (found?.day === day && found.most === most) return found.groups;
    const groups = smartGroups({ business, menu, day, ordered: most });
    const made = { groups, key: JSON.stringify(groups.map(({ item_ids }) => item_ids)) };
    kept.set(menu, { day, most, groups: made });
    return made;
  };
}

export type SmartCategories = ReturnType<typeof createSmartCategories>;

const DAYS = 30;

const DAY = 86_400_000;

/** How old an answer may be. */
const FRESH_MS = 5 * 60_000;

/** More than any group shows: some may have left the menu meanwhile. */
const QUERIED_ITEMS = 100;

/** Ids of what was ordered most units of in the last 30 days, first the most; asked of the database every few minutes. */
export function createMostOrderedItems(db: Db) {
  const kept = new Map<string, { readonly at: number; readonly ids: Promise<readonly string[]> }>();
  return (referenceId: string, at: number): Promise<readonly string[]> => {
    const found = kept.get(referenceId);
    if (found && Math.abs(at - found.at) < FRESH_MS) return found.ids;
    const asked = {
      at,
      ids: listMostOrderedItems(db, referenceId, new Date(at - DAYS * DAY), QUERIED_ITEMS),
    };
    kept.set(referenceId, asked);
    asked.ids.catch(() => kept.get(referenceId) === asked && kept.delete(referenceId));
    return asked.ids;
  };
}
