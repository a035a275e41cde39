import type { DailyWindow, WeeklyHours } from '../availability/availability.ts';
import type { Money } from '../money/money.ts';

/** Text by language code, as the business wrote it. */
export type LocalizedText = Readonly<Record<string, string>>;

/** What is sold how (spec, section 4, normalised). */
export type SellingType = 'delivery' | 'car_pickup' | 'dine_in';
/** What an item may be typed as: the selling types and reservation. */
export type ItemType = SellingType | 'reservation';
/** Which of the business's menus: one per way of selling, and the general one with all of them (spec, section 3). */
export type MenuKind = ItemType | 'general';

export interface Picture {
  /** Absolute address, from which its provider makes those of its variants. */
  readonly src: string;
  /** In px; 0 where nobody knows. */
  readonly width: number;
  readonly height: number;
  /** `#rrggbb`, painted in the reserved space. */
  readonly color: string | null;
  /** Who makes its variants; absent: our own backend. */
  readonly provider?: string;
}

/** A rate in percent as exact decimal text ("8.25"), never a float in arithmetic. */
export interface Tax {
  readonly id: string;
  readonly name: LocalizedText;
  readonly rate: string;
}

export interface PriceLabel {
  readonly id: string;
  readonly label: LocalizedText;
  readonly price: Money;
  /** What one count holds, with `unit`; null when it says nothing. */
  readonly weight: number | null;
  readonly unit: string | null;
  /** Floor 1. */
  readonly minimum: number;
  /** 1000 when unset. */
  readonly maximum: number;
  /** False: one per line, without a stepper. */
  readonly isQty: boolean;
  readonly shippingWeight: number | null;
  /** In minutes; null when unknown. */
  readonly preparationMinutes: number | null;
}

/** Which other system (a point of sale, an aggregator) owns an entry: an order for it is handed on there (spec, section 3). */
export interface Owned {
  /** Null: nobody but the business. */
  readonly provider: string | null;
  /** What it is called there. */
  readonly providerId: string | null;
}

export interface Modifier extends Owned {
  readonly id: string;
  readonly name: LocalizedText;
  readonly price: Money;
  readonly image: Picture | null;
  /** The modifier's own taxes; null: the item's apply. */
  readonly taxes: readonly Tax[] | null;
  readonly available: boolean;
  readonly isDefault: boolean;
  readonly maxQuantity: number;
  /** Asked for once this option is chosen. */
  readonly groups: readonly ModifierGroup[];
}

/** Between `min` and `max` options are chosen, counting quantities; min 1, max 1 is a choice of one. */
export interface ModifierGroup {
  readonly id: string;
  readonly name: LocalizedText;
  readonly min: number;
  readonly max: number;
  readonly modifiers: readonly Modifier[];
}

export interface MenuItem extends Owned {
  readonly id: string;
  readonly name: LocalizedText;
  readonly description: LocalizedText;
  readonly image: Picture | null;
  /** Null: priced by its labels only. */
  readonly price: Money | null;
  readonly priceLabels: readonly PriceLabel[];
  readonly modifierGroups: readonly ModifierGroup[];
  readonly types: Readonly<Record<ItemType, boolean>>;
  readonly visible: boolean;
  readonly soldOut: boolean;
  /** Ids of the branches in which it is sold; empty: wherever a menu lists it. */
  readonly branches: readonly string[];
  readonly window: DailyWindow | null;
  readonly hours: WeeklyHours | null;
  readonly categoryId: string;
  readonly grandCategoryId: string | null;
  readonly pinned: boolean;
  readonly inclusiveTaxes: readonly Tax[];
  readonly minimumQuantity: number;
  readonly commentRequired: boolean;
  readonly tags: readonly string[];
  readonly ingredients: readonly string[];
  readonly allergens: readonly string[];
  readonly calories: number | null;
  readonly preparationMinutes: number | null;
  readonly weight: number | null;
  readonly shippingWeight: number | null;
  /** Ids of items that go well with it. */
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

/** The discounts of one selling type. The most specific applies: item, category, all-menu (decisions, section 1). */
export interface DiscountBook {
  readonly allMenu: Discount | null;
  readonly byItem: Readonly<Record<string, Discount>>;
  readonly byCategory: Readonly<Record<string, Discount>>;
}

export type Discounts = Readonly<Record<SellingType, DiscountBook>>;

/** A category that lists items of other categories. */
export interface SmartCategory {
  readonly id: string;
  readonly name: LocalizedText;
  readonly itemIds: readonly string[];
  /** How it is computed; null: chosen by hand. */
  readonly kind: 'popular' | 'new' | 'discounted' | null;
}
