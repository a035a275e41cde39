import type { WeeklyHours } from '../../../../../src/domain/availability/availability.ts';
import type { FileBranch } from '../../../services/business-file/business-file.ts';
import { hoursOf } from '../../../services/schedule/branch-hours.ts';
import { localText, type PageContext, pageUrl, pictureUrl } from '../page-context.ts';
import { canonicalPath } from '../page-location.ts';
import { listSections, toMenuSection, toOfferCatalog } from './menu-data.ts';

/** Places that serve food have menus; others have catalogues. */
const FOOD_TYPES: Readonly<Record<string, string>> = {
  restaurant: 'Restaurant',
  cafe: 'CafeOrCoffeeShop',
  bakery: 'Bakery',
  bar: 'BarOrPub',
  fast_food: 'FastFoodRestaurant',
  ice_cream: 'IceCreamShop',
};

const SHOP_TYPES: Readonly<Record<string, string>> = {
  shop: 'Store',
  grocery: 'GroceryStore',
  supermarket: 'GroceryStore',
  florist: 'Florist',
  pharmacy: 'Pharmacy',
  salon: 'BeautySalon',
};

const businessType = ({ business }: PageContext): { readonly type: string; readonly isFood: boolean } => {
  const { business_type: said } = business.response.restaurant;
  const food = FOOD_TYPES[said];
  return { type: food ?? SHOP_TYPES[said] ?? 'LocalBusiness', isFood: !!food };
};

export const servesFood = (telling: PageContext): boolean => businessType(telling).isFood;

/** Names the business in the graph of each of its pages. */
export const businessDataId = (telling: PageContext): string =>
  `${telling.origin}/${telling.business.referenceId}#business`;

function describeBranch(telling: PageContext, branch: FileBranch) {
  const { lat, lng } = branch;
  const street = localText(telling, branch.address);
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
    openingHoursSpecification: toOpeningHours(hoursOf(branch)),
  };
}

function describeMenu(telling: PageContext) {
  const { business, locale } = telling;
  const name = localText(telling, business.response.restaurant.business_name) ?? undefined;
  if (!businessType(telling).isFood)
    return {
      hasOfferCatalog: {
        '@type': 'OfferCatalog',
        name,
        itemListElement: listSections(telling, toOfferCatalog),
      },
    };
  const path = canonicalPath(business, { kind: 'menu', type: 'car_pickup' });
  return {
    hasMenu: {
      '@type': 'Menu',
      name,
      inLanguage: locale,
      url: path ? pageUrl(telling, path) : undefined,
      hasMenuSection: listSections(telling, toMenuSection),
    },
  };
}

/** The business itself, with its branches, and with what it sells where the page is about that. */
export function toBusinessData(telling: PageContext, withMenu: boolean) {
  const { business, origin } = telling;
  const { restaurant } = business.response;
  const { type, isFood } = businessType(telling);
  const name = localText(telling, restaurant.business_name) ?? business.referenceId;
  const branches = business.file.branches.filter(({ visible }) => visible !== false);
  const [main = business.defaultBranch, ...others] = branches;
  const url = pageUrl(telling, `/${business.referenceId}`);
  const links = Object.values(restaurant.social_links);
  return {
    '@type': type,
    '@id': businessDataId(telling),
    name,
    description: localText(telling, restaurant.description) ?? undefined,
    url,
    image: pictureUrl(telling, restaurant.cover ?? restaurant.logo, 1280),
    logo: pictureUrl(telling, restaurant.logo, 640),
    currenciesAccepted: restaurant.currency,
    ...describeBranch(telling, main),
    acceptsReservations: isFood ? (restaurant.reservation?.enabled ?? false) : undefined,
    sameAs: links.length ? links : undefined,
    department: others.length
      ? others.map((branch) => ({
          '@type': type,
          name: [name, localText(telling, branch.name)].filter(Boolean).join(', '),
          image: pictureUrl(telling, restaurant.cover ?? restaurant.logo, 1280),
          ...describeBranch(telling, branch),
        }))
      : undefined,
    potentialAction: {
      '@type': 'OrderAction',
      target: { '@type': 'EntryPoint', urlTemplate: `${origin}/${business.referenceId}` },
    },
    ...(withMenu && describeMenu(telling)),
  };
}

const DAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

const DAY = 1440;

const padTwo = (value: number): string => String(value).padStart(2, '0');

/** The end of a day is its last minute: schema.org's readers know no 24:00. */
const formatMinutes = (minutes: number): string => {
  const shown = minutes >= DAY ? DAY - 1 : minutes;
  return `${padTwo(Math.floor(shown / 60))}:${padTwo(shown % 60)}`;
};

/** Hours of a week, days with the same hours together. What closes no later than it opens closes on the next day. */
function toOpeningHours(hours: WeeklyHours) {
  const days = new Map<string, string[]>();
  for (const [index, { closed, shifts }] of hours.entries()) {
    for (const { from, to } of closed ? [] : shifts) {
      const span = `${formatMinutes(from)} ${formatMinutes(to)}`;
      days.set(span, [...(days.get(span) ?? []), `https://schema.org/${DAYS[index]}`]);
    }
  }
  return [...days].map(([span, dayOfWeek]) => {
    const [opens, closes] = span.split(' ');
    return { '@type': 'OpeningHoursSpecification', dayOfWeek, opens, closes };
  });
}
