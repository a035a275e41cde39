import {
  parseDailyWindow,
  parseShifts,
  parseTime,
  parseWeeklyHours,
} from '../../domain/availability/parse-hours.ts';
import type {
  Branch,
  Business,
  BusinessContact,
  BusinessTheme,
  SellingSettings,
  TrackingPixel,
} from '../../domain/business/business-types.ts';
import { isValidPoint, type Point } from '../../domain/geo/geo.ts';
import type { LocalizedText, Tax } from '../../domain/menu/menu-types.ts';
import {
  type Currency,
  createCurrency,
  createZero,
  type Money,
  parseMoney,
} from '../../domain/money/money.ts';
import type { PaymentSteps } from '../../domain/payment/payment-steps.ts';
import type { ReserveType } from '../../domain/reservation/reserve-type.ts';
import { getLeadMinutes } from '../../domain/schedule/lead-minutes.ts';
import { ApiError } from '../client/api-errors.ts';
import {
  contact,
  type RestaurantResponse,
  restaurantCall,
  type WireBranch,
  type WireBusiness,
} from '../contract/business-contract.ts';
import { parseLenient } from '../contract/parse-lenient.ts';
import { type Report, toPicture, toSafeUrl, toTax } from './map-common.ts';
import { type BranchMenu, toBranchMenu } from './map-menu.ts';

/** The business's currency, with ISO 4217's decimals unless its settings override them (spec, section 9). */
export const toCurrency = ({
  currency,
  currency_digits,
}: Pick<WireBusiness, 'currency' | 'currency_digits'>): Currency => createCurrency(currency, currency_digits);

/** The taxes that the business adds to its prices. */
export const toExclusiveTaxes = (business: Pick<WireBusiness, 'exclusive_taxes'>): Tax[] =>
  business.exclusive_taxes.map(toTax);

const toPlace = ({ lat, lng }: WireBranch): Point | null =>
  lat != null && lng != null && isValidPoint({ lat, lng }) ? { lat, lng } : null;

/**
 * Maps a branch. An invalid location becomes null. For unreadable hours see `parseDailyWindow` and `parseWeeklyHours`.
 */
export const toBranch = (wire: WireBranch): Branch => ({
  id: wire.id,
  name: wire.name,
  address: wire.address ?? null,
  phone: wire.phone ?? null,
  place: toPlace(wire),
  visible: wire.visible,
  window: parseDailyWindow(wire.available),
  hours: parseWeeklyHours(wire.hours),
  specialHours: wire.special_hours.map(({ types, shifts, message, ...dates }) => ({
    ...dates,
    purposes: types ?? null,
    shifts: parseShifts(shifts),
    message: message ?? null,
  })),
  lastOrders: wire.last_orders.map(({ types, minutes_before_closing, time }) => ({
    types: types ?? null,
    minutesBeforeClosing: minutes_before_closing ?? null,
    time: time == null ? null : parseTime(time),
  })),
  preparationMinutes: wire.preparation_minutes ?? null,
  hasTables: wire.has_tables,
});

/** Zero for an amount with too many decimals. The backend checks every order with its own amounts anyway. */
function toAmount(amount: number, currency: Currency): Money {
  try {
    return parseMoney(amount, currency);
  } catch {
    return createZero(currency);
  }
}

/** The rounding steps of payments. */
export const toPaymentSteps = (
  wire: Pick<WireBusiness, 'cash_rounding' | 'online_step' | 'online_rounding'>,
  currency: Currency,
): PaymentSteps => ({
  cashStep: wire.cash_rounding ? toAmount(wire.cash_rounding, currency) : null,
  onlineStep: wire.online_step ? toAmount(wire.online_step, currency) : null,
  roundsOnline: wire.online_rounding,
});

type WireSelling = Pick<
  NonNullable<WireBusiness['checkoutDineIn']>,
  'enabled' | 'min_order' | 'fees' | 'scheduled_orders' | 'tips'
>;

const toSelling = (wire: WireSelling, currency: Currency): SellingSettings => ({
  enabled: wire.enabled,
  minOrder: toAmount(wire.min_order, currency),
  fees: wire.fees.map(({ amount, below, taxes, ...fee }) => ({
    ...fee,
    amount: toAmount(amount, currency),
    below: below == null ? null : toAmount(below, currency),
    taxes: taxes.map(toTax),
  })),
  tips: wire.tips
    ? {
        percents: wire.tips.percents.map(String),
        amounts: wire.tips.amounts.map((amount) => toAmount(amount, currency)),
        custom: wire.tips.custom,
      }
    : null,
  scheduled: wire.scheduled_orders
    ? {
        on: wire.scheduled_orders.on,
        onlyScheduled: wire.scheduled_orders.only_schedule,
        leadMinutes: getLeadMinutes(wire.scheduled_orders.min_advance),
      }
    : null,
});

/** The settings of each order type. */
export function toSellingTypes(
  wire: Pick<WireBusiness, 'checkoutDelivery' | 'checkoutCarPickup' | 'checkoutDineIn'>,
  currency: Currency,
): Business['selling'] {
  const { checkoutDelivery: delivery, checkoutCarPickup: pickup, checkoutDineIn: dineIn } = wire;
  return {
    delivery: delivery
      ? {
          ...toSelling(delivery, currency),
          shipping: delivery.shipping,
          freeFrom: delivery.free_from == null ? null : toAmount(delivery.free_from, currency),
          feeTaxes: delivery.fee_taxes === 'goods' ? 'goods' : delivery.fee_taxes.map(toTax),
          cash: delivery.cash,
          credit: delivery.credit,
        }
      : null,
    car_pickup: pickup
      ? { ...toSelling(pickup, currency), asksForCar: pickup.showCarInfo, branches: pickup.branches ?? null }
      : null,
    dine_in: dineIn ? { ...toSelling(dineIn, currency), hasCart: dineIn.cart } : null,
  };
}

type ReadPicture = (wire: WireBusiness['logo']) => Business['logo'];

function toTheme(wire: WireBusiness, apiOrigin: string, picture: ReadPicture): BusinessTheme {
  const { background = null, menu_button: button } = wire;
  return {
    themeColor: wire.theme_color,
    accentColor: wire.theme_accent_color,
    backgroundColor: wire.theme_background_color,
    background: background && { option: background.option, gradient: background.gradient },
    backdrop: background?.option === 'image' ? picture(background.image) : null,
    fontFamily: wire.font_family ?? null,
    fontUrl: wire.font_url ? toSafeUrl(wire.font_url, apiOrigin) : null,
    menuButton: button ? { color: button.color ?? null, opacity: button.opacity } : null,
    darkMode: wire.dark_mode,
  };
}

/** The types of reservation. The first one matches the business's name for dine-in. */
function toReserveTypes(
  kinds: readonly ('table' | 'service')[] | undefined,
  label: WireBusiness['dine_in_label'],
): readonly ReserveType[] {
  const usualKind = label === 'product_service' ? 'service' : 'table';
  const offeredKinds = kinds?.length ? [...new Set(kinds)] : [usualKind];
  return offeredKinds
    .sort((kind) => (kind === usualKind ? -1 : 1))
    .map((kind) => (kind === 'service' ? 'reserv_service' : 'reserv_dinein'));
}

/**
 * Maps the settings of a business. Relative picture URLs are resolved against `apiOrigin`. Omits and reports bad parts.
 */
export function toBusiness(wire: WireBusiness, apiOrigin: string, report: Report): Business {
  const currency = toCurrency(wire);
  const readPicture: ReadPicture = (image) =>
    toPicture(image, apiOrigin, (error) => report(error, 'business'));
  return {
    referenceId: wire.reference_id,
    ownerId: wire.user_id,
    name: wire.business_name,
    description: wire.description ?? null,
    logo: readPicture(wire.logo),
    cover: readPicture(wire.cover),
    theme: toTheme(wire, apiOrigin, readPicture),
    defaultBranchId: wire.branch_id,
    defaultBranchName: wire.branch_name,
    branches: wire.branches.map(toBranch),
    currency,
    paymentSteps: toPaymentSteps(wire, currency),
    countryCode: wire.country_code,
    timezone: wire.timezone,
    locales: wire.locales,
    isStandardMenu: wire.is_standard_menu,
    menuLayout: wire.menu_layout,
    landingLayout: wire.landing_layout,
    paymentMethods: wire.payment_methods,
    reservation: wire.reservation
      ? {
          enabled: wire.reservation.enabled,
          type: wire.reservation.type,
          kinds: toReserveTypes(wire.reservation.kinds, wire.dine_in_label),
        }
      : null,
    selling: toSellingTypes(wire, currency),
    exclusiveTaxes: toExclusiveTaxes(wire),
    hidePrice: wire.hide_price,
    hideItemNote: wire.hide_note_on_item,
    multiplePriceOption: wire.multiple_price_option,
    dineInLabel: wire.dine_in_label,
    tableLabel: wire.table_label ?? null,
    hasWallet: wire.enable_wallet,
    otpDisabled: wire.disable_otp,
    codeChannels: wire.code_channels,
    verifyPhone: wire.verify_phone,
    phoneCountries: wire.phone_countries,
    socialLinks: wire.social_links,
    policies: wire.policies ?? null,
    taxNumber: wire.tax_number ?? null,
    phone: wire.phone ?? null,
    whatsappPhone: wire.whatsapp_phone ?? null,
    hidesPoweredBy: wire.remove_power_by,
    hasFeedback: wire.feedback,
    hasRating: wire.rating,
    hasCoupons: wire.coupon,
    map: wire.map ?? null,
    allowsDeliveryGifts: wire.send_gift,
    allowsGifts: wire.enable_gift,
  };
}

/** The contact of a business that is switched off (433); null if the body contains none. */
export function toContact(body: unknown): BusinessContact | null {
  try {
    const wire = parseLenient(contact, Object(body).contact, () => undefined);
    return {
      name: wire.business_name ?? null,
      message: wire.message ?? null,
      phone: wire.phone ?? null,
      whatsappPhone: wire.whatsapp_phone ?? null,
      socialLinks: wire.social_links,
    };
  } catch {
    return null;
  }
}

/** The mapped response of the restaurant call. */
export interface Restaurant {
  readonly business: Business;
  /** The menu of the business's default branch. */
  readonly menu: BranchMenu;
  readonly message: LocalizedText | null;
  readonly showSubcategories: boolean;
  readonly pixels: readonly TrackingPixel[];
  /** Where the business has moved: another reference id, or the URL of a site. */
  readonly movedTo: string | null;
  /** The theme that is shown; null for the business's own theme. Undefined if the response does not include it. */
  readonly themeId: string | null | undefined;
}

function toRestaurant(wire: RestaurantResponse, apiOrigin: string, report: Report): Restaurant {
  const business = toBusiness(wire.restaurant, apiOrigin, report);
  return {
    business,
    menu: toBranchMenu(wire, business.currency, report),
    message: wire.message ?? null,
    showSubcategories: wire.showStandardSubCats,
    pixels: wire.pixels.map(({ type, id, endpoint = null }) => ({ type, id, endpoint })),
    movedTo: wire.redirect || wire.url || null,
    themeId: wire.theme_id,
  };
}

/**
 * Maps the body of the restaurant call. Omits and reports bad optional parts. Throws and reports an ApiError. Its kind
 * is `unavailable` for a 5xx, and `refused` if the server refuses or sends no restaurant. Both have the server's
 * message. Its kind is `invalid` if a required part is bad.
 */
export function readRestaurant(status: number, body: unknown, apiOrigin: string, report: Report): Restaurant {
  const reportError = (error: ApiError): ApiError => {
    report(error, 'restaurant');
    return error;
  };
  const fields = Object(body) as Record<string, unknown>;
  if (status >= 400 || fields.error === 1 || !fields.restaurant)
    throw reportError(
      new ApiError(status >= 500 ? 'unavailable' : 'refused', 'restaurant', { status, body }),
    );
  try {
    const wire = parseLenient(restaurantCall.lenient, body, (error) => report(error, 'restaurant'));
    return toRestaurant(wire, apiOrigin, report);
  } catch (cause) {
    throw reportError(new ApiError('invalid', 'restaurant', { status, cause }));
  }
}
