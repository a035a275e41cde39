import * as z from 'zod/mini';
import { parseAvailable, parseWeekly } from '../../domain/availability/parse-hours.ts';
import type {
  Category,
  MenuItem,
  Modifier,
  ModifierGroup,
  PriceLabel,
} from '../../domain/menu/menu-types.ts';
import { type Currency, fromDecimal } from '../../domain/money/money.ts';
import { item, modifier, modifierGroup, priceLabel } from '../contract/item-contract.ts';
import { subcategory } from '../contract/menu-contract.ts';
import { parseLenient, type ReportProblem } from '../contract/parse-lenient.ts';
import { problem, readEach, toName, toPicture, toTax, unreadList } from './map-common.ts';

/** What items and categories are read with. */
export interface Edge {
  /** Makes picture addresses absolute. */
  readonly apiOrigin: string;
  readonly report: ReportProblem;
}

export interface ItemEdge extends Edge {
  readonly currency: Currency;
  /** The category that lists the item, and the one above that. */
  readonly categoryId: string;
  readonly grandCategoryId: string | null;
}

const MINUTES = { minute: 1, hour: 60, day: 1440 } as const;

/** `parseWeekly` reads the days: an unreadable day is open, while one that is not listed is closed. */
const unreadWeek = z.nullish(z.record(z.string(), z.unknown()));

// Prices and rules are checked here, so prices, sizes and options are read one by one: a bad one costs only itself.
const unreadItem = z.extend(item, {
  price_labels: unreadList,
  modifier_groups: unreadList,
  availability: unreadWeek,
});
const unreadGroup = z.extend(modifierGroup, { modifiers: z.array(z.unknown()) });
const unreadModifier = z.extend(modifier, { modifier_groups: unreadList });

/** Without its items and subcategories, which `readMenu` reads. */
export const unreadCategory = z.extend(subcategory, { availability: unreadWeek });

type WireEntry = Omit<z.output<typeof unreadCategory>, 'items' | 'subcategories'>;

/** What items and categories have in common. */
export function toEntry(
  wire: WireEntry,
  { apiOrigin, report }: Edge,
): Omit<Category, 'items' | 'subcategories'> {
  const reportTime = (text: unknown) => report(problem(`time ${text}`));
  return {
    id: wire.id,
    name: toName(wire.name),
    description: wire.description ?? {},
    image: toPicture(wire.image, apiOrigin, report),
    visible: wire.visible,
    pinned: wire.pin,
    window: parseAvailable(wire.available, reportTime),
    hours: parseWeekly(wire.availability, reportTime),
  };
}

/** Spec, section 5: minimum floor 1, maximum 1000 when unset. */
function readLabel(raw: unknown, { currency, report }: ItemEdge): PriceLabel {
  const wire = parseLenient(priceLabel, raw, report);
  const { preparation_time: time, preparation_time_type: scale } = wire;
  return {
    id: wire.id,
    label: wire.label,
    price: fromDecimal(wire.price, currency),
    weight: wire.weight ?? null,
    unit: wire.unit ?? null,
    minimum: Math.max(1, wire.minimum ?? 1),
    maximum: wire.maximum || 1000,
    isQty: wire.isQty,
    shippingWeight: wire.shippingWeight ?? null,
    preparationMinutes: time == null ? null : time * MINUTES[scale ?? 'minute'],
  };
}

function readModifier(raw: unknown, edge: ItemEdge): Modifier {
  const wire = parseLenient(unreadModifier, raw, edge.report);
  return {
    id: wire.id,
    name: toName(wire.locales),
    price: fromDecimal(wire.price, edge.currency),
    image: toPicture(wire.image, edge.apiOrigin, edge.report),
    taxes: wire.taxes?.map(toTax) ?? null,
    available: wire.available,
    isDefault: wire.default,
    maxQuantity: wire.max_quantity,
    groups: readGroups(wire.modifier_groups, edge),
    provider: wire.provider ?? null,
    providerId: wire.provider_id ?? null,
  };
}

/** Throws when the readable options cannot meet the group's rule. */
function readGroup(raw: unknown, edge: ItemEdge): ModifierGroup {
  const { id, name, min, max, modifiers: unread } = parseLenient(unreadGroup, raw, edge.report);
  const modifiers = readEach(unread, (one) => readModifier(one, edge), edge.report);
  const most = modifiers.reduce((sum, { maxQuantity }) => sum + maxQuantity, 0);
  if (min > max || min > most) throw problem('rule');
  return { id, name, min, max, modifiers };
}

/** An item or option is nothing without a group that the customer must choose from. */
const isRequiredGroup = (raw: unknown): boolean => Object(raw).min !== 0;

const readGroups = (list: readonly unknown[], edge: ItemEdge): ModifierGroup[] =>
  readEach(list, (raw) => readGroup(raw, edge), edge.report, isRequiredGroup);

/**
 * Reads an item of the wire (`item` in item-contract.ts). A bad part is left out and reported. Throws when the item has no
 * id, name or types, when none of its prices can be read, or when a required choice cannot be made.
 */
export function toItem(raw: unknown, edge: ItemEdge): MenuItem {
  const { currency, report } = edge;
  const wire = parseLenient(unreadItem, raw, report);
  const priceLabels = readEach(wire.price_labels, (label) => readLabel(label, edge), report);
  if (wire.price == null && !priceLabels.length) {
    if (Object(raw).price != null || Object(raw).price_labels?.length) throw problem('price');
    // It is shown, but cannot be ordered.
    report(problem('price'));
  }
  // One literal: spreading into an object of this size takes longer than the rest of the mapping.
  const { id, name, description, image, visible, pinned, window, hours } = toEntry(wire, edge);
  return {
    id,
    name,
    description,
    image,
    visible,
    pinned,
    window,
    hours,
    price: wire.price == null ? null : fromDecimal(wire.price, currency),
    priceLabels,
    modifierGroups: readGroups(wire.modifier_groups, edge),
    types: wire.types,
    soldOut: wire.sold_out,
    branches: wire.branches,
    categoryId: edge.categoryId,
    grandCategoryId: edge.grandCategoryId ?? wire.grand_category ?? null,
    inclusiveTaxes: wire.inclusive_taxes.map(toTax),
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

/** Reads an item that comes without its menu. Throws as `toItem` does. */
export function toSingleItem(
  raw: unknown,
  currency: Currency,
  apiOrigin: string,
  report: (problem: unknown, what: string) => void,
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
