import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { demoBusiness } from '../../../services/testing/demo-business.ts';
import { locatePage } from '../page-location.ts';
import { createStructuredData } from './page-graph.ts';

// Strict schemas of the schema.org types, which reject properties that a type does not have.
const urlSchema = z.url({ protocol: /^https?$/ });
const textSchema = z.string().min(1);
const createTypeSchema = <S extends z.ZodRawShape>(type: string, shape: S) =>
  z.strictObject({ '@type': z.literal(type), ...shape });
const offerSchema = createTypeSchema('Offer', {
  name: textSchema.optional(),
  price: z.string().regex(/^\d+(\.\d{2,3})?$/),
  priceCurrency: z.string().regex(/^[A-Z]{3}$/),
  availability: z.literal(['https://schema.org/InStock', 'https://schema.org/SoldOut']),
  url: urlSchema,
});
const offersSchema = z.union([offerSchema, z.array(offerSchema).min(1)]).optional();
const entryShape = {
  name: textSchema,
  description: textSchema.optional(),
  image: urlSchema.optional(),
  url: urlSchema,
};
const menuItemSchema = createTypeSchema('MenuItem', {
  ...entryShape,
  offers: offersSchema,
  nutrition: createTypeSchema('NutritionInformation', {
    calories: z.string().regex(/^\d+ kcal$/),
  }).optional(),
  suitableForDiet: z
    .array(z.string().regex(/^https:\/\/schema\.org\/\w+Diet$/))
    .min(1)
    .optional(),
});
const menuSectionSchema: z.ZodType = createTypeSchema('MenuSection', {
  ...entryShape,
  hasMenuItem: z.array(menuItemSchema).min(1).optional(),
  hasMenuSection: z
    .array(z.lazy(() => menuSectionSchema))
    .min(1)
    .optional(),
});
const productSchema = createTypeSchema('Product', { ...entryShape, sku: textSchema, offers: offersSchema });
const catalogSchema: z.ZodType = createTypeSchema('OfferCatalog', {
  ...entryShape,
  url: urlSchema.optional(),
  itemListElement: z.array(z.union([productSchema, z.lazy(() => catalogSchema)])),
});
const placeShape = {
  telephone: textSchema.optional(),
  address: createTypeSchema('PostalAddress', {
    streetAddress: textSchema.optional(),
    addressCountry: z.string().length(2),
  }),
  geo: createTypeSchema('GeoCoordinates', { latitude: z.number(), longitude: z.number() }).optional(),
  openingHoursSpecification: z.array(
    createTypeSchema('OpeningHoursSpecification', {
      dayOfWeek: z.array(z.string().regex(/^https:\/\/schema\.org\/[A-Z]\w+day$/)).min(1),
      opens: z.string().regex(/^\d\d:\d\d$/),
      closes: z.string().regex(/^\d\d:\d\d$/),
    }),
  ),
  specialOpeningHoursSpecification: z
    .array(
      createTypeSchema('OpeningHoursSpecification', {
        validFrom: z.iso.date(),
        validThrough: z.iso.date(),
        opens: z.string().regex(/^\d\d:\d\d$/),
        closes: z.string().regex(/^\d\d:\d\d$/),
      }),
    )
    .min(1)
    .optional(),
};
const createBusinessSchema = (type: string) =>
  createTypeSchema(type, {
    '@id': urlSchema,
    ...entryShape,
    logo: urlSchema.optional(),
    currenciesAccepted: z.string().length(3),
    ...placeShape,
    acceptsReservations: z.boolean().optional(),
    sameAs: z.array(urlSchema).min(1).optional(),
    department: z
      .array(createTypeSchema(type, { name: textSchema, image: urlSchema.optional(), ...placeShape }))
      .min(1)
      .optional(),
    potentialAction: createTypeSchema('OrderAction', {
      target: createTypeSchema('EntryPoint', { urlTemplate: urlSchema }),
    }),
    hasMenu: createTypeSchema('Menu', {
      name: textSchema,
      inLanguage: textSchema,
      url: urlSchema,
      hasMenuSection: z.array(menuSectionSchema).min(1),
    }).optional(),
    hasOfferCatalog: catalogSchema.optional(),
  });
const pageSchema = createTypeSchema('WebPage', {
  url: urlSchema,
  inLanguage: textSchema,
  about: z.strictObject({ '@id': urlSchema }),
});
const breadcrumbsSchema = createTypeSchema('BreadcrumbList', {
  itemListElement: z
    .array(createTypeSchema('ListItem', { position: z.int().min(1), name: textSchema, item: urlSchema }))
    .min(2),
});

/** The schema.org types of the demo businesses. */
const BUSINESS_TYPES = {
  'demo-cafe': 'CafeOrCoffeeShop',
  'demo-restaurant': 'Restaurant',
  'demo-shop': 'Store',
} as const;
type DemoName = keyof typeof BUSINESS_TYPES;

const TODAY = '2026-03-04';

const readStructuredData = (business: ReturnType<typeof demoBusiness>, path: string, locale = 'en') => {
  const context = {
    business,
    locale,
    firstLocale: business.response.restaurant.locales[0] ?? 'en',
    origin: 'https://orders.example',
  };
  // Serialise the data as in the page, which drops undefined properties.
  return JSON.parse(JSON.stringify(createStructuredData(context, locatePage(business, path, []), TODAY))) as {
    readonly '@graph': readonly Record<string, unknown>[];
  };
};
const readDemoStructuredData = (
  name: DemoName,
  path: string,
  locale = 'en',
  changeFile: Parameters<typeof demoBusiness>[1] = undefined,
) => readStructuredData(demoBusiness(name, changeFile), path, locale);
const createGraphSchema = (type: string) =>
  z.strictObject({
    '@context': z.literal('https://schema.org'),
    '@graph': z.array(
      z.union([
        createBusinessSchema(type),
        pageSchema,
        breadcrumbsSchema,
        menuItemSchema,
        menuSectionSchema,
        productSchema,
        catalogSchema,
      ]),
    ),
  });

const ORDER_TYPES = ['car_pickup', 'delivery', 'dine_in'] as const;

describe.each(Object.entries(BUSINESS_TYPES) as [DemoName, string][])(
  'the structured data of %s',
  (name, type) => {
    const business = demoBusiness(name);
    const graphSchema = createGraphSchema(type);
    const [category] = business.getBranchMenu(business.defaultBranch).getMenu().categories;
    const paths = ['', '/car_pickup', `/car_pickup/${category?.id}`];
    const itemPaths = [...business.getBranchMenu(business.defaultBranch).getVisibleItems().values()].map(
      ({ categoryId, id, types }) =>
        `/${ORDER_TYPES.find((orderType) => types[orderType])}/${categoryId}/${id}`,
    );

    it.each(['en', business.response.restaurant.locales[1] ?? 'en'])(
      'gives every page of a business structured data with valid schema.org types (language %s)',
      (locale) => {
        for (const path of [...paths, ...itemPaths])
          graphSchema.parse(readStructuredData(business, path, locale));
      },
    );

    it('begins the structured data of the home page with the business and its whole menu', () => {
      const [businessNode] = readStructuredData(business, '')['@graph'];
      expect(businessNode).toMatchObject({ '@type': type, '@id': `https://orders.example/${name}#business` });
      const businessText = JSON.stringify(businessNode);
      for (const { name: dish, visible } of business
        .getBranchMenu(business.defaultBranch)
        .getVisibleItems()
        .values())
        if (visible) expect(businessText).toContain(JSON.stringify(dish.en).slice(1, -1));
    });

    it('puts an item’s price and breadcrumbs into the structured data of the item’s page', () => {
      const nodes = readStructuredData(business, itemPaths[0] ?? '')['@graph'];
      const dish = nodes.find((node) => ['MenuItem', 'Product'].includes(String(node['@type'])));
      expect(dish).toMatchObject({ offers: expect.anything() });
      expect(nodes.at(-1)).toMatchObject({ '@type': 'BreadcrumbList' });
    });
  },
);

describe('the offer of an item', () => {
  const readOffers = (changeFile: Parameters<typeof demoBusiness>[1]) =>
    readDemoStructuredData('demo-cafe', '/car_pickup/tea/karak', 'en', changeFile)['@graph'].find(
      (node) => node['@type'] === 'MenuItem',
    )?.offers;
  const changeTea =
    (itemOverrides: object): Parameters<typeof demoBusiness>[1] =>
    (file) => ({
      ...file,
      categories: file.categories.map((category) => ({
        ...category,
        items: category.items.map((item) => (item.id === 'karak' ? { ...item, ...itemOverrides } : item)),
      })),
    });

  it('writes an item’s discounted price into the structured data, with all decimals of the currency', () => {
    const singlePrice = { price: 1.5, price_labels: [] };
    expect(readOffers(changeTea(singlePrice))).toMatchObject({ price: '1.500', priceCurrency: 'KWD' });
    const discount = { id: 'd', type: 'percent' as const, value: 10 };
    const addDiscount = (file: Parameters<NonNullable<Parameters<typeof demoBusiness>[1]>>[0]) => ({
      ...(changeTea(singlePrice)?.(file) ?? file),
      discounts: { pickup: { allMenuDiscount: discount } },
    });
    expect(readOffers(addDiscount)).toMatchObject({ price: '1.350' });
  });

  it('marks a sold-out item as sold out in the structured data', () => {
    expect(readOffers(changeTea({ sold_out: true, price: 1, price_labels: [] }))).toMatchObject({
      availability: 'https://schema.org/SoldOut',
    });
  });

  it('leaves an item’s price out of the structured data when the business hides prices', () => {
    expect(
      readOffers((file) => ({ ...file, settings: { ...file.settings, hide_price: true } })),
    ).toBeUndefined();
  });
});

describe('the special hours of a branch', () => {
  const readSpecialHours = (...dateRanges: readonly (readonly [from: string, to: string])[]) =>
    readDemoStructuredData('demo-cafe', '', 'en', (file) => ({
      ...file,
      branches: file.branches.map((branch) => ({
        ...branch,
        special_hours: dateRanges.map(([from, to]) => ({ from, to, closed: true, shifts: [] })),
      })),
    }))['@graph'][0]?.specialOpeningHoursSpecification;

  it('lists only current and future special hours in the structured data', () => {
    expect(
      readSpecialHours(['2026-02-01', '2026-02-02'], ['2026-03-01', TODAY], ['2026-12-24', '2026-12-24']),
    ).toMatchObject([{ validThrough: TODAY }, { validThrough: '2026-12-24' }]);
  });

  it('leaves special hours out of the structured data when all of them are over', () => {
    expect(readSpecialHours(['2026-02-01', '2026-02-02'])).toBeUndefined();
  });
});
