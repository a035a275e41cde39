import type { WeeklyHours } from '../../../../../src/domain/availability/availability.ts';
import type { SpecialHours } from '../../../../../src/domain/schedule/opening-hours.ts';
import type { FileBranch } from '../../../services/business-file/business-file.ts';
import { getBranchHours } from '../../../services/schedule/branch-hours.ts';
import { buildPageUrl, buildPictureUrl, type PageContext, pickText } from '../page-context.ts';
import { buildCanonicalPath } from '../page-location.ts';
import { listSections, toMenuSection, toOfferCatalog } from './menu-data.ts';

/**
 * schema.org types of businesses that serve food. Their structured data contains a menu, that of other businesses a
 * catalogue.
 */
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

const classifyBusiness = ({ business }: PageContext): { readonly type: string; readonly isFood: boolean } => {
  const { business_type: businessTypeName } = business.response.restaurant;
  const foodType = FOOD_TYPES[businessTypeName];
  return { type: foodType ?? SHOP_TYPES[businessTypeName] ?? 'LocalBusiness', isFood: !!foodType };
};

export const servesFood = (context: PageContext): boolean => classifyBusiness(context).isFood;

/** Builds the `@id` of the business. It is the same on each of its pages. */
export const buildBusinessDataId = (context: PageContext): string =>
  `${context.origin}/${context.business.referenceId}#business`;

/** Describes a branch. Special hours that ended before the day `today` (YYYY-MM-DD) are omitted. */
function describeBranch(context: PageContext, branch: FileBranch, today: string) {
  const { lat, lng } = branch;
  const street = pickText(context, branch.address);
  const { weekly, special } = getBranchHours(branch, null);
  const upcomingHours = special.filter(({ to }) => to >= today);
  return {
    telephone: branch.phone ?? context.business.response.restaurant.phone ?? undefined,
    address: {
      '@type': 'PostalAddress',
      streetAddress: street ?? undefined,
      addressCountry: context.business.response.restaurant.country_code,
    },
    geo:
      lat === undefined || lng === undefined
        ? undefined
        : { '@type': 'GeoCoordinates', latitude: lat, longitude: lng },
    openingHoursSpecification: toOpeningHours(weekly),
    specialOpeningHoursSpecification: upcomingHours.length
      ? upcomingHours.flatMap(toSpecialOpeningHours)
      : undefined,
  };
}

function describeMenu(context: PageContext) {
  const { business, locale } = context;
  const name = pickText(context, business.response.restaurant.business_name) ?? undefined;
  if (!classifyBusiness(context).isFood)
    return {
      hasOfferCatalog: {
        '@type': 'OfferCatalog',
        name,
        itemListElement: listSections(context, toOfferCatalog),
      },
    };
  const path = buildCanonicalPath(business, { kind: 'menu', type: 'car_pickup' });
  return {
    hasMenu: {
      '@type': 'Menu',
      name,
      inLanguage: locale,
      url: path ? buildPageUrl(context, path) : undefined,
      hasMenuSection: listSections(context, toMenuSection),
    },
  };
}

/**
 * Describes the business and its branches, and also its menu if `withMenu` is true. `today` is the business's day,
 * YYYY-MM-DD.
 */
export function toBusinessData(context: PageContext, withMenu: boolean, today: string) {
  const { business, origin } = context;
  const { restaurant } = business.response;
  const { type, isFood } = classifyBusiness(context);
  const name = pickText(context, restaurant.business_name) ?? business.referenceId;
  const branches = business.file.branches.filter(({ visible }) => visible !== false);
  const [mainBranch = business.defaultBranch, ...otherBranches] = branches;
  const url = buildPageUrl(context, `/${business.referenceId}`);
  const links = Object.values(restaurant.social_links);
  return {
    '@type': type,
    '@id': buildBusinessDataId(context),
    name,
    description: pickText(context, restaurant.description) ?? undefined,
    url,
    image: buildPictureUrl(context, restaurant.cover ?? restaurant.logo, 1280),
    logo: buildPictureUrl(context, restaurant.logo, 640),
    currenciesAccepted: restaurant.currency,
    ...describeBranch(context, mainBranch, today),
    acceptsReservations: isFood ? (restaurant.reservation?.enabled ?? false) : undefined,
    sameAs: links.length ? links : undefined,
    department: otherBranches.length
      ? otherBranches.map((branch) => ({
          '@type': type,
          name: [name, pickText(context, branch.name)].filter(Boolean).join(', '),
          image: buildPictureUrl(context, restaurant.cover ?? restaurant.logo, 1280),
          ...describeBranch(context, branch, today),
        }))
      : undefined,
    potentialAction: {
      '@type': 'OrderAction',
      target: { '@type': 'EntryPoint', urlTemplate: `${origin}/${business.referenceId}` },
    },
    ...(withMenu && describeMenu(context)),
  };
}

const DAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

const DAY_MINUTES = 1440;

const padTwo = (value: number): string => String(value).padStart(2, '0');

/** Formats minutes of a day as HH:MM. The end of a day is 23:59, because consumers of schema.org data reject 24:00. */
const formatMinutes = (minutes: number): string => {
  const clampedMinutes = Math.min(minutes, DAY_MINUTES - 1);
  return `${padTwo(Math.floor(clampedMinutes / 60))}:${padTwo(clampedMinutes % 60)}`;
};

/** A closed day opens and closes at midnight, as consumers of schema.org data expect. */
const CLOSED_SHIFTS = [{ from: 0, to: 0 }];

const toSpecialOpeningHours = ({ from: validFrom, to: validThrough, shifts }: SpecialHours) =>
  (shifts.length ? shifts : CLOSED_SHIFTS).map(({ from, to }) => ({
    '@type': 'OpeningHoursSpecification',
    validFrom,
    validThrough,
    opens: formatMinutes(from % DAY_MINUTES),
    closes: formatMinutes(to > DAY_MINUTES ? to - DAY_MINUTES : to),
  }));

/** Groups days with the same hours. A shift whose end is not after its start ends on the next day. */
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
