import { parseAvailable, parseWeekly } from '../domain/availability/parse.ts';
import type { MenuItem, Modifier, ModifierGroup, PriceLabel } from '../domain/menu/types.ts';
import { type Currency, fromDecimal } from '../domain/money/money.ts';
import { toName, toPicture, toTax } from './map-common.ts';
import type { WireItem, WireModifier, WireModifierGroup, WirePriceLabel } from './schemas/menu.ts';

const MINUTES = { minute: 1, hour: 60, day: 1440 };

/** What an item is read with. */
export interface ItemContext {
  readonly currency: Currency;
  readonly apiOrigin: string;
  /** The category that lists the item, and the one above that. */
  readonly categoryId: string;
  readonly grandCategoryId: string | null;
  /** It says what it costs, readable or not. */
  readonly isPriced: boolean;
  /** Told of each part that is left out, and why. */
  readonly complain: (problem: unknown) => void;
}

/** Spec, section 5: minimum floor 1, maximum 1000 when unset. */
const toPriceLabel = (wire: WirePriceLabel, { currency }: ItemContext): PriceLabel => ({
  id: wire.id,
  label: wire.label,
  price: fromDecimal(wire.price, currency),
  weight: wire.weight ?? null,
  unit: wire.unit ?? null,
  minimum: Math.max(1, wire.minimum ?? 1),
  maximum: wire.maximum || 1000,
  isQty: wire.isQty,
  shippingWeight: wire.shippingWeight ?? null,
  preparationMinutes:
    wire.preparation_time == null
      ? null
      : wire.preparation_time * MINUTES[wire.preparation_time_type ?? 'minute'],
});

const toModifier = (wire: WireModifier, context: ItemContext): Modifier => ({
  id: wire.id,
  name: toName(wire.locales),
  price: fromDecimal(wire.price, context.currency),
  image: toPicture(wire.image, context.apiOrigin, context.complain),
  taxes: wire.taxes?.map(toTax) ?? null,
  available: wire.available,
  isDefault: wire.default,
  maxQuantity: wire.max_quantity,
  groups: wire.modifier_groups.map((group) => toGroup(group, context)),
});

/** Throws when its rule cannot be met with the options that can be read. */
function toGroup({ id, name, min, max, modifiers }: WireModifierGroup, context: ItemContext): ModifierGroup {
  const read = readable(modifiers, toModifier, context);
  if (min > max || min > read.reduce((sum, { maxQuantity }) => sum + maxQuantity, 0))
    throw new TypeError(`The rule of group ${id} cannot be met`);
  return { id, name, min, max, modifiers: read };
}

/** Those of a list that can be read; the context is told of the others. */
function readable<W, T>(
  wires: readonly W[],
  read: (wire: W, context: ItemContext) => T,
  context: ItemContext,
): T[] {
  return wires.flatMap((wire) => {
    try {
      return [read(wire, context)];
    } catch (error) {
      context.complain(error);
      return [];
    }
  });
}

/**
 * A checked wire item as the domain's. A label or an option that cannot be (no name, an amount that does not fit the
 * currency) is left out. Throws when the item has no name, no price of it can be read, or a group's rule cannot be met any more.
 */
export function toItem(wire: WireItem, context: ItemContext): MenuItem {
  const { currency, apiOrigin, categoryId, grandCategoryId, complain } = context;
  const unreadable = (text: unknown) => complain(new TypeError(`Unreadable time ${text}`));
  const priceLabels = readable(wire.price_labels, toPriceLabel, context);
  if (wire.price == null && !priceLabels.length) {
    if (context.isPriced) throw new TypeError('No price that can be read');
    // Shown, and not to be ordered.
    complain(new TypeError('No price'));
  }
  return {
    id: wire.id,
    name: toName(wire.name),
    description: wire.description ?? {},
    image: toPicture(wire.image, apiOrigin, complain),
    price: wire.price == null ? null : fromDecimal(wire.price, currency),
    priceLabels,
    modifierGroups: wire.modifier_groups.map((group) => toGroup(group, context)),
    types: wire.types,
    visible: wire.visible,
    soldOut: wire.sold_out,
    window: parseAvailable(wire.available, unreadable),
    hours: parseWeekly(wire.availability, unreadable),
    categoryId,
    grandCategoryId: grandCategoryId ?? wire.grand_category ?? null,
    pinned: wire.pin,
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
  };
}

/** An item that comes without its menu. Throws as `toItem` does. */
export const toSingleItem = (
  wire: WireItem,
  currency: Currency,
  apiOrigin: string,
  report: (problem: unknown, what: string) => void,
): MenuItem =>
  toItem(wire, {
    currency,
    apiOrigin,
    categoryId: wire.category ?? '',
    grandCategoryId: null,
    isPriced: wire.price != null || wire.price_labels.length > 0,
    complain: (problem) => report(problem, `item ${wire.id}`),
  });
