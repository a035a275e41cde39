import * as z from 'zod/mini';
import { parseDailyWindow, parseWeeklyHours } from '../../domain/availability/parse-hours.ts';
import type {
  Category,
  MenuItem,
  Modifier,
  ModifierGroup,
  PriceLabel,
  SetPart,
} from '../../domain/menu/menu-types.ts';
import { limitTypesToParts } from '../../domain/menu/set-parts.ts';
import { type Currency, parseMoney } from '../../domain/money/money.ts';
import { item, modifier, modifierGroup, priceLabel } from '../contract/item-contract.ts';
import { subcategory } from '../contract/menu-contract.ts';
import { parseLenient, type ReportProblem } from '../contract/parse-lenient.ts';
import { createProblem, rawList, readEach, toName, toPicture, toTax } from './map-common.ts';

/** Parameters shared by the mappers of items and categories. */
export interface MappingContext {
  /** Makes picture URLs absolute. */
  readonly apiOrigin: string;
  readonly report: ReportProblem;
}

export interface ItemContext extends MappingContext {
  readonly currency: Currency;
  /** The category that lists the item, and its parent category. */
  readonly categoryId: string;
  readonly grandCategoryId: string | null;
}

const MINUTES_PER_UNIT = { minute: 1, hour: 60, day: 1440 } as const;

/** `parseWeeklyHours` parses the days, because an unreadable day counts as open, but an absent day as closed. */
const rawWeek = z.nullish(z.record(z.string(), z.unknown()));

// Price labels and modifiers are parsed one by one, so that a bad one does not affect the others.
const rawItem = z.extend(item, {
  price_labels: rawList,
  modifier_groups: rawList,
  availability: rawWeek,
});
const rawGroup = z.extend(modifierGroup, { modifiers: z.array(z.unknown()) });
const rawModifier = z.extend(modifier, { modifier_groups: rawList });

/** A category whose items and subcategories have not been parsed yet. `readMenu` parses them. */
export const rawCategory = z.extend(subcategory, { availability: rawWeek });

type WireCommonFields = Omit<z.output<typeof rawCategory>, 'items' | 'subcategories'>;

/** Maps the fields that items and categories have in common. */
export function toCommonFields(
  wire: WireCommonFields,
  { apiOrigin, report }: MappingContext,
): Omit<Category, 'items' | 'subcategories'> {
  const reportTime = (text: unknown) => report(createProblem(`time ${text}`));
  return {
    id: wire.id,
    name: toName(wire.name),
    description: wire.description ?? {},
    image: toPicture(wire.image, apiOrigin, report),
    visible: wire.visible,
    pinned: wire.pin,
    window: parseDailyWindow(wire.available, reportTime),
    hours: parseWeeklyHours(wire.availability, reportTime),
  };
}

/** Maps a price label. The minimum quantity is at least 1. The maximum quantity defaults to 1000 (spec, section 5). */
function readLabel(raw: unknown, { currency, report }: ItemContext): PriceLabel {
  const wire = parseLenient(priceLabel, raw, report);
  const { preparation_time: time, preparation_time_type: timeUnit } = wire;
  return {
    id: wire.id,
    label: wire.label,
    price: parseMoney(wire.price, currency),
    weight: wire.weight ?? null,
    unit: wire.unit ?? null,
    minimum: Math.max(1, wire.minimum ?? 1),
    maximum: wire.maximum || 1000,
    allowsQuantity: wire.isQty,
    shippingWeight: wire.shippingWeight ?? null,
    preparationMinutes: time == null ? null : time * MINUTES_PER_UNIT[timeUnit ?? 'minute'],
  };
}

const toPart = (
  wire: NonNullable<z.output<typeof modifier>['part']>,
  { currency, report }: ItemContext,
): SetPart => {
  const reportTime = (text: unknown) => report(createProblem(`time ${text}`));
  return {
    itemId: wire.item_id,
    types: wire.types,
    hours: wire.hours.map(({ available, availability }) => ({
      window: parseDailyWindow(available, reportTime),
      hours: parseWeeklyHours(availability, reportTime),
    })),
    deposit: wire.deposit == null ? null : parseMoney(wire.deposit, currency),
    depositTaxes: wire.deposit_taxes.map(toTax),
    taxedPrice: wire.taxed_price == null ? null : parseMoney(wire.taxed_price, currency),
  };
};

function readModifier(raw: unknown, context: ItemContext): Modifier {
  const wire = parseLenient(rawModifier, raw, context.report);
  const groups = readGroups(wire.modifier_groups, context);
  return {
    id: wire.id,
    name: toName(wire.locales),
    price: parseMoney(wire.price, context.currency),
    image: toPicture(wire.image, context.apiOrigin, context.report),
    taxes: wire.taxes?.map(toTax) ?? null,
    available: wire.available && groups.every(canBeFilled),
    isDefault: wire.default,
    maxQuantity: wire.max_quantity,
    part: wire.part ? toPart(wire.part, context) : null,
    groups,
    provider: wire.provider ?? null,
    providerId: wire.provider_id ?? null,
  };
}

/** Throws if the group's minimum exceeds its maximum or cannot be reached with the readable options. */
function readGroup(raw: unknown, context: ItemContext): ModifierGroup {
  const wire = parseLenient(rawGroup, raw, context.report);
  const { id, name, min, max, modifiers: rawModifiers } = wire;
  const modifiers = readEach(rawModifiers, (modifier) => readModifier(modifier, context), context.report);
  const maxSelectable = modifiers.reduce((sum, { maxQuantity }) => sum + maxQuantity, 0);
  if (min > max || min > maxSelectable) throw createProblem('rule');
  const included = wire.included ? { count: wire.included, choice: wire.included_choice } : null;
  return { id, name, min, max, included, modifiers };
}

/**
 * Whether the available options satisfy the group's minimum. If not, the dish or option that contains the group is sold
 * out (decisions, section 7).
 */
const canBeFilled = ({ min, modifiers }: ModifierGroup): boolean =>
  modifiers.reduce((sum, { available, maxQuantity }) => sum + (available ? maxQuantity : 0), 0) >= min;

/**
 * A group is required unless its `min` is 0. If a required group is unreadable, the item or option that contains the
 * group is omitted.
 */
const isRequiredGroup = (raw: unknown): boolean => Object(raw).min !== 0;

const readGroups = (list: readonly unknown[], context: ItemContext): ModifierGroup[] =>
  readEach(list, (raw) => readGroup(raw, context), context.report, isRequiredGroup);

/**
 * Maps an item (`item` in item-contract.ts). Omits and reports bad parts. Throws if the item has no id, name or types,
 * if none of its prices is readable, or if a required choice cannot be made.
 */
export function toItem(raw: unknown, context: ItemContext): MenuItem {
  const { currency, report } = context;
  const wire = parseLenient(rawItem, raw, report);
  const modifierGroups = readGroups(wire.modifier_groups, context);
  const priceLabels = readEach(wire.price_labels, (label) => readLabel(label, context), report);
  if (wire.price == null && !priceLabels.length) {
    if (Object(raw).price != null || Object(raw).price_labels?.length) throw createProblem('price');
    // An item without any price is displayed but cannot be ordered.
    report(createProblem('price'));
  }
  // A single object literal, because spreading into an object of this size takes longer than the rest of the mapping.
  const { id, name, description, image, visible, pinned, window, hours } = toCommonFields(wire, context);
  return {
    id,
    name,
    description,
    image,
    visible,
    pinned,
    window,
    hours,
    price: wire.price == null ? null : parseMoney(wire.price, currency),
    priceLabels,
    modifierGroups,
    types: limitTypesToParts(wire.types, modifierGroups),
    soldOut: wire.sold_out || !modifierGroups.every(canBeFilled),
    branches: wire.branches,
    categoryId: context.categoryId,
    grandCategoryId: context.grandCategoryId ?? wire.grand_category ?? null,
    inclusiveTaxes: wire.inclusive_taxes.map(toTax),
    deposit: wire.deposit == null ? null : parseMoney(wire.deposit, currency),
    depositTaxes: wire.deposit_taxes?.map(toTax) ?? null,
    minimumQuantity: wire.minimum_quantity,
    commentRequired: wire.comment_required,
    tags: wire.tags,
    ingredients: wire.ingredients,
    allergens: wire.allergens,
    calories: wire.calories ?? null,
    preparationMinutes: wire.preparation_time ?? null,
    weight: wire.weight ?? null,
    shippingWeight: wire.shippingWeight ?? null,
    related: wire.related,
    provider: wire.provider ?? null,
    providerId: wire.provider_id ?? null,
  };
}

/** Maps an item that was loaded without its menu. Throws like `toItem`. */
export function toSingleItem(
  raw: unknown,
  currency: Currency,
  apiOrigin: string,
  report: (problem: unknown, subject: string) => void,
): MenuItem {
  const { id, category } = Object(raw);
  return toItem(raw, {
    currency,
    apiOrigin,
    categoryId: typeof category === 'string' ? category : '',
    grandCategoryId: null,
    report: (error) => report(error, `item ${id}`),
  });
}
