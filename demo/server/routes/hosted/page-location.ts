import type { Category, MenuItem, SellingType } from '../../../../src/domain/menu/menu-types.ts';
import { normaliseSellingType } from '../../../../src/domain/menu/selling-type.ts';
import type { Business } from '../../services/menu/business-catalogue.ts';
import { orderTypeSettings } from '../../services/schedule/opening.ts';

/** What stands at a path of a business, as far as anybody may know it before the app runs. */
export type PageLocation =
  | { readonly kind: 'home' }
  | { readonly kind: 'menu'; readonly type: SellingType }
  | { readonly kind: 'category'; readonly type: SellingType; readonly category: Category }
  | {
      readonly kind: 'item';
      readonly type: SellingType;
      readonly category: Category;
      readonly item: MenuItem;
    }
  /** Somebody's own screens (a cart, an order), and those without anything to find. */
  | { readonly kind: 'private' }
  /** The app shows its error page. */
  | { readonly kind: 'missing' };

/** The order in which customers are offered the ways of ordering. */
const TYPES: readonly SellingType[] = ['car_pickup', 'delivery', 'dine_in'];
/** Reserved words (spec, section 2): after the reference id, and after a selling type. */
const PRIVATE_SCREENS = [
  ...['Branches', 'Feedback', 'Policies', 'login', 'profile', 'locations', 'settings'],
  ...['order', 'orders', 'payment', 'reservation', 'wallet'],
];
const PRIVATE_STEPS = ['address', 'cart', 'checkout', 'form', 'map', 'search'];

/** The ways a business sells, the one it leads with first. */
export const listOrderTypes = (business: Pick<Business, 'response'>): SellingType[] =>
  TYPES.filter((type) => orderTypeSettings(business, type));

const visibleCategories = (list: readonly Category[]): Category[] =>
  list.filter(({ visible }) => visible).flatMap((one) => [one, ...visibleCategories(one.subcategories)]);

/** Every category that may show at some time, sub-categories after their own. */
export const listVisibleCategories = (business: Pick<Business, 'menuOf' | 'defaultBranch'>): Category[] =>
  visibleCategories(business.menuOf(business.defaultBranch).menu().categories);

function decodeSegment(segment: string): string | null {
  try {
    return decodeURIComponent(segment);
  } catch {
    return null;
  }
}

/**
 * What is at `path`, the part of it after the reference id. An item is at one address only: in its own category, under the
 * first way of ordering it is sold in. A category nobody has is the menu, an item nobody has is missing, as in the app.
 */
export function locatePage(business: Business, path: string): PageLocation {
  const [first, second, third, ...more] = path.split('/').filter(Boolean);
  if (first === undefined) return { kind: 'home' };
  if (PRIVATE_SCREENS.includes(first)) return { kind: 'private' };
  if (more.length) return { kind: 'missing' };
  const type = normaliseSellingType(first);
  if (!type || !listOrderTypes(business).includes(type)) return { kind: 'home' };
  if (second === undefined) return { kind: 'menu', type };
  if (PRIVATE_STEPS.includes(second)) return { kind: 'private' };
  const categories = listVisibleCategories(business);
  if (third === undefined) {
    const category = categories.find(({ id }) => id === decodeSegment(second));
    return category ? { kind: 'category', type, category } : { kind: 'menu', type };
  }
  const item = business
    .menuOf(business.defaultBranch)
    .shown()
    .get(decodeSegment(third) ?? '');
  const category = categories.find(({ id }) => id === item?.categoryId);
  return item && category ? { kind: 'item', type, category, item } : { kind: 'missing' };
}

/** A segment of an address. One that is a reserved word has its first letter escaped, as the app writes it. */
const encodeSegment = (id: string): string => {
  const encoded = encodeURIComponent(id);
  return PRIVATE_STEPS.includes(encoded) ? `%${id.charCodeAt(0).toString(16)}${id.slice(1)}` : encoded;
};

const pathOf = (business: Business, type: SellingType | undefined, ...ids: string[]): string =>
  [`/${business.referenceId}`, ...(type ? [type] : []), ...ids.map(encodeSegment)].join('/');

/** Where an item stands on its own. */
export function itemPath(business: Business, { id, categoryId, types }: MenuItem): string {
  const offered = listOrderTypes(business);
  return pathOf(business, offered.find((type) => types[type]) ?? offered[0], categoryId, id);
}

export const categoryPath = (business: Business, { id }: Category): string =>
  pathOf(business, listOrderTypes(business)[0], id);

/** The one address a search engine shall know of what is at a place, without the language; null: none. */
export function canonicalPath(business: Business, place: PageLocation): string | null {
  switch (place.kind) {
    case 'home':
      return pathOf(business, undefined);
    case 'menu':
      return pathOf(business, listOrderTypes(business)[0]);
    case 'category':
      return categoryPath(business, place.category);
    case 'item':
      return itemPath(business, place.item);
    default:
      return null;
  }
}
