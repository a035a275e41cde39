import type { Category, MenuItem } from '../../../../../src/domain/menu/menu-types.ts';
import type { Money } from '../../../../../src/domain/money/money.ts';
import { afterDiscount, discountFor } from '../../../../../src/domain/pricing/discount.ts';
import { localText, type PageContext, pageUrl, pictureUrl } from '../page-context.ts';
import { categoryPath, itemPath, listOrderTypes } from '../page-location.ts';

/** A longer menu is told of by its sections alone; each section's page tells of its own items. */
const MAX_LISTED_ITEMS = 400;

const DIETS: Readonly<Record<string, string>> = {
  vegan: 'VeganDiet',
  vegetarian: 'VegetarianDiet',
  halal: 'HalalDiet',
  kosher: 'KosherDiet',
  'gluten-free': 'GlutenFreeDiet',
};

const describeEntry = (telling: PageContext, { name, description, image }: Category | MenuItem) => ({
  name: localText(telling, name) ?? undefined,
  description: localText(telling, description) ?? undefined,
  image: pictureUrl(telling, image, 640),
});

const visibleItems = (items: readonly MenuItem[]): MenuItem[] => items.filter((item) => item.visible);

/** A dish of a place that serves food. */
export function toMenuItem(telling: PageContext, item: MenuItem) {
  const diets = item.tags.flatMap((tag) =>
    Object.hasOwn(DIETS, tag) ? [`https://schema.org/${DIETS[tag]}`] : [],
  );
  return {
    '@type': 'MenuItem',
    ...describeEntry(telling, item),
    url: pageUrl(telling, itemPath(telling.business, item)),
    offers: toOffers(telling, item),
    nutrition:
      item.calories === null
        ? undefined
        : { '@type': 'NutritionInformation', calories: `${item.calories} kcal` },
    suitableForDiet: diets.length ? diets : undefined,
  };
}

/** What a shop sells, or does. */
export const toProduct = (telling: PageContext, item: MenuItem) => ({
  '@type': 'Product',
  ...describeEntry(telling, item),
  url: pageUrl(telling, itemPath(telling.business, item)),
  sku: item.id,
  offers: toOffers(telling, item),
});

export function toMenuSection(telling: PageContext, category: Category, withItems: boolean): object {
  const { items, subcategories } = category;
  const sections = subcategories.filter((one) => one.visible);
  return {
    '@type': 'MenuSection',
    ...describeEntry(telling, category),
    url: pageUrl(telling, categoryPath(telling.business, category)),
    hasMenuItem:
      withItems && items.length ? visibleItems(items).map((item) => toMenuItem(telling, item)) : undefined,
    hasMenuSection: sections.length
      ? sections.map((section) => toMenuSection(telling, section, withItems))
      : undefined,
  };
}

/** A group of what a shop sells. */
export function toOfferCatalog(telling: PageContext, category: Category, withItems: boolean): object {
  const { items, subcategories } = category;
  return {
    '@type': 'OfferCatalog',
    ...describeEntry(telling, category),
    url: pageUrl(telling, categoryPath(telling.business, category)),
    itemListElement: [
      ...(withItems ? visibleItems(items).map((item) => toProduct(telling, item)) : []),
      ...subcategories.filter((one) => one.visible).map((sub) => toOfferCatalog(telling, sub, withItems)),
    ],
  };
}

/** Sections of the default branch's menu, with their items unless there are too many to send with every page. */
export function listSections(
  telling: PageContext,
  one: typeof toMenuSection | typeof toOfferCatalog,
): object[] {
  const { business } = telling;
  const menu = business.menuOf(business.defaultBranch);
  const withItems = menu.shown().size <= MAX_LISTED_ITEMS;
  return menu
    .menu()
    .categories.filter((category) => category.visible)
    .map((category) => one(telling, category, withItems));
}

/** All decimals of the currency: 1.500 dinars. */
function decimalText({ minor, currency: { digits } }: Money): string {
  const text = String(minor).padStart(digits + 1, '0');
  return digits ? `${text.slice(0, -digits)}.${text.slice(-digits)}` : text;
}

/**
 * What an item costs as the app shows it, one offer for each of its sizes, in the way of ordering the business leads with.
 * None where prices are hidden, or come with the choice.
 */
function toOffers(telling: PageContext, item: MenuItem) {
  const { business } = telling;
  if (business.response.restaurant.hide_price) return undefined;
  const offered = listOrderTypes(business);
  const type = offered.find((one) => item.types[one]) ?? offered[0];
  const discount = type ? discountFor(item, business.discounts[type]) : null;
  const offer = (price: Money, name: string | null) => ({
    '@type': 'Offer',
    name: name ?? undefined,
    price: decimalText(afterDiscount(price, discount)),
    priceCurrency: price.currency.code,
    availability: `https://schema.org/${item.soldOut ? 'SoldOut' : 'InStock'}`,
    url: pageUrl(telling, itemPath(business, item)),
  });
  if (item.priceLabels.length)
    return item.priceLabels.map(({ label, price }) => offer(price, localText(telling, label)));
  return item.price ? offer(item.price, null) : undefined;
}
