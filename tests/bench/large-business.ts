// Entries at the same index mean the same in both languages.
import words from './words.json' with { type: 'json' };

/** A made-up name, unique for up to 8,000 items. Real menus contain more different words than `words.json`. */
function createMadeUpName(index: number, language: 'en' | 'ar'): string {
  const syllables = words.syllables[language];
  const name = [index % 20, Math.floor(index / 20) % 20, Math.floor(index / 400) % 20]
    .map((digit) => pickWord(syllables, digit))
    .join('');
  return name.charAt(0).toUpperCase() + name.slice(1);
}

/** A seeded random number generator, so that every run measures the same menu. */
function createRandom(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

type RandomBelow = (below: number) => number;
const pickWord = (entries: readonly string[], index: number): string => entries[index] ?? '';
/** Up to `maxCount` random entries of a list, in the order of the list. */
const pickSome = (entries: readonly string[], maxCount: number, drawRandom: RandomBelow): string[] => {
  const pickedIndexes = new Set(
    Array.from({ length: drawRandom(maxCount + 1) }, () => drawRandom(entries.length)),
  );
  return entries.filter((_, index) => pickedIndexes.has(index));
};

const SIZES = [
  { id: 'small', label: { en: 'Small', ar: 'صغير' }, factor: 1 },
  { id: 'large', label: { en: 'Large', ar: 'كبير' }, factor: 1.5 },
];

function createItem(index: number, drawRandom: RandomBelow): unknown {
  const kind = drawRandom(words.kinds.en.length);
  const cookingIndex = drawRandom(words.manners.en.length);
  const placeIndex = drawRandom(words.places.en.length);
  const ingredientIndexes = [
    drawRandom(words.ingredients.id.length),
    drawRandom(words.ingredients.id.length),
    drawRandom(words.ingredients.id.length),
  ];
  const [first = 0, second = 0, third = 0] = ingredientIndexes;
  const price = 1 + drawRandom(60) / 4;
  const hasSizes = drawRandom(9) === 0;
  return {
    id: `item-${index}`,
    name: {
      en: `${pickWord(words.manners.en, cookingIndex)} ${pickWord(words.ingredients.en, first)} ${pickWord(words.kinds.en, kind).toLowerCase()} ${createMadeUpName(index, 'en')}`,
      ar: `${pickWord(words.kinds.ar, kind)} ${pickWord(words.ingredients.ar, first)} ${pickWord(words.manners.ar, cookingIndex)} ${createMadeUpName(index, 'ar')}`,
    },
    description: {
      en: `The way they make it in ${pickWord(words.places.en, placeIndex)}: ${pickWord(words.ingredients.en, first)}, ${pickWord(words.ingredients.en, second)} and a little ${pickWord(words.ingredients.en, third)}, made to order and served at once.`,
      ar: `كما تُحضّر في ${pickWord(words.places.ar, placeIndex)}: ${pickWord(words.ingredients.ar, first)} و${pickWord(words.ingredients.ar, second)} مع قليل من ${pickWord(words.ingredients.ar, third)}، تُحضّر عند الطلب وتُقدّم فورًا.`,
    },
    ...(hasSizes
      ? {
          price: null,
          price_labels: SIZES.map(({ id, label, factor }) => ({
            id,
            label,
            price: Math.round(price * factor * 100) / 100,
          })),
        }
      : { price }),
    ...(drawRandom(4) === 0 && { modifier_groups: ['extras'] }),
    ...(drawRandom(40) === 0 && { sold_out: true }),
    tags: pickSome(words.tags, 2, drawRandom),
    ingredients: [...new Set(ingredientIndexes)].map((wordIndex) =>
      pickWord(words.ingredients.id, wordIndex),
    ),
    allergens: pickSome(words.allergens, 3, drawRandom),
    calories: 120 + drawRandom(900),
  };
}

/** The subcategories of every second category. */
const SUBCATEGORIES = [
  { en: 'Classics', ar: 'الكلاسيكية' },
  { en: 'Seasonal', ar: 'الموسمية' },
];

/**
 * Creates a large business file (see demo/businesses) with two languages, descriptions, tags, ingredients and allergens.
 * Some items have options or sizes or are sold out, and some categories have subcategories. The result is always the same.
 */
export function createLargeBusiness(
  referenceId: string,
  { items, categories }: { readonly items: number; readonly categories: number },
): unknown {
  const drawRandom = createRandom(7);
  const allItems = Array.from({ length: items }, (_, index) => createItem(index, drawRandom));
  const itemsPerCategory = Math.ceil(items / categories);
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
      const categoryItems = allItems.slice(index * itemsPerCategory, (index + 1) * itemsPerCategory);
      const halfCount = Math.ceil(categoryItems.length / 2);
      const kind = index % words.kinds.en.length;
      const round = Math.floor(index / words.kinds.en.length) + 1;
      return {
        id: `category-${index}`,
        name: {
          en: `${pickWord(words.kinds.en, kind)} ${round}`,
          ar: `${pickWord(words.kinds.ar, kind)} ${round}`,
        },
        ...(index % 2
          ? {
              items: [],
              subcategories: SUBCATEGORIES.map((name, subcategoryIndex) => ({
                id: `category-${index}-${subcategoryIndex}`,
                name,
                items: subcategoryIndex ? categoryItems.slice(halfCount) : categoryItems.slice(0, halfCount),
              })),
            }
          : { items: categoryItems }),
      };
    }),
  };
}
