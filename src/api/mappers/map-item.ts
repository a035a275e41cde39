import { parseAvailable, parseWeekly } from '../../domain/availability/parse.ts';
import type {
  Category,
  MenuItem,
  Modifier,
  ModifierGroup,
  PriceLabel,
  Tax,
} from '../../domain/menu/menu-types.ts';
import { type Currency, fromDecimal } from '../../domain/money/money.ts';
import {
  isColor,
  isCount,
  isFewTimes,
  isFlag,
  isId,
  isNumber,
  isPercent,
  isPositive,
  isPrice,
  isRecord,
  isShortText,
  isSource,
  isText,
} from '../../lib/checks.ts';
import { bad } from '../../lib/shape.ts';
import { type Edge, Fields } from '../contract/read-fields.ts';
import { toPicture } from './map-common.ts';

/** What an item is read with. */
export interface ItemEdge extends Edge {
  readonly currency: Currency;
  /** The category that lists the item, and the one above that. */
  readonly categoryId: string;
  readonly grandCategoryId: string | null;
}

const MINUTES: Record<string, number> = { minute: 1, hour: 60, day: 1440 };
const isScale = (value: unknown): value is string => isText(value) && Object.hasOwn(MINUTES, value);

function readImage(of: Fields<Edge>): MenuItem['image'] {
  const image = of.within('image');
  const src = image?.get('src', isSource);
  if (src)
    return toPicture(
      {
        src,
        width: image?.get('width', isPositive) ?? undefined,
        height: image?.get('height', isPositive) ?? undefined,
        provider: image?.get('provider', isText) ?? undefined,
        color: image?.get('color', isColor) ?? undefined,
      },
      of.edge.apiOrigin,
      of.edge.complain,
    );
  if (image) of.edge.complain(bad('src'));
  return null;
}

/** What items and categories have in common. */
export function readEntry(of: Fields<Edge>): Omit<Category, 'items' | 'subcategories'> {
  const unreadable = (text: unknown) => of.edge.complain(bad(`time ${text}`));
  return {
    id: of.need('id', isId),
    name: of.name('name'),
    description: of.texts('description'),
    image: readImage(of),
    visible: of.get('visible', isFlag) ?? true,
    pinned: of.get('pin', isFlag) ?? false,
    window: parseAvailable(of.get('available', isShortText), unreadable),
    hours: parseWeekly(of.get('availability', isRecord), unreadable),
  };
}

/** Rates become decimal text, so that 8.25 is exact. */
const readTax = (of: Fields<ItemEdge>): Tax => ({
  id: of.need('id', isId),
  name: of.texts('name'),
  rate: String(of.need('rate', isPercent)),
});

/** Spec, section 5: minimum floor 1, maximum 1000 when unset. */
function readLabel(of: Fields<ItemEdge>): PriceLabel {
  const time = of.get('preparation_time', isNumber);
  const scale = of.get('preparation_time_type', isScale) ?? 'minute';
  return {
    id: of.need('id', isId),
    label: of.texts('label'),
    price: fromDecimal(of.need('price', isPrice), of.edge.currency),
    weight: of.get('weight', isNumber),
    unit: of.get('unit', isText),
    minimum: Math.max(1, of.get('minimum', isNumber) ?? 1),
    maximum: of.get('maximum', isNumber) || 1000,
    isQty: of.get('isQty', isFlag) ?? true,
    shippingWeight: of.get('shippingWeight', isNumber),
    preparationMinutes: time === null ? null : time * (MINUTES[scale] ?? 1),
  };
}

const readModifier = (of: Fields<ItemEdge>): Modifier => ({
  id: of.need('id', isId),
  name: of.name('locales'),
  price: fromDecimal(of.need('price', isPrice), of.edge.currency),
  image: readImage(of),
  taxes: of.get('taxes', Array.isArray) && of.list('taxes', readTax),
  available: of.get('available', isFlag) ?? true,
  isDefault: of.get('default', isFlag) ?? false,
  maxQuantity: of.get('max_quantity', isFewTimes) ?? 1,
  groups: readGroups(of),
  provider: of.get('provider', isId),
  providerId: of.get('provider_id', isId),
});

/** Throws when its rule cannot be met with the options that can be read. */
function readGroup(of: Fields<ItemEdge>): ModifierGroup {
  const min = of.need('min', isCount);
  const max = of.need('max', isPositive);
  of.need('modifiers', Array.isArray);
  const modifiers = of.list('modifiers', readModifier);
  if (min > max || min > modifiers.reduce((sum, { maxQuantity }) => sum + maxQuantity, 0)) throw bad('rule');
  return { id: of.need('id', isId), name: of.texts('name'), min, max, modifiers };
}

/** What must be chosen from cannot go without what it belongs to. */
const readGroups = (of: Fields<ItemEdge>): ModifierGroup[] =>
  of.list('modifier_groups', readGroup, ({ min }) => min !== 0);

/**
 * An item as it came (`item` in schemas/item.ts) as the domain's. A part that is bad is left out and complained of. Throws
 * when it has no id, no name, no ways of selling, no price of it can be read, or a choice that must be made cannot be.
 */
export function toItem(raw: unknown, edge: ItemEdge): MenuItem {
  const of = new Fields(raw, edge);
  const types = of.within('types');
  if (!types) throw bad('types');
  const price = of.get('price', isPrice);
  const priceLabels = of.list('price_labels', readLabel);
  if (price === null && !priceLabels.length) {
    const { price: said, price_labels: labels } = Object(raw);
    if (said != null || labels?.length) throw bad('price');
    // Shown, and not to be ordered.
    edge.complain(bad('price'));
  }
  // One literal: spreading into so large an object takes longer than all the rest.
  const { id, name, description, image, visible, pinned, window, hours } = readEntry(of);
  return {
    id,
    name,
    description,
    image,
    visible,
    pinned,
    window,
    hours,
    price: price === null ? null : fromDecimal(price, edge.currency),
    priceLabels,
    modifierGroups: readGroups(of),
    types: {
      delivery: types.need('delivery', isFlag),
      car_pickup: types.need('car_pickup', isFlag),
      dine_in: types.need('dine_in', isFlag),
      reservation: types.need('reservation', isFlag),
    },
    soldOut: of.get('sold_out', isFlag) ?? false,
    branches: of.words('branches', isId),
    categoryId: edge.categoryId,
    grandCategoryId: edge.grandCategoryId ?? of.get('grand_category', isId),
    inclusiveTaxes: of.list('inclusive_taxes', readTax),
    minimumQuantity: of.get('minimum_quantity', isPositive) ?? 1,
    commentRequired: of.get('comment_required', isFlag) ?? false,
    tags: of.words('tags', isText),
    ingredients: of.words('ingredients', isText),
    allergens: of.words('allergens', isText),
    calories: of.get('calories', isNumber),
    preparationMinutes: of.get('preparation_time', isNumber),
    weight: of.get('weight', isNumber),
    shippingWeight: of.get('shippingWeight', isNumber),
    related: of.words('related', isId),
    provider: of.get('provider', isId),
    providerId: of.get('provider_id', isId),
  };
}

/** An item that comes without its menu. Throws as `toItem` does. */
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
    complain: (problem) => report(problem, `item ${id}`),
  });
}
