// A business and its branches (spec, section 3). `toBusiness` in src/api/mappers builds them from the restaurant
// response.

import type { DailyWindow, WeeklyHours } from '../availability/availability.ts';
import type { Point } from '../geo/geo.ts';
import type { LocalizedText, Picture, Tax } from '../menu/menu-types.ts';
import type { Currency, Money } from '../money/money.ts';
import type { DeliveryPayment } from '../payment/payment-methods.ts';
import type { PaymentSteps } from '../payment/payment-steps.ts';
import type { DeliveryTaxes, OrderFee } from '../pricing/pricing-types.ts';
import type { TipOffer } from '../pricing/tip.ts';
import type { ReserveType } from '../reservation/reserve-type.ts';
import type { LastOrders, SpecialHours } from '../schedule/opening-hours.ts';

export interface Branch {
  readonly id: string;
  readonly name: LocalizedText;
  readonly address: LocalizedText | null;
  readonly phone: string | null;
  /** Null if the branch has no valid coordinates. */
  readonly place: Point | null;
  /** Customers cannot choose a hidden branch. */
  readonly visible: boolean;
  /** Daily window in which customers may choose the branch. If null, they always may. */
  readonly window: DailyWindow | null;
  /** Weekly opening hours; null if unknown. */
  readonly hours: WeeklyHours | null;
  /** The hours of single dates, such as public holidays. */
  readonly specialHours: readonly SpecialHours[];
  /** Until when orders are accepted before closing. */
  readonly lastOrders: readonly LastOrders[];
  /** Minutes to prepare any order; null for the default. */
  readonly preparationMinutes: number | null;
  /** Whether the staff serves dine-in orders at the table. */
  readonly hasTables: boolean;
}

export interface ScheduledOrders {
  readonly on: boolean;
  /** Whether the branch accepts scheduled orders only. */
  readonly onlyScheduled: boolean;
  /** Minutes from now to the earliest slot. */
  readonly leadMinutes: number;
}

/** Settings of one order type. */
export interface SellingSettings {
  readonly enabled: boolean;
  readonly minOrder: Money;
  readonly fees: readonly OrderFee[];
  readonly scheduled: ScheduledOrders | null;
  /** Null if customers cannot add a tip. */
  readonly tips: TipOffer | null;
}

interface DeliverySettings extends SellingSettings, DeliveryPayment {
  /** Whether the business ships to other countries. */
  readonly shipsAbroad: boolean;
  /** Delivery to a zone is free from this subtotal. Null if delivery is never free. */
  readonly freeFrom: Money | null;
  readonly feeTaxes: DeliveryTaxes;
}

interface PickupSettings extends SellingSettings {
  readonly asksForCar: boolean;
  /** Ids of the branches that offer pickup. Null means all branches. */
  readonly branches: readonly string[] | null;
}

interface DineInSettings extends SellingSettings {
  /** Whether customers can order. If not, they can only read the menu. */
  readonly hasCart: boolean;
}

/** Colours are CSS colours in the business's notation. */
export interface BusinessTheme {
  readonly themeColor: string;
  readonly accentColor: string;
  readonly backgroundColor: string;
  readonly background: {
    readonly option: 'color' | 'gradient' | 'image';
    readonly gradient: readonly string[];
  } | null;
  /** The picture behind the whole app, when `background` is an image. */
  readonly backdrop: Picture | null;
  readonly fontFamily: string | null;
  /** Absolute URL of a font file. */
  readonly fontUrl: string | null;
  readonly menuButton: { readonly color: string | null; readonly opacity: number } | null;
  readonly darkMode: 'auto' | 'on' | 'off';
}

/** The map services. Undefined means the backend's own service. */
export interface MapServices {
  /** URL template of a tile, with `{z}`, `{x}` and `{y}`. */
  readonly tiles?: string | undefined;
  /** Copyright notice that the map must display. */
  readonly attribution?: string | undefined;
  /** Base URL of the geocoder. `/search` and `/reverse` are appended to it. */
  readonly geocoder?: string | undefined;
}

export interface Business {
  readonly referenceId: string;
  /** Id of the owner's account. All customer accounts of the business belong to it. */
  readonly ownerId: string;
  readonly name: LocalizedText;
  readonly description: LocalizedText | null;
  readonly logo: Picture | null;
  readonly cover: Picture | null;
  readonly theme: BusinessTheme;
  /** The branch whose menu the restaurant response contains. */
  readonly defaultBranchId: string;
  readonly defaultBranchName: LocalizedText;
  readonly branches: readonly Branch[];
  readonly currency: Currency;
  readonly paymentSteps: PaymentSteps;
  /** ISO 3166 code with two letters. */
  readonly countryCode: string;
  /** IANA name. */
  readonly timezone: string;
  readonly locales: readonly string[];
  readonly isStandardMenu: boolean;
  /** How the menu shows items: picture tiles, rows, or dense rows. */
  readonly menuLayout: 'grid' | 'list' | 'compact';
  readonly landingLayout: 'cover' | 'split' | 'list';
  readonly paymentMethods: readonly number[];
  /** `type` 2: the reservation includes a pre-ordered cart. */
  readonly reservation: {
    readonly enabled: boolean;
    readonly type: 1 | 2;
    /** What customers can reserve. The kind that matches the business's name for dine-in comes first. Never empty. */
    readonly kinds: readonly ReserveType[];
  } | null;
  /** The settings of each order type. Null if the business has none for the type. */
  readonly selling: {
    readonly delivery: DeliverySettings | null;
    readonly car_pickup: PickupSettings | null;
    readonly dine_in: DineInSettings | null;
  };
  readonly exclusiveTaxes: readonly Tax[];
  readonly hidesPrices: boolean;
  readonly hidesItemNote: boolean;
  readonly multiplePriceOption: 'starting_from' | 'multiple_options' | 'on_selection' | 'min_max';
  readonly dineInLabel: 'dinein' | 'product_service';
  readonly tableLabel: LocalizedText | null;
  readonly hasWallet: boolean;
  /** Whether customers log in with passwords, because the server cannot send one-time codes. */
  readonly otpDisabled: boolean;
  /** The channels on which the server sends one-time codes, the preselected one first. */
  readonly codeChannels: readonly ('sms' | 'whatsapp')[];
  /** Whether guests must verify their phone number with a one-time code before ordering. */
  readonly requiresVerifiedPhone: boolean;
  /** Countries whose phone numbers are accepted for accounts and codes; empty for all. */
  readonly phoneCountries: readonly string[];
  readonly socialLinks: Readonly<Record<string, string>>;
  /** Plain text or HTML from the business. Sanitise it before display. */
  readonly policies: LocalizedText | null;
  /** The business's tax number, for its receipts. */
  readonly taxNumber: string | null;
  readonly phone: string | null;
  readonly whatsappPhone: string | null;
  readonly hidesPoweredBy: boolean;
  readonly hasFeedback: boolean;
  readonly hasRating: boolean;
  readonly hasCoupons: boolean;
  /** The map services; null for the backend's own. */
  readonly map: MapServices | null;
  /** Whether a delivery may be a gift. */
  readonly allowsDeliveryGifts: boolean;
  /** Whether any order may be a gift. */
  readonly allowsGifts: boolean;
}

/** How to contact a business that is switched off. */
export interface BusinessContact {
  readonly name: LocalizedText | null;
  /** The message to customers, or null for no message. */
  readonly message: LocalizedText | null;
  readonly phone: string | null;
  readonly whatsappPhone: string | null;
  readonly socialLinks: Readonly<Record<string, string>>;
}

/** A tracking integration. `type` is its number (spec, section 9). */
export interface TrackingPixel {
  readonly type: number;
  readonly id: string;
  /** URL of the business's own gateway for events. If null, the app sends the events to the vendor directly. */
  readonly endpoint: string | null;
}
