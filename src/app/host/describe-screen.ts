import type { Business } from '../../domain/business/business-types.ts';
import { getEnabledTypes } from '../../domain/business/selling.ts';
import type { Category, LocalizedText, MenuItem, SmartCategory } from '../../domain/menu/menu-types.ts';
import { listOfferedLocales } from '../../i18n/select-locale.ts';
import { paths } from '../../router/paths.ts';
import type { Route } from '../../router/route-types.ts';
import { getTitleKey, toShippingTitleKey } from '../../router/screen-titles.ts';
import { getCartDelivery } from '../../stores/delivery/delivery-state.ts';
import type { Services } from '../service-types.ts';
import type { AppEvents } from './app-events.ts';

const PRODUCT = 'Order App';

type ShownRoute = Pick<Route<unknown>, 'name' | 'params' | 'path'>;

interface Subject {
  readonly item?: MenuItem | undefined;
  readonly category?: Category | undefined;
  readonly group?: SmartCategory | undefined;
}

const findCategory = (categories: readonly Category[], id: string): Category | undefined => {
  for (const category of categories) {
    const match = category.id === id ? category : findCategory(category.subcategories, id);
    if (match) return match;
  }
  return undefined;
};

/** The item, category or smart category that the screen shows, if it is loaded. */
function findSubject({ params }: ShownRoute, { menu }: Services['stores']): Subject {
  const { itemId, categoryId } = params as Partial<Record<string, string>>;
  const { findItem, menu: loadedMenu, smartCategories } = menu.getState();
  if (itemId !== undefined) return { item: findItem(itemId) };
  if (categoryId === undefined) return {};
  const category = findCategory(loadedMenu?.categories ?? [], categoryId);
  return category ? { category } : { group: smartCategories.find(({ id }) => id === categoryId) };
}

/**
 * Canonical path of a screen for search engines. Null for screens that search engines must not index. The path contains
 * the first order type of the business. The path of an item contains the first order type for which the item is sold,
 * and the item's own category. The server has the same rule (`demo/server/routes/hosted/page-location.ts`).
 */
function findCanonicalPath(
  route: ShownRoute,
  business: Business,
  { item, category }: Subject,
): string | null {
  const { referenceId } = business;
  const [firstType, ...otherTypes] = getEnabledTypes(business);
  if (route.name === 'landing') return paths.landing({ referenceId });
  if (!firstType) return null;
  if (item) {
    const type = [firstType, ...otherTypes].find((candidate) => item.types[candidate]) ?? firstType;
    return paths.item({ referenceId, type, categoryId: item.categoryId, itemId: item.id });
  }
  if (category) return paths.category({ referenceId, type: firstType, categoryId: category.id });
  const isMenu = route.name === 'menu' || route.name === 'category';
  return isMenu ? paths.menu({ referenceId, type: firstType }) : null;
}

/**
 * The message key of a screen's title; null for screens titled with a name. The address screen has a different title
 * for a parcel.
 */
function chooseTitleKey(route: ShownRoute, { cart }: Services['stores']) {
  const titleKey = getTitleKey(route);
  const isShipped = !!getCartDelivery(cart.getState())?.countryIso;
  return titleKey && isShipped ? toShippingTitleKey(titleKey) : titleKey;
}

/** Describes the current screen. Null while the first one is loading. */
export function describeScreen({ router, stores, i18n }: Services): AppEvents['screen-change'] | null {
  const { route, error } = router.getState();
  const { business } = stores.business.getState();
  if (error || route?.name === 'notFound' || route?.name === 'root') {
    const status = error ? (error.status === 433 || error.status === 404 ? error.status : 500) : 404;
    return { path: error?.path ?? route?.path ?? '', status, title: `${PRODUCT} ${status}`, canonical: null };
  }
  if (!route || !business) return null;
  const { t, language } = i18n.i18n;
  const [firstLocale] = listOfferedLocales(business.locales);
  const localize = (text: LocalizedText): string =>
    text[language] || text[firstLocale ?? ''] || Object.values(text).find(Boolean) || '';
  const subject = findSubject(route, stores);
  const titleKey = chooseTitleKey(route, stores);
  const { name } = subject.item ?? subject.category ?? subject.group ?? {};
  const title = titleKey ? t(titleKey) : name && localize(name);
  const businessName = localize(business.name) || business.referenceId;
  const canonical = findCanonicalPath(route, business, subject);
  return {
    path: route.path,
    status: 200,
    title: title ? `${title} · ${businessName}` : businessName,
    canonical: canonical && (language === firstLocale ? canonical : `${canonical}?lang=${language}`),
  };
}
