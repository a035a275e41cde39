import { type Dish, MENUS } from './kitchen-menus.ts';
import { CITIES, type Kitchen } from './kitchens.ts';

/** A very light tint of the kitchen's colour, as the background of a picture. */
const lightenColor = (hex: string): string =>
  `#${[1, 3, 5].map((at) => (255 - Math.round((255 - Number.parseInt(hex.slice(at, at + 2), 16)) / 7)).toString(16)).join('')}`;

const toId = (name: string): string =>
  name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

/** A number from 0 (inclusive) to 1 (exclusive), always the same for the same text. */
function hashToFraction(text: string): number {
  let state = 0x811c9dc5;
  for (const char of text) state = Math.imul(state ^ (char.codePointAt(0) ?? 0), 0x01000193);
  return ((state >>> 0) % 1000) / 1000;
}

/** The price in local money, rounded to the city's usual step. It differs from the city's price by up to 7 %, depending on the kitchen and the dish. */
function computePrice({ id, city }: Kitchen, name: string, euros: number): number {
  const { priceFactor, priceStep, digits } = CITIES[city];
  const exactPrice = euros * priceFactor * (0.93 + hashToFraction(`${id} ${name}`) / 7);
  return Number((Math.max(1, Math.round(exactPrice / priceStep)) * priceStep).toFixed(digits));
}

/**
 * Whether a kitchen sells a dish. Each kitchen sells the first two dishes of a section and about three quarters of the
 * rest.
 */
const isDishSoldAt = (kitchen: Kitchen, name: string, dishIndex: number): boolean =>
  dishIndex < 2 || hashToFraction(`${name} ${kitchen.id}`) < 0.75;

const createItem = (kitchen: Kitchen, [name, description, picture, euros]: Dish) => ({
  id: toId(name),
  name: { en: name },
  description: { en: description },
  image: { file: `media/${picture}.webp`, color: lightenColor(kitchen.colors[0]) },
  price: computePrice(kitchen, name, euros),
});

/** Path of a kitchen's picture, relative to the folder of the businesses. */
export const getPicturePath = ({ id }: Kitchen, kind: 'cover' | 'logo'): string =>
  `media/market/${id.replace('market', kind)}.webp`;

/** The business file of a kitchen that is always open, sells for pickup only and accepts cash. */
export function createMarketFile(kitchen: Kitchen) {
  const { id, name, cuisine, city, colors, tagline, isDark } = kitchen;
  const { country, currency, digits, timeZone } = CITIES[city];
  const sections: readonly (readonly [string, readonly Dish[]])[] = Object.entries(MENUS[cuisine]);
  return {
    reference_id: id,
    settings: {
      business_name: { en: name },
      description: { en: tagline },
      business_type: 'restaurant',
      currency,
      currency_digits: digits,
      country_code: country,
      timezone: timeZone,
      locales: ['en'],
      theme_color: colors[0],
      theme_accent_color: colors[1],
      dark_mode: isDark ? 'on' : 'auto',
      logo: { file: getPicturePath(kitchen, 'logo') },
      cover: { file: getPicturePath(kitchen, 'cover') },
      is_standard_menu: true,
      menu_layout: hashToFraction(id) < 0.5 ? 'list' : 'grid',
      payment_methods: [2],
      checkoutCarPickup: { enabled: true },
    },
    branches: [{ id: 'kitchen', name: { en: city }, address: { en: city } }],
    categories: sections.map(([section, dishes]) => ({
      id: toId(section),
      name: { en: section },
      items: dishes
        .filter(([dish], dishIndex) => isDishSoldAt(kitchen, dish, dishIndex))
        .map((dish) => createItem(kitchen, dish)),
    })),
  };
}
