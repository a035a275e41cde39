import { parseAvailable, parseWeekly } from '../domain/availability/parse.ts';
import type { MenuItem, Modifier, ModifierGroup, PriceLabel } from '../domain/menu/types.ts';
import { type Currency, fromDecimal } from '../domain/money/money.ts';
import { toPicture, toTax } from './map-common.ts';
import type { WireItem, WireModifier, WireModifierGroup, WirePriceLabel } from './schemas/menu.ts';

const MINUTES = { minute: 1, hour: 60, day: 1440 };

/** Spec, section 5: minimum floor 1, maximum 1000 when unset. */
const toPriceLabel = (wire: WirePriceLabel, currency: Currency): PriceLabel => ({
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

const toModifier = (wire: WireModifier, currency: Currency, apiOrigin: string): Modifier => ({
  id: wire.id,
  name: wire.locales,
  price: fromDecimal(wire.price, currency),
  image: toPicture(wire.image, apiOrigin),
  taxes: wire.taxes?.map(toTax) ?? null,
  available: wire.available,
  isDefault: wire.default,
  maxQuantity: wire.max_quantity,
  groups: wire.modifier_groups.map((group) => toGroup(group, currency, apiOrigin)),
});

const toGroup = (wire: WireModifierGroup, currency: Currency, apiOrigin: string): ModifierGroup => ({
  id: wire.id,
  name: wire.name,
  min: wire.min,
  max: wire.max,
  modifiers: wire.modifiers.map((modifier) => toModifier(modifier, currency, apiOrigin)),
});

/** A checked wire item as the domain's. Throws when an amount does not fit the currency, or when it has no price at all. */
export function toItem(wire: WireItem, currency: Currency, apiOrigin: string): MenuItem {
  if (wire.price == null && !wire.price_labels.length) throw new TypeError('no price and no price labels');
  return {
    id: wire.id,
    name: wire.name,
    description: wire.description ?? {},
    image: toPicture(wire.image, apiOrigin),
    price: wire.price == null ? null : fromDecimal(wire.price, currency),
    priceLabels: wire.price_labels.map((label) => toPriceLabel(label, currency)),
    modifierGroups: wire.modifier_groups.map((group) => toGroup(group, currency, apiOrigin)),
    types: wire.types,
    visible: wire.visible,
    soldOut: wire.sold_out,
    window: parseAvailable(wire.available),
    hours: parseWeekly(wire.availability),
    categoryId: wire.category,
    grandCategoryId: wire.grand_category ?? null,
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
