// The same place in the lists of two languages means the same.
import words from './words.json' with { type: 'json' };

/** A name of its own for each of up to 8,000 items: menus hold more words than lists of dishes do. */
function houseName(index: number, language: 'en' | 'ar'): string {
  const list = words.syllables[language];
  const name = [index % 20, Math.floor(index / 20) % 20, Math.floor(index / 400) % 20]
    .map((digit) => at(list, digit))
    .join('');
  return name.charAt(0).toUpperCase() + name.slice(1);
}

/** The same numbers each time: two runs measure the same menu. */
function numbersFrom(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

type Draw = (below: number) => number;
const at = (list: readonly string[], index: number): string => list[index] ?? '';
/** Up to `most` of a list, in its order. */
const some = (list: readonly string[], most: number, draw: Draw): string[] => {
  const wanted = new Set(Array.from({ length: draw(most + 1) }, () => draw(list.length)));
  return list.filter((_, index) => wanted.has(index));
};

const SIZES = [
  { id: 'small', label: { en: 'Small', ar: 'صغير' }, by: 1 },
  { id: 'large', label: { en: 'Large', ar: 'كبير' }, by: 1.5 },
];

function itemOf(index: number, draw: Draw): unknown {
  const kind = draw(words.kinds.en.length);
  const manner = draw(words.manners.en.length);
  const place = draw(words.places.en.length);
  const parts = [
    draw(words.ingredients.id.length),
    draw(words.ingredients.id.length),
    draw(words.ingredients.id.length),
  ];
  const [first = 0, second = 0, third = 0] = parts;
  const price = 1 + draw(60) / 4;
  const hasSizes = draw(9) === 0;
  return {
    id: `item-${index}`,
    name: {
      en: `${at(words.manners.en, manner)} ${at(words.ingredients.en, first)} ${at(words.kinds.en, kind).toLowerCase()} ${houseName(index, 'en')}`,
      ar: `${at(words.kinds.ar, kind)} ${at(words.ingredients.ar, first)} ${at(words.manners.ar, manner)} ${houseName(index, 'ar')}`,
    },
    description: {
      en: `The way they make it in ${at(words.places.en, place)}: ${at(words.ingredients.en, first)}, ${at(words.ingredients.en, second)} and a little ${at(words.ingredients.en, third)}, made to order and served at once.`,
      ar: `كما تُحضّر في ${at(words.places.ar, place)}: ${at(words.ingredients.ar, first)} و${at(words.ingredients.ar, second)} مع قليل من ${at(words.ingredients.ar, third)}، تُحضّر عند الطلب وتُقدّم فورًا.`,
    },
    ...(hasSizes
      ? {
          price: null,
          price_labels: SIZES.map(({ id, label, by }) => ({
            id,
            label,
            price: Math.round(price * by * 100) / 100,
          })),
        }
      : { price }),
    ...(draw(4) === 0 && { modifier_groups: ['extras'] }),
    ...(draw(40) === 0 && { sold_out: true }),
    tags: some(words.tags, 2, draw),
    ingredients: [...new Set(parts)].map((part) => at(words.ingredients.id, part)),
    allergens: some(words.allergens, 3, draw),
    calories: 120 + draw(900),
  };
}

/** Every other category is split in two. */
const HALVES = [
  { en: 'Classics', ar: 'الكلاسيكية' },
  { en: 'Seasonal', ar: 'الموسمية' },
];

/**
 * A business file (see demo/businesses) as large as they come: two languages, descriptions, tags, ingredients, allergens;
 * some items with options, sizes, or sold out, some categories with subcategories. The same each time.
 */
export function largeBusiness(
  referenceId: string,
  { items, categories }: { readonly items: number; readonly categories: number },
): unknown {
  const draw = numbersFrom(7);
  const all = Array.from({ length: items }, (_, index) => itemOf(index, draw));
  const share = Math.ceil(items / categories);
  const allDay = { closed: false, shifts: [{ time_from: 24, time_to: 24 }] };
  return {
    reference_id: referenceId,
    settings: {
      business_name: { en: `Bench ${items}`, ar: `تجربة ${items}` },
      currency: 'EUR',
      currency_digits: 2,
      country_code: 'DE',
      timezone: 'Europe/Berlin',
      locales: ['en', 'ar'],
      checkoutCarPickup: { enabled: true },
    },
    branches: [
      {
        id: 'main',
        name: { en: 'Main', ar: 'الرئيسي' },
        hours: Object.fromEntries(Array.from({ length: 7 }, (_, day) => [day, allDay])),
      },
    ],
    modifier_groups: {
      extras: {
        name: { en: 'Extras', ar: 'إضافات' },
        min: 0,
        max: 2,
        modifiers: [
          { id: 'cheese', locales: { en: 'Cheese', ar: 'جبن' }, price: 0.5 },
          { id: 'sauce', locales: { en: 'Sauce', ar: 'صلصة' }, price: 0.25 },
        ],
      },
    },
    categories: Array.from({ length: categories }, (_, index) => {
      const own = all.slice(index * share, (index + 1) * share);
      const half = Math.ceil(own.length / 2);
      const kind = index % words.kinds.en.length;
      const turn = Math.floor(index / words.kinds.en.length) + 1;
      return {
        id: `category-${index}`,
        name: { en: `${at(words.kinds.en, kind)} ${turn}`, ar: `${at(words.kinds.ar, kind)} ${turn}` },
        ...(index % 2
          ? {
              items: [],
              subcategories: HALVES.map((name, part) => ({
                id: `category-${index}-${part}`,
                name,
                items: part ? own.slice(half) : own.slice(0, half),
              })),
            }
          : { items: own }),
      };
    }),
  };
}
