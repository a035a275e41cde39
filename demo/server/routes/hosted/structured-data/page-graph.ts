import type { Category } from '../../../../../src/domain/menu/menu-types.ts';
import { localText, type PageContext, pageUrl } from '../page-context.ts';
import {
  canonicalPath,
  categoryPath,
  itemPath,
  listVisibleCategories,
  type PageLocation,
} from '../page-location.ts';
import { businessDataId, servesFood, toBusinessData } from './business-data.ts';
import { toMenuItem, toMenuSection, toOfferCatalog, toProduct } from './menu-data.ts';

/** The way from the business to what the page is about. */
function createBreadcrumbs(
  telling: PageContext,
  steps: readonly (readonly [name: string | null, path: string])[],
) {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(([name, path], index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: name ?? path,
      item: pageUrl(telling, path),
    })),
  };
}

function describeLocation(telling: PageContext, place: PageLocation): object[] {
  const { business } = telling;
  const root = [
    localText(telling, business.response.restaurant.business_name),
    `/${business.referenceId}`,
  ] as const;
  const step = (category: Category) =>
    [localText(telling, category.name), categoryPath(business, category)] as const;
  const isFood = servesFood(telling);
  if (place.kind === 'category') {
    const section = (isFood ? toMenuSection : toOfferCatalog)(telling, place.category, true);
    return [section, createBreadcrumbs(telling, [root, step(place.category)])];
  }
  if (place.kind !== 'item') return [];
  const { item } = place;
  const above = listVisibleCategories(business).find(({ id }) => id === item.grandCategoryId);
  return [
    (isFood ? toMenuItem : toProduct)(telling, item),
    createBreadcrumbs(telling, [
      root,
      ...(above ? [step(above)] : []),
      step(place.category),
      [localText(telling, item.name), itemPath(business, item)],
    ]),
  ];
}

/**
 * What search engines are told, as JSON-LD of schema.org: the business, its menu on the pages that show all of it, and the
 * section or the dish that a deep link leads to. Null for a place nobody shall find.
 */
export function createStructuredData(telling: PageContext, place: PageLocation): object | null {
  const path = canonicalPath(telling.business, place);
  if (path === null) return null;
  const isWhole = place.kind === 'home' || place.kind === 'menu';
  return {
    '@context': 'https://schema.org',
    '@graph': [
      toBusinessData(telling, isWhole),
      {
        '@type': 'WebPage',
        url: pageUrl(telling, path),
        inLanguage: telling.locale,
        about: { '@id': businessDataId(telling) },
      },
      ...describeLocation(telling, place),
    ],
  };
}
