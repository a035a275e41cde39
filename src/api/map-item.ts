import { parseAvailable, parseWeekly } from '../domain/availability/parse.ts';
import type { Category, MenuItem, Modifier, ModifierGroup, PriceLabel, Tax } from '../domain/menu/types.ts';
import { type Currency, fromDecimal } from '../domain/money/money.ts';
import { toPicture } from './map-common.ts';
import {
  bad,
  type Complain,
  type Fields,
  fieldsOf,
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
  nameIn,
  textsIn,
} from './read-fields.ts';

/** What an item is read with. */
export interface ItemContext {
  readonly currency: Currency;
  readonly apiOrigin: string;
  /** The category that lists the item, and the one above that. */
  readonly categoryId: string;
  readonly grandCategoryId: string | null;
  readonly complain: Complain;
}

const MINUTES: Record<string, number> = { minute: 1, hour: 60, day: 1440 };
const isScale = (value: unknown): value is string => isText(value) && Object.hasOwn(MINUTES, value);

type Edge = Pick<ItemContext, 'apiOrigin' | 'complain'>;

function readImage({ get }: Fields, { apiOrigin, complain }: Edge): MenuItem['image'] {
  const raw = get('image', isRecord);
  if (!raw) return null;
  const { get: of } = fieldsOf(raw, complain);
  const src = of('src', isSource);
  if (src)
    return toPicture(
      {
        src,
        width: of('width', isPositive) ?? undefined,
        height: of('height', isPositive) ?? undefined,
        provider: of('provider', isText) ?? undefined,
        color: of('color', isColor) ?? undefined,
      },
      apiOrigin,
      complain,
    );
  complain(bad('src'));
  return null;
}

/** What items and categories have in common. */
export function readEntry(fields: Fields, edge: Edge): Omit<Category, 'items' | 'subcategories'> {
  const { get, need } = fields;
  const unreadable = (text: unknown) => edge.complain(bad(`time ${text}`));
  return {
    id: need('id', isId),
    name: nameIn(fields, 'name'),
    description: fields.texts('description'),
    image: readImage(fields, edge),
    visible: get('visible', isFlag) ?? true,
    pinned: get('pin', isFlag) ?? false,
    window: parseAvailable(get('available', isShortText), unreadable),
    hours: parseWeekly(get('availability', isRecord), unreadable),
  };
}

/**
 * An item as it came (`item` in schemas/item.ts) as the domain's. A part that is bad is left out and complained of. Throws
 * when it has no id, no name, no ways of selling, no price of it can be read, or a choice that must be made cannot be.
 */
export function toItem(raw: unknown, context: ItemContext): MenuItem {
  const { currency, categoryId, grandCategoryId, complain } = context;
  const of = (part: unknown) => fieldsOf(part, complain);

  const readTax = (part: unknown): Tax => {
    const { need, texts } = of(part);
    return { id: need('id', isId), name: texts('name'), rate: String(need('rate', isPercent)) };
  };

  /** Spec, section 5: minimum floor 1, maximum 1000 when unset. */
  const readLabel = (part: unknown): PriceLabel => {
    const { get, need, texts } = of(part);
    const time = get('preparation_time', isNumber);
    const scale = get('preparation_time_type', isScale) ?? 'minute';
    return {
      id: need('id', isId),
      label: texts('label'),
      price: fromDecimal(need('price', isPrice), currency),
      weight: get('weight', isNumber),
      unit: get('unit', isText),
      minimum: Math.max(1, get('minimum', isNumber) ?? 1),
      maximum: get('maximum', isNumber) || 1000,
      isQty: get('isQty', isFlag) ?? true,
      shippingWeight: get('shippingWeight', isNumber),
      preparationMinutes: time === null ? null : time * (MINUTES[scale] ?? 1),
    };
  };

  const readModifier = (part: unknown): Modifier => {
    const fields = of(part);
    const { get, need, list } = fields;
    return {
      id: need('id', isId),
      name: nameIn(fields, 'locales'),
      price: fromDecimal(need('price', isPrice), currency),
      image: readImage(fields, context),
      taxes: get('taxes', Array.isArray) && list('taxes', readTax),
      available: get('available', isFlag) ?? true,
      isDefault: get('default', isFlag) ?? false,
      maxQuantity: get('max_quantity', isFewTimes) ?? 1,
      groups: readGroups(fields),
    };
  };

  /** Throws when its rule cannot be met with the options that can be read. */
  const readGroup = (part: unknown): ModifierGroup => {
    const { need, list, texts } = of(part);
    const min = need('min', isCount);
    const max = need('max', isPositive);
    need('modifiers', Array.isArray);
    const modifiers = list('modifiers', readModifier);
    if (min > max || min > modifiers.reduce((sum, { maxQuantity }) => sum + maxQuantity, 0))
      throw bad('rule');
    return { id: need('id', isId), name: texts('name'), min, max, modifiers };
  };

  // What must be chosen from cannot go without what it belongs to.
  const readGroups = ({ list }: Fields) => list('modifier_groups', readGroup, ({ min }) => min !== 0);

  const fields = of(raw);
  const { get, list } = fields;
  const types = of(get('types', isRecord));
  const price = get('price', isPrice);
  const priceLabels = list('price_labels', readLabel);
  if (price === null && !priceLabels.length) {
    const { price: said, price_labels: labels } = Object(raw);
    if (said != null || labels?.length) throw bad('price');
    // Shown, and not to be ordered.
    complain(bad('price'));
  }
  return {
    ...readEntry(fields, context),
    price: price === null ? null : fromDecimal(price, currency),
    priceLabels,
    modifierGroups: readGroups(fields),
    types: {
      delivery: types.need('delivery', isFlag),
      car_pickup: types.need('car_pickup', isFlag),
      dine_in: types.need('dine_in', isFlag),
      reservation: types.need('reservation', isFlag),
    },
    soldOut: get('sold_out', isFlag) ?? false,
    categoryId,
    grandCategoryId: grandCategoryId ?? get('grand_category', isId),
    inclusiveTaxes: list('inclusive_taxes', readTax),
    minimumQuantity: get('minimum_quantity', isPositive) ?? 1,
    commentRequired: get('comment_required', isFlag) ?? false,
    tags: textsIn(fields, 'tags', isText),
    ingredients: textsIn(fields, 'ingredients', isText),
    allergens: textsIn(fields, 'allergens', isText),
    calories: get('calories', isNumber),
    preparationMinutes: get('preparation_time', isNumber),
    weight: get('weight', isNumber),
    shippingWeight: get('shippingWeight', isNumber),
    related: textsIn(fields, 'related', isId),
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
