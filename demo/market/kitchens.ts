import type { Cuisine } from './kitchen-menus.ts';

export interface Kitchen {
  readonly id: string;
  readonly name: string;
  readonly cuisine: Cuisine;
  readonly city: keyof typeof CITIES;
  readonly colors: readonly [theme: string, accent: string];
  /** One or two sentences in the owner's words. */
  readonly tagline: string;
  readonly isDark?: boolean;
}

/**
 * `priceFactor` turns the euros of `MENUS` into the city's price, which depends on the exchange rate and the cost of
 * living. Prices are multiples of `priceStep`.
 */
const createCity = (
  country: string,
  currency: string,
  digits: number,
  timeZone: string,
  priceFactor: number,
  priceStep: number,
) => ({ country, currency, digits, timeZone, priceFactor, priceStep });

/** Cities of the kitchens. */
export const CITIES = {
  Naples: createCity('IT', 'EUR', 2, 'Europe/Rome', 0.9, 0.5),
  Lisbon: createCity('PT', 'EUR', 2, 'Europe/Lisbon', 0.85, 0.1),
  Vienna: createCity('AT', 'EUR', 2, 'Europe/Vienna', 1.1, 0.1),
  London: createCity('GB', 'GBP', 2, 'Europe/London', 1, 0.25),
  Zurich: createCity('CH', 'CHF', 2, 'Europe/Zurich', 1.9, 0.5),
  'New York': createCity('US', 'USD', 2, 'America/New_York', 1.5, 0.25),
  Austin: createCity('US', 'USD', 2, 'America/Chicago', 1.2, 0.25),
  Tokyo: createCity('JP', 'JPY', 0, 'Asia/Tokyo', 120, 10),
  Osaka: createCity('JP', 'JPY', 0, 'Asia/Tokyo', 105, 10),
  Mumbai: createCity('IN', 'INR', 2, 'Asia/Kolkata', 42, 5),
  Istanbul: createCity('TR', 'TRY', 2, 'Europe/Istanbul', 32, 5),
  Kuwait: createCity('KW', 'KWD', 3, 'Asia/Kuwait', 0.3, 0.05),
  Muscat: createCity('OM', 'OMR', 3, 'Asia/Muscat', 0.36, 0.05),
  Amman: createCity('JO', 'JOD', 3, 'Asia/Amman', 0.6, 0.05),
  Riyadh: createCity('SA', 'SAR', 2, 'Asia/Riyadh', 4, 0.5),
  Dubai: createCity('AE', 'AED', 2, 'Asia/Dubai', 4.6, 0.5),
  Cairo: createCity('EG', 'EGP', 2, 'Africa/Cairo', 28, 5),
};

const createKitchen = (
  name: string,
  cuisine: Cuisine,
  city: keyof typeof CITIES,
  colors: readonly [string, string],
  tagline: string,
  isDark = false,
): Kitchen => {
  const id = name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replaceAll('ı', 'i')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-');
  return { id: `market-${id}`, name, cuisine, city, colors, tagline, isDark };
};

/** Forty fictional kitchens. Kitchens with the same dishes use the same pictures of them. */
export const KITCHENS: readonly Kitchen[] = [
  createKitchen('Forno Pia', 'pizza', 'Naples', ['#a3342b', '#2f6b3c'], 'Two ovens, one dough, since 1974.'),
  createKitchen(
    'Smash Hour',
    'burgers',
    'Austin',
    ['#c2410c', '#14532d'],
    'Flat, crisp, and gone by nine.',
    true,
  ),
  createKitchen(
    'Umi no Ie',
    'sushi',
    'Tokyo',
    ['#1d3d6b', '#b4402f'],
    'The fish came in at five this morning.',
  ),
  createKitchen(
    'Casa Milpa',
    'tacos',
    'New York',
    ['#1f7a6d', '#c05621'],
    'We grind our own corn, every night.',
  ),
  createKitchen(
    'Bombay Tiffin',
    'curry',
    'Mumbai',
    ['#b45309', '#7c2d6b'],
    'Lunch boxes, the way offices like them.',
  ),
  createKitchen(
    'Beit Lubnan',
    'levant',
    'Kuwait',
    ['#14694f', '#a16207'],
    'Mezze for two, which feeds four.',
  ),
  createKitchen(
    'Backstube Amsel',
    'bakery',
    'Vienna',
    ['#7a4a1e', '#a3342b'],
    'Open from six; the loaves rest longer.',
  ),
  createKitchen(
    'Nine Dragons',
    'noodles',
    'London',
    ['#9b1c1c', '#b7791f'],
    'Hand-pulled while you watch.',
    true,
  ),
  createKitchen(
    'Folhas',
    'greens',
    'Lisbon',
    ['#3f7d20', '#d97706'],
    'Everything green, and some of it orange.',
  ),
  createKitchen(
    'Gelato Nuvola',
    'sweets',
    'Zurich',
    ['#be4b7b', '#0f766e'],
    'Twelve tubs. When they are empty we close.',
  ),
  createKitchen(
    'Levain & Sons',
    'bakery',
    'New York',
    ['#5b4636', '#b4532a'],
    'One starter, three generations.',
  ),
  createKitchen('Kebapçı Rıza', 'levant', 'Istanbul', ['#8a2be2', '#b45309'], 'Charcoal, patience, bread.'),
  createKitchen(
    'Karē Club',
    'curry',
    'Osaka',
    ['#92400e', '#1e3a8a'],
    'Dark roux, mild to ridiculous.',
    true,
  ),
  createKitchen(
    'Pizza Nord',
    'pizza',
    'Vienna',
    ['#23395b', '#c2410c'],
    'Rye in the dough, dill on top if you like.',
  ),
  createKitchen(
    'Green Ledger',
    'greens',
    'London',
    ['#166534', '#4d5b9e'],
    'Lunch that lets you work afterwards.',
  ),
  createKitchen('Waffle Street', 'sweets', 'Dubai', ['#7b341e', '#b83280'], 'Sugar, and no apology.'),
  createKitchen(
    'Taquería Sol',
    'tacos',
    'Austin',
    ['#b7420f', '#136f63'],
    'Salsa in four heats. Mind the fourth.',
  ),
  createKitchen(
    'Hakka House',
    'noodles',
    'Riyadh',
    ['#7f1d1d', '#155e75'],
    'Family recipes, family arguments.',
  ),
  createKitchen('Patty & Co', 'burgers', 'Kuwait', ['#1f2937', '#d97706'], 'Beef ground on the hour.', true),
  createKitchen('Tsuki', 'sushi', 'London', ['#4c1d95', '#0e7490'], 'Twelve seats, and this window.', true),
  createKitchen('Al Waha', 'levant', 'Muscat', ['#0f5e5c', '#b4532a'], 'Under the palms, or to your door.'),
  createKitchen(
    'Spice Ledger',
    'curry',
    'London',
    ['#9a3412', '#3f6212'],
    'Eleven spices, roasted on Mondays.',
  ),
  createKitchen(
    'Pão & Mar',
    'bakery',
    'Lisbon',
    ['#1e5a8a', '#b7791f'],
    'Bread, salt, and the tram outside.',
  ),
  createKitchen(
    'Momo Garden',
    'noodles',
    'Zurich',
    ['#2f5d50', '#b83232'],
    'Dumplings folded in front of you.',
  ),
  createKitchen(
    'Dolce Vera',
    'sweets',
    'Naples',
    ['#9d174d', '#5b7c14'],
    'Grandmother measured nothing. We do.',
  ),
  createKitchen('Brasa Burger', 'burgers', 'Lisbon', ['#7c2d12', '#1d4ed8'], 'Over embers, never over gas.'),
  createKitchen(
    'Sakura Bento',
    'sushi',
    'Osaka',
    ['#9f1239', '#365314'],
    'Six boxes, changed every Tuesday.',
  ),
  createKitchen('El Comal', 'tacos', 'Zurich', ['#854d0e', '#be123c'], 'Tortillas every eleven minutes.'),
  createKitchen(
    'Root & Leaf',
    'greens',
    'New York',
    ['#4d7c0f', '#86198f'],
    'We know the names of the farmers.',
  ),
  createKitchen('Pizzeria Cairo', 'pizza', 'Cairo', ['#b91c1c', '#1e6091'], 'Naples by way of Zamalek.'),
  createKitchen('Sofra', 'levant', 'Amman', ['#6b4f1d', '#9b2c2c'], 'The table is long. So is the menu.'),
  createKitchen('Third Oven', 'bakery', 'Dubai', ['#44403c', '#c2410c'], 'The first two wore out.', true),
  createKitchen('Dosa Works', 'curry', 'Dubai', ['#a16207', '#166534'], 'Crisp to the very edge.'),
  createKitchen(
    'Noodle Union',
    'noodles',
    'Tokyo',
    ['#1c3d5a', '#c53030'],
    'Eat fast, it is polite here.',
    true,
  ),
  createKitchen(
    'Kiosk Limo',
    'greens',
    'Amman',
    ['#2f855a', '#b7791f'],
    'Juice first. Everything else can wait.',
  ),
  createKitchen('Sugar Post', 'sweets', 'Riyadh', ['#6b2158', '#b45309'], 'Sent with a ribbon, if you ask.'),
  createKitchen('Grill 47', 'burgers', 'Riyadh', ['#3b2f2f', '#c2410c'], 'Forty-six tries before this one.'),
  createKitchen('Aji Bar', 'sushi', 'Dubai', ['#0f4c5c', '#9a031e'], 'Cold fish, warm rice, quick hands.'),
  createKitchen(
    'Forneria Lua',
    'pizza',
    'Lisbon',
    ['#5f0f40', '#2d6a4f'],
    'Thin, blistered, a little crooked.',
  ),
  createKitchen(
    'Chai Point',
    'sweets',
    'Mumbai',
    ['#7a3e12', '#0e7490'],
    'Cutting chai, and what goes with it.',
  ),
];
