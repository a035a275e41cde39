/** Names in the two languages of the menu; the same place in both lists means the same. */
interface Words {
  readonly en: readonly string[];
  readonly ar: readonly string[];
}

const KINDS: Words = {
  en: [
    'Salad',
    'Sandwich',
    'Bowl',
    'Soup',
    'Pasta',
    'Curry',
    'Toast',
    'Wrap',
    'Pie',
    'Cake',
    'Burger',
    'Kebab',
    'Shawarma',
    'Pizza',
    'Risotto',
    'Stew',
    'Skewers',
    'Fatayer',
    'Manakish',
    'Machboos',
    'Biryani',
    'Omelette',
    'Pancakes',
    'Waffle',
    'Smoothie',
    'Lemonade',
    'Latte',
    'Espresso',
    'Karak',
    'Juice',
    'Kunafa',
    'Baklava',
    'Cheesecake',
    'Brownie',
    'Croissant',
    'Falafel',
    'Hummus',
    'Mutabbal',
    'Steak',
    'Shrimp',
  ],
  ar: [
    'سلطة',
    'ساندويتش',
    'طبق',
    'شوربة',
    'باستا',
    'كاري',
    'توست',
    'راب',
    'فطيرة',
    'كيك',
    'برجر',
    'كباب',
    'شاورما',
    'بيتزا',
    'ريزوتو',
    'يخنة',
    'أسياخ',
    'فطاير',
    'مناقيش',
    'مجبوس',
    'برياني',
    'أومليت',
    'بانكيك',
    'وافل',
    'سموذي',
    'ليموناضة',
    'لاتيه',
    'إسبريسو',
    'كرك',
    'عصير',
    'كنافة',
    'بقلاوة',
    'تشيز كيك',
    'براوني',
    'كرواسون',
    'فلافل',
    'حمص',
    'متبل',
    'ستيك',
    'روبيان',
  ],
};

const MANNERS: Words = {
  en: [
    'Roasted',
    'Smoked',
    'Golden',
    'House',
    'Crispy',
    'Slow-cooked',
    'Market',
    'Spiced',
    'Grilled',
    'Charred',
    'Creamy',
    'Fresh',
    'Warm',
    'Iced',
    'Stuffed',
    'Glazed',
    'Braised',
    'Pickled',
    'Toasted',
    'Royal',
    'Village',
    'Garden',
    'Harbour',
    'Mountain',
    'Sunday',
  ],
  ar: [
    'محمصة',
    'مدخنة',
    'ذهبية',
    'البيت',
    'مقرمشة',
    'مطبوخة ببطء',
    'السوق',
    'متبّلة',
    'مشوية',
    'على الفحم',
    'كريمية',
    'طازجة',
    'دافئة',
    'مثلّجة',
    'محشوة',
    'لامعة',
    'مطهوة',
    'مخللة',
    'محمّرة',
    'ملكية',
    'القرية',
    'الحديقة',
    'المرفأ',
    'الجبل',
    'الجمعة',
  ],
};

const INGREDIENTS: Words & { readonly id: readonly string[] } = {
  id: [
    'saffron',
    'cardamom',
    'tomato',
    'aubergine',
    'chickpea',
    'tahini',
    'pistachio',
    'almond',
    'date',
    'honey',
    'chicken',
    'beef',
    'lamb',
    'salmon',
    'shrimp',
    'feta',
    'halloumi',
    'mozzarella',
    'egg',
    'rice',
    'lentil',
    'spinach',
    'mushroom',
    'pepper',
    'onion',
    'garlic',
    'lemon',
    'orange',
    'pomegranate',
    'mint',
    'basil',
    'sumac',
    'chocolate',
    'vanilla',
    'cinnamon',
    'coffee',
    'milk',
    'cream',
    'yoghurt',
    'oat',
    'avocado',
    'cucumber',
    'potato',
    'sweet-potato',
    'pumpkin',
    'beetroot',
    'fava-bean',
    'walnut',
    'sesame',
    'rosewater',
  ],
  en: [
    'saffron',
    'cardamom',
    'tomato',
    'aubergine',
    'chickpeas',
    'tahini',
    'pistachio',
    'almonds',
    'dates',
    'honey',
    'chicken',
    'beef',
    'lamb',
    'salmon',
    'shrimp',
    'feta',
    'halloumi',
    'mozzarella',
    'egg',
    'rice',
    'lentils',
    'spinach',
    'mushrooms',
    'pepper',
    'onion',
    'garlic',
    'lemon',
    'orange',
    'pomegranate',
    'mint',
    'basil',
    'sumac',
    'chocolate',
    'vanilla',
    'cinnamon',
    'coffee',
    'milk',
    'cream',
    'yoghurt',
    'oats',
    'avocado',
    'cucumber',
    'potato',
    'sweet potato',
    'pumpkin',
    'beetroot',
    'fava beans',
    'walnut',
    'sesame',
    'rosewater',
  ],
  ar: [
    'الزعفران',
    'الهيل',
    'الطماطم',
    'الباذنجان',
    'الحمص',
    'الطحينة',
    'الفستق',
    'اللوز',
    'التمر',
    'العسل',
    'الدجاج',
    'اللحم',
    'الغنم',
    'السلمون',
    'الروبيان',
    'الفيتا',
    'الحلوم',
    'الموزاريلا',
    'البيض',
    'الأرز',
    'العدس',
    'السبانخ',
    'الفطر',
    'الفلفل',
    'البصل',
    'الثوم',
    'الليمون',
    'البرتقال',
    'الرمان',
    'النعناع',
    'الريحان',
    'السماق',
    'الشوكولاتة',
    'الفانيليا',
    'القرفة',
    'القهوة',
    'الحليب',
    'الكريمة',
    'اللبن',
    'الشوفان',
    'الأفوكادو',
    'الخيار',
    'البطاطس',
    'البطاطا الحلوة',
    'القرع',
    'الشمندر',
    'الفول',
    'الجوز',
    'السمسم',
    'ماء الورد',
  ],
};

/** What house names are made of. */
const SYLLABLES: Words = {
  en: [
    'ba',
    'ri',
    'lo',
    'ne',
    'ta',
    'mu',
    'ki',
    'so',
    'da',
    'fe',
    'ga',
    'hu',
    'ja',
    'pe',
    'qo',
    'ru',
    'sha',
    'ti',
    'vo',
    'zi',
  ],
  ar: [
    'با',
    'ري',
    'لو',
    'نه',
    'تا',
    'مو',
    'كي',
    'سو',
    'دا',
    'في',
    'غا',
    'هو',
    'جا',
    'بي',
    'قو',
    'رو',
    'شا',
    'تي',
    'فو',
    'زي',
  ],
};

/** A name of its own for each of up to 8,000 items: menus hold more words than lists of dishes do. */
function houseName(index: number, language: 'en' | 'ar'): string {
  const list = SYLLABLES[language];
  const name = [index % 20, Math.floor(index / 20) % 20, Math.floor(index / 400) % 20]
    .map((digit) => at(list, digit))
    .join('');
  return name.charAt(0).toUpperCase() + name.slice(1);
}

const PLACES: Words = {
  en: ['Damascus', 'Basra', 'Naples', 'Kyoto', 'Marrakesh', 'Lisbon', 'Muscat', 'Beirut', 'Oaxaca', 'Delhi'],
  ar: ['دمشق', 'البصرة', 'نابولي', 'كيوتو', 'مراكش', 'لشبونة', 'مسقط', 'بيروت', 'واهاكا', 'دلهي'],
};

const TAGS = ['vegetarian', 'vegan', 'spicy', 'new', 'popular', 'halal', 'kids', 'seasonal'];
const ALLERGENS = ['milk', 'eggs', 'gluten', 'nuts', 'sesame', 'fish', 'soy', 'celery'];

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
  const kind = draw(KINDS.en.length);
  const manner = draw(MANNERS.en.length);
  const place = draw(PLACES.en.length);
  const parts = [draw(INGREDIENTS.id.length), draw(INGREDIENTS.id.length), draw(INGREDIENTS.id.length)];
  const [first = 0, second = 0, third = 0] = parts;
  const price = 1 + draw(60) / 4;
  const hasSizes = draw(9) === 0;
  return {
    id: `item-${index}`,
    name: {
      en: `${at(MANNERS.en, manner)} ${at(INGREDIENTS.en, first)} ${at(KINDS.en, kind).toLowerCase()} ${houseName(index, 'en')}`,
      ar: `${at(KINDS.ar, kind)} ${at(INGREDIENTS.ar, first)} ${at(MANNERS.ar, manner)} ${houseName(index, 'ar')}`,
    },
    description: {
      en: `The way they make it in ${at(PLACES.en, place)}: ${at(INGREDIENTS.en, first)}, ${at(INGREDIENTS.en, second)} and a little ${at(INGREDIENTS.en, third)}, made to order and served at once.`,
      ar: `كما تُحضّر في ${at(PLACES.ar, place)}: ${at(INGREDIENTS.ar, first)} و${at(INGREDIENTS.ar, second)} مع قليل من ${at(INGREDIENTS.ar, third)}، تُحضّر عند الطلب وتُقدّم فورًا.`,
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
    tags: some(TAGS, 2, draw),
    ingredients: [...new Set(parts)].map((part) => at(INGREDIENTS.id, part)),
    allergens: some(ALLERGENS, 3, draw),
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
      const kind = index % KINDS.en.length;
      const turn = Math.floor(index / KINDS.en.length) + 1;
      return {
        id: `category-${index}`,
        name: { en: `${at(KINDS.en, kind)} ${turn}`, ar: `${at(KINDS.ar, kind)} ${turn}` },
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
