import type { Category } from '../../../../../src/domain/menu/menu-types.ts';
import { addressOf, type Telling, wordsOf } from '../page-context.ts';
import { canonicalPath, categoryPath, itemPath, type Place, shownCategories } from '../page-location.ts';
import { servesFood, store, storeId } from './business-data.ts';
import { menuItem, menuSection, offerCatalog, product } from './menu-data.ts';

/** The way from the business to what the page is about. */
function breadcrumbs(telling: Telling, steps: readonly (readonly [name: string | null, path: string])[]) {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(([name, path], index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: name ?? path,
      item: addressOf(telling, path),
    })),
  };
}

function aboutPlace(telling: Telling, place: Place): object[] {
  const { business } = telling;
  const root = [
    wordsOf(telling, business.response.restaurant.business_name),
    `/${business.referenceId}`,
  ] as const;
  const step = (category: Category) =>
    [wordsOf(telling, category.name), categoryPath(business, category)] as const;
  const isFood = servesFood(telling);
  if (place.kind === 'category') {
    const section = (isFood ? menuSection : offerCatalog)(telling, place.category, true);
    return [section, breadcrumbs(telling, [root, step(place.category)])];
  }
  if (place.kind !== 'item') return [];
  const { item } = place;
  const above = shownCategories(business).find(({ id }) => id === item.grandCategoryId);
  return [
    (isFood ? menuItem : product)(telling, item),
    breadcrumbs(telling, [
      root,
      ...(above ? [step(above)] : []),
      step(place.category),
      [wordsOf(telling, item.name), itemPath(business, item)],
    ]),
  ];
}

/**
 * What search engines are told, as JSON-LD of schema.org: the business, its menu on the pages that show all of it, and the
 * section or the dish that a deep link leads to. Null for a place nobody shall find.
 */
export function structuredData(telling: Telling, place: Place): object | null {
  const path = canonicalPath(telling.business, place);
  if (path === null) return null;
  const isWhole = place.kind === 'home' || place.kind === 'menu';
  return {
    '@context': 'https://schema.org',
    '@graph': [
      store(telling, isWhole),
      {
        '@type': 'WebPage',
        url: addressOf(telling, path),
        inLanguage: telling.locale,
        about: { '@id': storeId(telling) },
      },
      ...aboutPlace(telling, place),
    ],
  };
}
