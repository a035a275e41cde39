import type { Business, BusinessContact, BusinessTheme } from '../../domain/business/business-types.ts';
import type { ReserveType } from '../../domain/reservation/reserve-type.ts';
import { contact, type WireBusiness } from '../contract/business-contract.ts';
import { parseLenient } from '../contract/parse-lenient.ts';
import { toBranch } from './map-branch.ts';
import { type Report, toPicture, toSafeUrl } from './map-common.ts';
import { toCurrency, toExclusiveTaxes, toPaymentSteps, toSellingTypes } from './map-selling.ts';

type ReadPicture = (wire: WireBusiness['logo']) => Business['logo'];

function toTheme(wire: WireBusiness, apiOrigin: string, readPicture: ReadPicture): BusinessTheme {
  const { background = null, menu_button: button } = wire;
  return {
    themeColor: wire.theme_color,
    accentColor: wire.theme_accent_color,
    backgroundColor: wire.theme_background_color,
    background: background && { option: background.option, gradient: background.gradient },
    backdrop: background?.option === 'image' ? readPicture(background.image) : null,
    fontFamily: wire.font_family ?? null,
    fontUrl: wire.font_url ? toSafeUrl(wire.font_url, apiOrigin) : null,
    menuButton: button ? { color: button.color ?? null, opacity: button.opacity } : null,
    darkMode: wire.dark_mode,
  };
}

/**
 * The types of reservation that the business offers. Services come first if its label of dine-in is `product_service`,
 * otherwise tables come first.
 */
function toReserveTypes(
  kinds: readonly ('table' | 'service')[] | undefined,
  label: WireBusiness['dine_in_label'],
): readonly ReserveType[] {
  const firstKind = label === 'product_service' ? 'service' : 'table';
  const offeredKinds = kinds?.length ? [...new Set(kinds)] : [firstKind];
  return offeredKinds
    .sort((one, other) => Number(other === firstKind) - Number(one === firstKind))
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
    hidesPrices: wire.hide_price,
    hidesItemNote: wire.hide_note_on_item,
    multiplePriceOption: wire.multiple_price_option,
    dineInLabel: wire.dine_in_label,
    tableLabel: wire.table_label ?? null,
    hasWallet: wire.enable_wallet,
    otpDisabled: wire.disable_otp,
    codeChannels: wire.code_channels,
    requiresVerifiedPhone: wire.verify_phone,
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

/** Reads the contact from the 433 response of a business that is switched off. Null if the body has no contact. */
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
