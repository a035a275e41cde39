import type { WeeklyHours } from '../../../../../src/domain/availability/availability-types.ts';
import type { FileBranch } from '../../../services/business-file/business-file.ts';
import { hoursOf } from '../../../services/schedule/branch-hours.ts';
import { addressOf, pictureAt, type Telling, wordsOf } from '../page-context.ts';
import { canonicalPath } from '../page-location.ts';
import { menuSection, offerCatalog, sectionsOf } from './menu-data.ts';

/** Places that serve food have menus; others have catalogues. */
const FOOD: Readonly<Record<string, string>> = {
  restaurant: 'Restaurant',
  cafe: 'CafeOrCoffeeShop',
  bakery: 'Bakery',
  bar: 'BarOrPub',
  fast_food: 'FastFoodRestaurant',
  ice_cream: 'IceCreamShop',
};

const SHOPS: Readonly<Record<string, string>> = {
  shop: 'Store',
  grocery: 'GroceryStore',
  supermarket: 'GroceryStore',
  florist: 'Florist',
  pharmacy: 'Pharmacy',
  salon: 'BeautySalon',
};

const typeOf = ({ business }: Telling): { readonly type: string; readonly isFood: boolean } => {
  const { business_type: said } = business.response.restaurant;
  const food = FOOD[said];
  return { type: food ?? SHOPS[said] ?? 'LocalBusiness', isFood: !!food };
};

export const servesFood = (telling: Telling): boolean => typeOf(telling).isFood;

/** Names the business in the graph of each of its pages. */
export const storeId = (telling: Telling): string =>
  `${telling.origin}/${telling.business.referenceId}#business`;

function placeOf(telling: Telling, branch: FileBranch) {
  const { lat, lng } = branch;
  const street = wordsOf(telling, branch.address);
  return {
    telephone: branch.phone ?? telling.business.response.restaurant.phone ?? undefined,
    address: {
      '@type': 'PostalAddress',
      streetAddress: street ?? undefined,
      addressCountry: telling.business.response.restaurant.country_code,
    },
    geo:
      lat === undefined || lng === undefined
        ? undefined
        : { '@type': 'GeoCoordinates', latitude: lat, longitude: lng },
    openingHoursSpecification: openingHours(hoursOf(branch)),
  };
}

function menuOf(telling: Telling) {
  const { business, locale } = telling;
  const name = wordsOf(telling, business.response.restaurant.business_name) ?? undefined;
  if (!typeOf(telling).isFood)
    return {
      hasOfferCatalog: { '@type': 'OfferCatalog', name, itemListElement: sectionsOf(telling, offerCatalog) },
    };
  const path = canonicalPath(business, { kind: 'menu', type: 'car_pickup' });
  return {
    hasMenu: {
      '@type': 'Menu',
      name,
      inLanguage: locale,
      url: path ? addressOf(telling, path) : undefined,
      hasMenuSection: sectionsOf(telling, menuSection),
    },
  };
}

/** The business itself, with its branches, and with what it sells where the page is about that. */
export function store(telling: Telling, withMenu: boolean) {
  const { business, origin } = telling;
  const { restaurant } = business.response;
  const { type, isFood } = typeOf(telling);
  const name = wordsOf(telling, restaurant.business_name) ?? business.referenceId;
  const branches = business.file.branches.filter(({ visible }) => visible !== false);
  const [main = business.defaultBranch, ...others] = branches;
  const url = addressOf(telling, `/${business.referenceId}`);
  const links = Object.values(restaurant.social_links);
  return {
    '@type': type,
    '@id': storeId(telling),
    name,
    description: wordsOf(telling, restaurant.description) ?? undefined,
    url,
    image: pictureAt(telling, restaurant.cover ?? restaurant.logo, 1280),
    logo: pictureAt(telling, restaurant.logo, 640),
    currenciesAccepted: restaurant.currency,
    ...placeOf(telling, main),
    acceptsReservations: isFood ? (restaurant.reservation?.enabled ?? false) : undefined,
    sameAs: links.length ? links : undefined,
    department: others.length
      ? others.map((branch) => ({
          '@type': type,
          name: [name, wordsOf(telling, branch.name)].filter(Boolean).join(', '),
          image: pictureAt(telling, restaurant.cover ?? restaurant.logo, 1280),
          ...placeOf(telling, branch),
        }))
      : undefined,
    potentialAction: {
      '@type': 'OrderAction',
      target: { '@type': 'EntryPoint', urlTemplate: `${origin}/${business.referenceId}` },
    },
    ...(withMenu && menuOf(telling)),
  };
}

const DAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

const DAY = 1440;

const two = (value: number): string => String(value).padStart(2, '0');

/** The end of a day is its last minute: schema.org's readers know no 24:00. */
const clock = (minutes: number): string => {
  const shown = minutes >= DAY ? DAY - 1 : minutes;
  return `${two(Math.floor(shown / 60))}:${two(shown % 60)}`;
};

/** Hours of a week, days with the same hours together. What closes no later than it opens closes on the next day. */
function openingHours(hours: WeeklyHours) {
  const days = new Map<string, string[]>();
  for (const [index, { closed, shifts }] of hours.entries()) {
    for (const { from, to } of closed ? [] : shifts) {
      const span = `${clock(from)} ${clock(to)}`;
      days.set(span, [...(days.get(span) ?? []), `https://schema.org/${DAYS[index]}`]);
    }
  }
  return [...days].map(([span, dayOfWeek]) => {
    const [opens, closes] = span.split(' ');
    return { '@type': 'OpeningHoursSpecification', dayOfWeek, opens, closes };
  });
}
