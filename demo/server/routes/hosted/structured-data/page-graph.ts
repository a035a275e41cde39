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

/** The breadcrumbs from the business to the subject of the page. */
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
      item: pageUrl(context, path),
    })),
  };
}

function describeLocation(context: PageContext, location: PageLocation): object[] {
  const { business } = context;
  const root = [
    localText(context, business.response.restaurant.business_name),
    `/${business.referenceId}`,
  ] as const;
  const step = (category: Category) =>
    [localText(context, category.name), categoryPath(business, category)] as const;
  const isFood = servesFood(context);
  if (location.kind === 'category') {
    const section = (isFood ? toMenuSection : toOfferCatalog)(context, location.category, true);
    return [section, createBreadcrumbs(context, [root, step(location.category)])];
  }
  if (location.kind !== 'item') return [];
  const { item } = location;
  const parentCategory = listVisibleCategories(business).find(({ id }) => id === item.grandCategoryId);
  return [
    (isFood ? toMenuItem : toProduct)(context, item),
    createBreadcrumbs(context, [
      root,
      ...(parentCategory ? [step(parentCategory)] : []),
      step(location.category),
      [localText(context, item.name), itemPath(business, item)],
    ]),
  ];
}

/**
 * The JSON-LD of a page, with types of schema.org: the business, its menu on the pages that show the whole menu, and the
 * category or item of the page. Null for locations that search engines must not index.
 */
export function createStructuredData(context: PageContext, location: PageLocation): object | null {
  const path = canonicalPath(context.business, location);
  if (path === null) return null;
  const showsWholeMenu = location.kind === 'home' || location.kind === 'menu';
  return {
    '@context': 'https://schema.org',
    '@graph': [
      toBusinessData(context, showsWholeMenu),
      {
        '@type': 'WebPage',
        url: pageUrl(context, path),
        inLanguage: context.locale,
        about: { '@id': businessDataId(context) },
      },
      ...describeLocation(context, location),
    ],
  };
}
