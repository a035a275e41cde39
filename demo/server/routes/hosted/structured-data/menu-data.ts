import type { Category, MenuItem } from '../../../../../src/domain/menu/menu-types.ts';
import type { Money } from '../../../../../src/domain/money/money.ts';
import { applyDiscount, findDiscount } from '../../../../../src/domain/pricing/discount.ts';
import { buildPageUrl, buildPictureUrl, type PageContext, pickText } from '../page-context.ts';
import { buildCategoryPath, buildItemPath, listOrderTypes } from '../page-location.ts';

/**
 * Maximum number of items in the data of a menu. A longer menu lists only its sections, and each section's page lists
 * the items.
 */
const MAX_LISTED_ITEMS = 400;

const DIETS: Readonly<Record<string, string>> = {
  vegan: 'VeganDiet',
  vegetarian: 'VegetarianDiet',
  halal: 'HalalDiet',
  kosher: 'KosherDiet',
  'gluten-free': 'GlutenFreeDiet',
};

const describeEntry = (context: PageContext, { name, description, image }: Category | MenuItem) => ({
  name: pickText(context, name) ?? undefined,
  description: pickText(context, description) ?? undefined,
  image: buildPictureUrl(context, image, 640),
});

const filterVisible = (items: readonly MenuItem[]): MenuItem[] => items.filter((item) => item.visible);

/** Describes an item of a business that serves food. */
export function toMenuItem(context: PageContext, item: MenuItem) {
  const diets = item.tags.flatMap((tag) =>
    Object.hasOwn(DIETS, tag) ? [`https://schema.org/${DIETS[tag]}`] : [],
  );
  return {
    '@type': 'MenuItem',
    ...describeEntry(context, item),
    url: buildPageUrl(context, buildItemPath(context.business, item)),
    offers: toOffers(context, item),
    nutrition:
      item.calories === null
        ? undefined
        : { '@type': 'NutritionInformation', calories: `${item.calories} kcal` },
    suitableForDiet: diets.length ? diets : undefined,
  };
}

/** Describes a product or a service of a shop. */
export const toProduct = (context: PageContext, item: MenuItem) => ({
  '@type': 'Product',
  ...describeEntry(context, item),
  url: buildPageUrl(context, buildItemPath(context.business, item)),
  sku: item.id,
  offers: toOffers(context, item),
});

export function toMenuSection(context: PageContext, category: Category, withItems: boolean): object {
  const { items, subcategories } = category;
  const sections = subcategories.filter((subcategory) => subcategory.visible);
  return {
    '@type': 'MenuSection',
    ...describeEntry(context, category),
    url: buildPageUrl(context, buildCategoryPath(context.business, category)),
    hasMenuItem:
      withItems && items.length ? filterVisible(items).map((item) => toMenuItem(context, item)) : undefined,
    hasMenuSection: sections.length
      ? sections.map((section) => toMenuSection(context, section, withItems))
      : undefined,
  };
}

/** Describes a category of a shop. */
export function toOfferCatalog(context: PageContext, category: Category, withItems: boolean): object {
  const { items, subcategories } = category;
  return {
    '@type': 'OfferCatalog',
    ...describeEntry(context, category),
    url: buildPageUrl(context, buildCategoryPath(context.business, category)),
    itemListElement: [
      ...(withItems ? filterVisible(items).map((item) => toProduct(context, item)) : []),
      ...subcategories.filter((sub) => sub.visible).map((sub) => toOfferCatalog(context, sub, withItems)),
    ],
  };
}

/** Lists the menu sections of the default branch, with their items unless there are too many. */
export function listSections(
  context: PageContext,
  toSection: typeof toMenuSection | typeof toOfferCatalog,
): object[] {
  const { business } = context;
  const menu = business.getBranchMenu(business.defaultBranch);
  const withItems = menu.getVisibleItems().size <= MAX_LISTED_ITEMS;
  return menu
    .getMenu()
    .categories.filter((category) => category.visible)
    .map((category) => toSection(context, category, withItems));
}

/** Formats an amount with all decimals of its currency, such as 1.500 for dinars. */
function formatDecimal({ minor, currency: { digits } }: Money): string {
  const text = String(minor).padStart(digits + 1, '0');
  return digits ? `${text.slice(0, -digits)}.${text.slice(-digits)}` : text;
}

/**
 * Describes an item's prices as the app displays them: one offer per price label, for the first order type that sells
 * the item. Undefined when prices are hidden or depend on the modifiers.
 */
function toOffers(context: PageContext, item: MenuItem) {
  const { business } = context;
  if (business.response.restaurant.hide_price) return undefined;
  const offeredTypes = listOrderTypes(business);
  const type = offeredTypes.find((orderType) => item.types[orderType]) ?? offeredTypes[0];
  const discount = type ? findDiscount(item, business.discounts[type]) : null;
  const toOffer = (price: Money, name: string | null) => ({
    '@type': 'Offer',
    name: name ?? undefined,
    price: formatDecimal(applyDiscount(price, discount)),
    priceCurrency: price.currency.code,
    availability: `https://schema.org/${item.soldOut ? 'SoldOut' : 'InStock'}`,
    url: buildPageUrl(context, buildItemPath(business, item)),
  });
  if (item.priceLabels.length)
    return item.priceLabels.map(({ label, price }) => toOffer(price, pickText(context, label)));
  return item.price ? toOffer(item.price, null) : undefined;
}
