import { type Dish, MENUS } from './kitchen-menus.ts';
import { type Kitchen, PLACES } from './kitchens.ts';

/** Behind a picture: its kitchen's colour, hardly. */
const tint = (hex: string): string =>
  `#${[1, 3, 5].map((at) => (255 - Math.round((255 - Number.parseInt(hex.slice(at, at + 2), 16)) / 7)).toString(16)).join('')}`;

const idOf = (name: string): string =>
  name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

/** Always the same for the same text, from 0 to 1. */
function chance(text: string): number {
  let state = 0x811c9dc5;
  for (const char of text) state = Math.imul(state ^ (char.codePointAt(0) ?? 0), 0x01000193);
  return ((state >>> 0) % 1000) / 1000;
}

/** A price as a kitchen there would write it, up to a seventh dearer or cheaper than others of its kind. */
function priceAt({ id, place }: Kitchen, name: string, euros: number): number {
  const { rate, step, digits } = PLACES[place];
  const own = euros * rate * (0.93 + chance(`${id} ${name}`) / 7);
  return Number((Math.max(1, Math.round(own / step)) * step).toFixed(digits));
}

/** Never fewer than the first two of a section. */
const sells = (kitchen: Kitchen, name: string, at: number): boolean =>
  at < 2 || chance(`${name} ${kitchen.id}`) < 0.75;

const itemOf = (kitchen: Kitchen, [name, description, picture, euros]: Dish) => ({
  id: idOf(name),
  name: { en: name },
  description: { en: description },
  image: { file: `media/${picture}.webp`, color: tint(kitchen.colors[0]) },
  price: priceAt(kitchen, name, euros),
});

/** Where the pictures of a kitchen are, from the folder of the businesses. */
export const pictureOf = ({ id }: Kitchen, kind: 'cover' | 'logo'): string =>
  `media/market/${id.replace('market', kind)}.webp`;

/** The business file of a kitchen: open all the time, for pickup, paid in cash. */
export function marketFile(kitchen: Kitchen) {
  const { id, name, cuisine, place, colors, about, dark } = kitchen;
  const { country, currency, digits, zone } = PLACES[place];
  const sections: readonly (readonly [string, readonly Dish[]])[] = Object.entries(MENUS[cuisine]);
  return {
    reference_id: id,
    settings: {
      business_name: { en: name },
      description: { en: about },
      business_type: 'restaurant',
      currency,
      currency_digits: digits,
      country_code: country,
      timezone: zone,
      locales: ['en'],
      theme_color: colors[0],
      theme_accent_color: colors[1],
      dark_mode: dark ? 'on' : 'auto',
      logo: { file: pictureOf(kitchen, 'logo') },
      cover: { file: pictureOf(kitchen, 'cover') },
      is_standard_menu: true,
      menu_layout: chance(id) < 0.5 ? 'list' : 'grid',
      payment_methods: [2],
      checkoutCarPickup: { enabled: true },
    },
    branches: [{ id: 'kitchen', name: { en: place }, address: { en: place } }],
    categories: sections.map(([section, dishes]) => ({
      id: idOf(section),
      name: { en: section },
      items: dishes.filter(([dish], at) => sells(kitchen, dish, at)).map((dish) => itemOf(kitchen, dish)),
    })),
  };
}
