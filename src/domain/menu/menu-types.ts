import type { AvailabilityLimit, DailyWindow, WeeklyHours } from '../availability/availability.ts';
import type { Money } from '../money/money.ts';

/** A text of the business by language code. */
export type LocalizedText = Readonly<Record<string, string>>;

/** How an order reaches the customer (spec, section 4). On the wire it is called selling type. */
export type OrderType = 'delivery' | 'car_pickup' | 'dine_in';
/** What an item can be sold for: an order type, or a reservation. */
export type ItemType = OrderType | 'reservation';
/** A business has one menu per item type, and a general one with all items (spec, section 3). */
export type MenuKind = ItemType | 'general';

export interface Picture {
  /** Absolute URL. The URLs of the picture's sizes are derived from it. */
  readonly src: string;
  /** In px; 0 when unknown. */
  readonly width: number;
  readonly height: number;
  /** Placeholder colour (`#rrggbb`) while the picture loads. */
  readonly color: string | null;
  /** The service that resizes the picture. If absent, our own backend. */
  readonly provider?: string;
}

/** A tax. Rates are percentages as decimal text ("8.25"), so that arithmetic on them is exact. */
export interface Tax {
  readonly id: string;
  readonly name: LocalizedText;
  readonly rate: string;
  /** The rates of order types that differ from `rate`, such as a lower one for food that is taken away. */
  readonly rates: Readonly<Partial<Record<ItemType, string>>>;
}

export interface PriceLabel {
  readonly id: string;
  readonly label: LocalizedText;
  readonly price: Money;
  /** Weight or volume of one piece, measured in `unit`; null when not given. */
  readonly weight: number | null;
  readonly unit: string | null;
  /** Smallest count, at least 1. */
  readonly minimum: number;
  /** Largest count; 1000 by default. */
  readonly maximum: number;
  /** Whether a line may have several units. Otherwise a line has one unit and no stepper. */
  readonly allowsQuantity: boolean;
  readonly shippingWeight: number | null;
  /** In minutes; null when unknown. */
  readonly preparationMinutes: number | null;
}

/**
 * The external system (point of sale, aggregator) from which an entry came and to which its orders go (spec, section
 * 3).
 */
export interface ProviderReference {
  /** Null if the entry belongs to the business only. */
  readonly provider: string | null;
  /** Id of the entry in the external system. */
  readonly providerId: string | null;
}

/** The dish that an option of a set stands for. The option's price is its surcharge. */
export interface SetPart {
  readonly itemId: string;
  readonly types: Readonly<Record<ItemType, boolean>>;
  /** The hours of the dish and of its categories. The dish is served when all of them allow it. */
  readonly hours: readonly AvailabilityLimit[];
  /** The deposit for one piece, or null for no deposit. `getDeposit` applies the order type. */
  readonly deposit: Money | null;
  readonly depositTaxes: readonly Tax[];
  /**
   * The price of one piece on its own. If the set is taxed by its parts, the set's price is divided among them in
   * proportion to these prices. If null, the set's own taxes apply.
   */
  readonly taxedPrice: Money | null;
}

export interface Modifier extends ProviderReference {
  readonly id: string;
  readonly name: LocalizedText;
  readonly price: Money;
  readonly image: Picture | null;
  /** The modifier's own taxes. If null, the item's taxes apply. */
  readonly taxes: readonly Tax[] | null;
  readonly available: boolean;
  readonly isDefault: boolean;
  readonly maxQuantity: number;
  /**
   * The dish that this option stands for in a set; null for an ordinary option. Only the item's own groups have
   * parts.
   */
  readonly part: SetPart | null;
  /** Groups that become active when this option is chosen. */
  readonly groups: readonly ModifierGroup[];
}

/** Options of a group that the item's price includes. */
export interface IncludedOptions {
  /** Number of units. */
  readonly count: number;
  /** Which of the chosen options are included: the cheapest ones, or the first ones in menu order. */
  readonly choice: 'cheapest' | 'first';
}

/** The customer chooses between `min` and `max` options, counting quantities. Min 1 and max 1 is a radio group. */
export interface ModifierGroup {
  readonly id: string;
  readonly name: LocalizedText;
  readonly min: number;
  readonly max: number;
  /** If null, every option costs its price. */
  readonly included: IncludedOptions | null;
  readonly modifiers: readonly Modifier[];
}

export interface MenuItem extends ProviderReference {
  readonly id: string;
  readonly name: LocalizedText;
  readonly description: LocalizedText;
  readonly image: Picture | null;
  /** Null when only its price labels have prices. */
  readonly price: Money | null;
  readonly priceLabels: readonly PriceLabel[];
  readonly modifierGroups: readonly ModifierGroup[];
  readonly types: Readonly<Record<ItemType, boolean>>;
  readonly visible: boolean;
  readonly soldOut: boolean;
  /** Ids of the branches that sell the item. If empty, every branch whose menu lists it. */
  readonly branches: readonly string[];
  readonly window: DailyWindow | null;
  readonly hours: WeeklyHours | null;
  readonly categoryId: string;
  readonly grandCategoryId: string | null;
  readonly pinned: boolean;
  readonly inclusiveTaxes: readonly Tax[];
  /**
   * The deposit for one unit that the customer takes along, such as a bottle. Null for no deposit. `getDeposit` applies
   * the order type.
   */
  readonly deposit: Money | null;
  /** The taxes that the deposit includes. If null, the item's taxes. */
  readonly depositTaxes: readonly Tax[] | null;
  readonly minimumQuantity: number;
  readonly commentRequired: boolean;
  readonly tags: readonly string[];
  readonly ingredients: readonly string[];
  readonly allergens: readonly string[];
  readonly calories: number | null;
  readonly preparationMinutes: number | null;
  readonly weight: number | null;
  readonly shippingWeight: number | null;
  /** Ids of items that go well with this item. */
  readonly related: readonly string[];
}

export interface Category {
  readonly id: string;
  readonly name: LocalizedText;
  readonly description: LocalizedText;
  readonly image: Picture | null;
  readonly visible: boolean;
  readonly pinned: boolean;
  readonly window: DailyWindow | null;
  readonly hours: WeeklyHours | null;
  readonly items: readonly MenuItem[];
  readonly subcategories: readonly Category[];
}

export interface Menu {
  readonly categories: readonly Category[];
}

export interface Discount {
  readonly id: string;
  readonly kind:
    | { readonly type: 'percent'; readonly rate: string }
    | { readonly type: 'fixed'; readonly value: Money };
}

/** The discounts of one order type. The most specific one applies: item, category, grand category, whole menu. */
export interface DiscountBook {
  readonly allMenu: Discount | null;
  readonly byItem: Readonly<Record<string, Discount>>;
  readonly byCategory: Readonly<Record<string, Discount>>;
}

export type Discounts = Readonly<Record<OrderType, DiscountBook>>;

/** A category that lists items of other categories. */
export interface SmartCategory {
  readonly id: string;
  readonly name: LocalizedText;
  readonly itemIds: readonly string[];
  /** How the items are selected, or null if the business chose them by hand. */
  readonly kind: 'popular' | 'new' | 'discounted' | null;
}
