import type { Category } from '../../../../../src/domain/menu/menu-types.ts';
import { buildPageUrl, type PageContext, pickText } from '../page-context.ts';
import {
  buildCanonicalPath,
  buildCategoryPath,
  buildItemPath,
  listVisibleCategories,
  type PageLocation,
} from '../page-location.ts';
import { buildBusinessDataId, servesFood, toBusinessData } from './business-data.ts';
import { toMenuItem, toMenuSection, toOfferCatalog, toProduct } from './menu-data.ts';

/** Creates the breadcrumbs from the business to the page's category or item. */
function createBreadcrumbs(
  context: PageContext,
  steps: readonly (readonly [name: string | null, path: string])[],
) {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(([name, path], index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: name ?? path,
      item: buildPageUrl(context, path),
    })),
  };
}

function describeLocation(context: PageContext, location: PageLocation): object[] {
  const { business } = context;
  const root = [
    pickText(context, business.response.restaurant.business_name),
    `/${business.referenceId}`,
  ] as const;
  const toStep = (category: Category) =>
    [pickText(context, category.name), buildCategoryPath(business, category)] as const;
  const isFood = servesFood(context);
  if (location.kind === 'category') {
    const section = (isFood ? toMenuSection : toOfferCatalog)(context, location.category, true);
    return [section, createBreadcrumbs(context, [root, toStep(location.category)])];
  }
  if (location.kind !== 'item') return [];
  const { item } = location;
  const parentCategory = listVisibleCategories(business).find(({ id }) => id === item.grandCategoryId);
  return [
    (isFood ? toMenuItem : toProduct)(context, item),
    createBreadcrumbs(context, [
      root,
      ...(parentCategory ? [toStep(parentCategory)] : []),
      toStep(location.category),
      [pickText(context, item.name), buildItemPath(business, item)],
    ]),
  ];
}

/**
 * Creates the JSON-LD of a page. It describes the business, its menu if the page shows the whole menu, and the page's
 * category or item. Null for locations that search engines must not index. `today` is the business's day, YYYY-MM-DD.
 */
export function createStructuredData(
  context: PageContext,
  location: PageLocation,
  today: string,
): object | null {
  const path = buildCanonicalPath(context.business, location);
  if (path === null) return null;
  const showsWholeMenu = location.kind === 'home' || location.kind === 'menu';
  return {
    '@context': 'https://schema.org',
    '@graph': [
      toBusinessData(context, showsWholeMenu, today),
      {
        '@type': 'WebPage',
        url: buildPageUrl(context, path),
        inLanguage: context.locale,
        about: { '@id': buildBusinessDataId(context) },
      },
      ...describeLocation(context, location),
    ],
  };
}
