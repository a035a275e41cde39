import { html as escapeHtml } from 'hono/html';
import { isSoldForType } from '../../../../src/domain/availability/visible-menu.ts';
import type { Category, LocalizedText, MenuItem, OrderType } from '../../../../src/domain/menu/menu-types.ts';
import { normaliseOrderType } from '../../../../src/domain/menu/normalise-order-type.ts';
import { toReserveType } from '../../../../src/domain/reservation/reserve-type.ts';
import { matchPath } from '../../../../src/router/match.ts';
import { getTitleKey, type TitleKey } from '../../../../src/router/screen-titles.ts';
import type { Business } from '../../services/menu/business-catalogue.ts';
import { getOrderTypeSettings } from '../../services/schedule/opening.ts';

interface ItemPlace {
  readonly type: OrderType;
  readonly category: Category;
  readonly item: MenuItem;
}

/** The screen that a path of a business shows. */
export type PageLocation =
  | { readonly kind: 'home' }
  /** `group`: the smart category at which the menu opens. */
  | { readonly kind: 'menu'; readonly type: OrderType; readonly group?: { readonly name: LocalizedText } }
  | { readonly kind: 'category'; readonly type: OrderType; readonly category: Category }
  | ({ readonly kind: 'item' } & ItemPlace)
  /** A screen that search engines must not index: a personal screen such as the cart, or a screen without content. */
  | { readonly kind: 'private'; readonly titleKey: TitleKey | null }
  /** The app shows its error page. `unsold`: the item exists, but the path's order type does not sell it. */
  | { readonly kind: 'missing'; readonly unsold?: ItemPlace };

/** Order types in the app's order. */
const ORDER_TYPES: readonly OrderType[] = ['car_pickup', 'delivery', 'dine_in'];
/** Path segments after an order type that name a screen, and never a category (spec, section 2). */
const RESERVED_WORDS = ['address', 'cart', 'checkout', 'form', 'map', 'search'];

/** The order types of a business, its default first. */
export const listOrderTypes = (business: Pick<Business, 'response'>): OrderType[] =>
  ORDER_TYPES.filter((type) => getOrderTypeSettings(business, type));

const flattenVisible = (list: readonly Category[]): Category[] =>
  list
    .filter(({ visible }) => visible)
    .flatMap((category) => [category, ...flattenVisible(category.subcategories)]);

/** Lists the visible categories, each followed by its subcategories. */
export const listVisibleCategories = (
  business: Pick<Business, 'getBranchMenu' | 'defaultBranch'>,
): Category[] => flattenVisible(business.getBranchMenu(business.defaultBranch).getMenu().categories);

/**
 * Finds the screen at `path`, the path after the reference id, using the app's routes. An unknown order type leads to
 * the landing page. As in the app, the kind is `missing` for an unknown category or item, and for a smart category
 * that is not in `smartCategoryIds` because it has no dishes today.
 */
export function locatePage(
  business: Business,
  path: string,
  smartCategoryIds: readonly string[],
): PageLocation {
  const route = matchPath(`/${business.referenceId}${path}`);
  if (!route || route.name === 'root' || route.name === 'notFound') return { kind: 'missing' };
  if (route.name === 'landing') return { kind: 'home' };
  if ('reserveType' in route.params && !toReserveType(route.params.reserveType)) return { kind: 'missing' };
  if (!('type' in route.params)) return { kind: 'private', titleKey: getTitleKey(route) };
  const type = normaliseOrderType(route.params.type);
  if (!type || !listOrderTypes(business).includes(type)) return { kind: 'home' };
  if (route.name === 'menu') return { kind: 'menu', type };
  if (!('categoryId' in route.params)) return { kind: 'private', titleKey: getTitleKey(route) };
  const categories = listVisibleCategories(business);
  if (!('itemId' in route.params)) {
    const { categoryId } = route.params;
    const category = categories.find(({ id }) => id === categoryId);
    if (category) return { kind: 'category', type, category };
    const groups = business.file.smart_categories.filter(({ id }) => smartCategoryIds.includes(id));
    const group = groups.find(({ id }) => id === categoryId);
    return group ? { kind: 'menu', type, group } : { kind: 'missing' };
  }
  const { itemId } = route.params;
  const item = business.getBranchMenu(business.defaultBranch).getVisibleItems().get(itemId);
  const category = categories.find(({ id }) => id === item?.categoryId);
  if (!item || !category) return { kind: 'missing' };
  const place: ItemPlace = { type, category, item };
  return isSoldForType(item, type) ? { kind: 'item', ...place } : { kind: 'missing', unsold: place };
}

/** Encodes a path segment. Escapes the first letter of a reserved word, as the app does. */
const encodeSegment = (id: string): string => {
  const encodedId = encodeURIComponent(id);
  return RESERVED_WORDS.includes(encodedId) ? `%${id.charCodeAt(0).toString(16)}${id.slice(1)}` : encodedId;
};

const buildPath = (business: Business, type: OrderType | undefined, ...ids: string[]): string =>
  [`/${business.referenceId}`, ...(type ? [type] : []), ...ids.map(encodeSegment)].join('/');

/** Builds the only canonical path of an item: in its own category, under the first order type that sells it. */
export function buildItemPath(business: Business, { id, categoryId, types }: MenuItem): string {
  const offeredTypes = listOrderTypes(business);
  return buildPath(business, offeredTypes.find((type) => types[type]) ?? offeredTypes[0], categoryId, id);
}

export const buildCategoryPath = (business: Business, { id }: Category): string =>
  buildPath(business, listOrderTypes(business)[0], id);

/** The path at which the screen for all missing pages is rendered. It matches no order type and no screen. */
const MISSING_PATH = '/404/404/404/404';

/** Replaces `MISSING_PATH` with the requested path in `html`, the screen that all missing pages share. */
export const insertMissingPath = (html: string, referenceId: string, path: string): string =>
  html.replaceAll(`/${referenceId}${MISSING_PATH}`, () => String(escapeHtml`${path}`));

/** Paths of private locations whose first screens the server renders, because they are the same for all visitors. */
const RENDERED_PRIVATE_PATHS = ['/Branches', '/Policies'];

/**
 * Whether a location is a category on a screen that shows all categories. Only the app can scroll to the category.
 */
export const needsAppToScroll = ({ response }: Pick<Business, 'response'>, { kind }: PageLocation): boolean =>
  kind === 'category' && response.restaurant.is_standard_menu;

/**
 * Finds the path, without the reference id, at which a location's first screen is rendered. Null if the server does not
 * render the screen: a personal screen, or a path that the app itself would not build, because anyone can make up such
 * paths. All missing pages share `MISSING_PATH`, except the page of an item that the order type does not sell.
 */
export function findScreenPath(business: Business, location: PageLocation, path: string): string | null {
  const matchBuiltPath = (type: OrderType | undefined, ...ids: string[]) =>
    path === buildPath(business, type, ...ids).slice(business.referenceId.length + 1) ? path : null;
  switch (location.kind) {
    case 'home':
      return matchBuiltPath(undefined);
    case 'menu':
      return matchBuiltPath(location.type);
    case 'category':
      return matchBuiltPath(location.type, location.category.id);
    case 'item':
      return matchBuiltPath(location.type, location.category.id, location.item.id);
    case 'missing': {
      const { unsold } = location;
      return (unsold && matchBuiltPath(unsold.type, unsold.category.id, unsold.item.id)) ?? MISSING_PATH;
    }
    case 'private':
      return RENDERED_PRIVATE_PATHS.includes(path) ? path : null;
  }
}

/** The canonical path of a location, without the language. Null for locations that must not be indexed. */
export function buildCanonicalPath(business: Business, location: PageLocation): string | null {
  switch (location.kind) {
    case 'home':
      return buildPath(business, undefined);
    case 'menu':
      return buildPath(business, listOrderTypes(business)[0]);
    case 'category':
      return buildCategoryPath(business, location.category);
    case 'item':
      return buildItemPath(business, location.item);
    default:
      return null;
  }
}
