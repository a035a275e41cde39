import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { demoBusiness } from '../../../services/testing/demo-business.ts';
import { locatePage } from '../page-location.ts';
import { createStructuredData } from './page-graph.ts';

// The shapes of schema.org, strict: a property that a type does not have is found.
const https = z.url({ protocol: /^https?$/ });
const words = z.string().min(1);
const of = <S extends z.ZodRawShape>(type: string, shape: S) =>
  z.strictObject({ '@type': z.literal(type), ...shape });
const offer = of('Offer', {
  name: words.optional(),
  price: z.string().regex(/^\d+(\.\d{2,3})?$/),
  priceCurrency: z.string().regex(/^[A-Z]{3}$/),
  availability: z.literal(['https://schema.org/InStock', 'https://schema.org/SoldOut']),
  url: https,
});
const offers = z.union([offer, z.array(offer).min(1)]).optional();
const about = { name: words, description: words.optional(), image: https.optional(), url: https };
const menuItem = of('MenuItem', {
  ...about,
  offers,
  nutrition: of('NutritionInformation', { calories: z.string().regex(/^\d+ kcal$/) }).optional(),
  suitableForDiet: z
    .array(z.string().regex(/^https:\/\/schema\.org\/\w+Diet$/))
    .min(1)
    .optional(),
});
const menuSection: z.ZodType = of('MenuSection', {
  ...about,
  hasMenuItem: z.array(menuItem).min(1).optional(),
  hasMenuSection: z
    .array(z.lazy(() => menuSection))
    .min(1)
    .optional(),
});
const product = of('Product', { ...about, sku: words, offers });
const catalog: z.ZodType = of('OfferCatalog', {
  ...about,
  url: https.optional(),
  itemListElement: z.array(z.union([product, z.lazy(() => catalog)])),
});
const place = {
  telephone: words.optional(),
  address: of('PostalAddress', { streetAddress: words.optional(), addressCountry: z.string().length(2) }),
  geo: of('GeoCoordinates', { latitude: z.number(), longitude: z.number() }).optional(),
  openingHoursSpecification: z.array(
    of('OpeningHoursSpecification', {
      dayOfWeek: z.array(z.string().regex(/^https:\/\/schema\.org\/[A-Z]\w+day$/)).min(1),
      opens: z.string().regex(/^\d\d:\d\d$/),
      closes: z.string().regex(/^\d\d:\d\d$/),
    }),
  ),
};
const storeOf = (type: string) =>
  of(type, {
    '@id': https,
    ...about,
    logo: https.optional(),
    currenciesAccepted: z.string().length(3),
    ...place,
    acceptsReservations: z.boolean().optional(),
    sameAs: z.array(https).min(1).optional(),
    department: z
      .array(of(type, { name: words, image: https.optional(), ...place }))
      .min(1)
      .optional(),
    potentialAction: of('OrderAction', { target: of('EntryPoint', { urlTemplate: https }) }),
    hasMenu: of('Menu', {
      name: words,
      inLanguage: words,
      url: https,
      hasMenuSection: z.array(menuSection).min(1),
    }).optional(),
    hasOfferCatalog: catalog.optional(),
  });
const page = of('WebPage', { url: https, inLanguage: words, about: z.strictObject({ '@id': https }) });
const crumbs = of('BreadcrumbList', {
  itemListElement: z.array(of('ListItem', { position: z.int().min(1), name: words, item: https })).min(2),
});

const TYPES = {
  'demo-cafe': 'CafeOrCoffeeShop',
  'demo-restaurant': 'Restaurant',
  'demo-shop': 'Store',
} as const;
type Name = keyof typeof TYPES;

const dataOf = (business: ReturnType<typeof demoBusiness>, path: string, locale = 'en') => {
  const telling = {
    business,
    locale,
    firstLocale: business.response.restaurant.locales[0] ?? 'en',
    origin: 'https://orders.example',
  };
  // As it is sent: what is undefined is left out.
  return JSON.parse(JSON.stringify(createStructuredData(telling, locatePage(business, path)))) as {
    readonly '@graph': readonly Record<string, unknown>[];
  };
};
const dataAt = (
  name: Name,
  path: string,
  locale = 'en',
  change: Parameters<typeof demoBusiness>[1] = undefined,
) => dataOf(demoBusiness(name, change), path, locale);
const shapesOf = (type: string) =>
  z.strictObject({
    '@context': z.literal('https://schema.org'),
    '@graph': z.array(z.union([storeOf(type), page, crumbs, menuItem, menuSection, product, catalog])),
  });

describe.each(Object.entries(TYPES) as [Name, string][])(
  'what search engines are told of %s',
  (name, type) => {
    const business = demoBusiness(name);
    const shapes = shapesOf(type);
    const [category] = business.menuOf(business.defaultBranch).menu().categories;
    const paths = ['', '/car_pickup', `/car_pickup/${category?.id}`];
    const deep = [...business.menuOf(business.defaultBranch).shown().values()].map(
      ({ categoryId, id }) => `/car_pickup/${categoryId}/${id}`,
    );

    it.each(['en', business.response.restaurant.locales[1] ?? 'en'])(
      'has the shapes of schema.org, in %s',
      (locale) => {
        for (const path of [...paths, ...deep]) shapes.parse(dataOf(business, path, locale));
      },
    );

    it('begins with the business itself, and its whole menu where the page shows it', () => {
      const [store] = dataOf(business, '')['@graph'];
      expect(store).toMatchObject({ '@type': type, '@id': `https://orders.example/${name}#business` });
      const menu = JSON.stringify(store);
      for (const { name: dish, visible } of business.menuOf(business.defaultBranch).shown().values())
        if (visible) expect(menu).toContain(JSON.stringify(dish.en).slice(1, -1));
    });

    it('says of a dish what it costs, and how to come to it', () => {
      const things = dataOf(business, deep[0] ?? '')['@graph'];
      const dish = things.find((thing) => ['MenuItem', 'Product'].includes(String(thing['@type'])));
      expect(dish).toMatchObject({ offers: expect.anything() });
      expect(things.at(-1)).toMatchObject({ '@type': 'BreadcrumbList' });
    });
  },
);

describe('an offer', () => {
  const offersOf = (change: Parameters<typeof demoBusiness>[1]) =>
    dataAt('demo-cafe', '/car_pickup/tea/karak', 'en', change)['@graph'].find(
      (thing) => thing['@type'] === 'MenuItem',
    )?.offers;
  const tea =
    (patch: object): Parameters<typeof demoBusiness>[1] =>
    (file) => ({
      ...file,
      categories: file.categories.map((category) => ({
        ...category,
        items: category.items.map((item) => (item.id === 'karak' ? { ...item, ...patch } : item)),
      })),
    });

  it('has all decimals of its currency, and its discount taken off', () => {
    const price = { price: 1.5, price_labels: [] };
    expect(offersOf(tea(price))).toMatchObject({ price: '1.500', priceCurrency: 'KWD' });
    const discount = { id: 'd', type: 'percent' as const, value: 10 };
    const cheaper = (file: Parameters<NonNullable<Parameters<typeof demoBusiness>[1]>>[0]) => ({
      ...(tea(price)?.(file) ?? file),
      discounts: { pickup: { allMenuDiscount: discount } },
    });
    expect(offersOf(cheaper)).toMatchObject({ price: '1.350' });
  });

  it('that is sold out says so', () => {
    expect(offersOf(tea({ sold_out: true, price: 1, price_labels: [] }))).toMatchObject({
      availability: 'https://schema.org/SoldOut',
    });
  });

  it('is not made where the business hides its prices', () => {
    expect(
      offersOf((file) => ({ ...file, settings: { ...file.settings, hide_price: true } })),
    ).toBeUndefined();
  });
});
