import type { CountRule } from '../menu/item-choice.ts';
import type { Cart, CartLine, Choice, ChosenModifier } from './cart-types.ts';

const DEFAULT_COUNT_RULE: CountRule = { minimum: 1, maximum: 1000, isSingleUnit: false };

// A cart is immutable: each function returns a new cart, or the same object when nothing changes.

/**
 * Adds a choice (spec, section 4). If a line has the same item, price label, note and modifiers (in any order), raises
 * the count of that line, up to the rule's maximum. If there is no such line, or the rule allows one unit per
 * line, appends a new line with the key `newKey`.
 */
export function addLine(
  cart: Cart,
  choice: Choice,
  newKey: string,
  rule: CountRule = DEFAULT_COUNT_RULE,
): Cart {
  const line = buildLine(choice, newKey);
  const equalLine = rule.isSingleUnit
    ? undefined
    : cart.lines.find((other) => buildContentKey(other) === buildContentKey(line));
  return replaceLines(
    cart,
    equalLine
      ? cart.lines.map((other) => (other === equalLine ? raiseCount(equalLine, line.count, rule) : other))
      : [...cart.lines, line],
  );
}

/** Sets the count of a line, rounded down and at most 1000. A count below 1 removes the line. */
export function setCount(cart: Cart, key: string, count: number): Cart {
  const wholeCount = Math.min(Math.floor(count), DEFAULT_COUNT_RULE.maximum);
  if (Number.isNaN(wholeCount) || !cart.lines.some((line) => line.key === key && line.count !== wholeCount))
    return cart;
  if (wholeCount < 1) return removeLine(cart, key);
  return replaceLines(
    cart,
    cart.lines.map((line) => (line.key === key ? { ...line, count: wholeCount } : line)),
  );
}

/**
 * Number of units of a choice that can be added to the cart. The units of an identical line count towards the rule's
 * maximum.
 */
export function countAddableUnits(cart: Cart, choice: Choice, rule: CountRule): number {
  const line = buildLine(choice, '');
  const equalLine = rule.isSingleUnit
    ? undefined
    : cart.lines.find((other) => buildContentKey(other) === buildContentKey(line));
  return Math.max(0, rule.maximum - (equalLine?.count ?? 0));
}

/** Removes the line with this key. Returns the same cart when it has no such line. */
export const removeLine = (cart: Cart, key: string): Cart =>
  cart.lines.some((line) => line.key === key)
    ? replaceLines(
        cart,
        cart.lines.filter((line) => line.key !== key),
      )
    : cart;

/** Undoes a removal: inserts the line at `index`, or adds its count to an identical line that was added since. */
export function restoreLine(
  cart: Cart,
  line: CartLine,
  index: number,
  rule: CountRule = DEFAULT_COUNT_RULE,
): Cart {
  if (cart.lines.some(({ key }) => key === line.key)) return cart;
  if (!rule.isSingleUnit && cart.lines.some((other) => buildContentKey(other) === buildContentKey(line)))
    return addLine(cart, line, line.key, rule);
  return replaceLines(cart, [...cart.lines.slice(0, index), line, ...cart.lines.slice(index)]);
}

/**
 * Replaces the choice of a line, which keeps its key and position. If another line now has the same content, the two
 * are merged.
 */
export function replaceLine(
  cart: Cart,
  key: string,
  choice: Choice,
  rule: CountRule = DEFAULT_COUNT_RULE,
): Cart {
  if (!cart.lines.some((line) => line.key === key)) return cart;
  let line = buildLine(choice, key);
  const equalLine = rule.isSingleUnit
    ? undefined
    : cart.lines.find((other) => other.key !== key && buildContentKey(other) === buildContentKey(line));
  if (equalLine) line = raiseCount(line, equalLine.count, rule);
  return replaceLines(
    cart,
    cart.lines.filter((other) => other !== equalLine).map((other) => (other.key === key ? line : other)),
  );
}

/** Removes all lines. Keeps the branch and the order type. */
export const clearLines = (cart: Cart): Cart => replaceLines(cart, []);

/** Number of units in the cart. */
export const countCartUnits = (cart: Cart): number =>
  cart.lines.reduce((count, line) => count + line.count, 0);

const replaceLines = (cart: Cart, lines: readonly CartLine[]): Cart => ({ ...cart, lines });

const raiseCount = (line: CartLine, addedCount: number, { maximum }: CountRule): CartLine => ({
  ...line,
  count: Math.max(line.count, Math.min(line.count + addedCount, maximum)),
});

function buildLine({ itemId, priceLabelId, modifiers, note, count }: Choice, key: string): CartLine {
  const quantities = new Map<string, number>();
  for (const { id, quantity } of modifiers) quantities.set(id, (quantities.get(id) ?? 0) + quantity);
  const chosenModifiers: ChosenModifier[] = [];
  for (const [id, quantity] of quantities) if (quantity > 0) chosenModifiers.push({ id, quantity });
  return { key, itemId, priceLabelId, modifiers: chosenModifiers, note: note.trim(), count };
}

/** A text that identifies a cart's branch, order type and lines. The order of the lines does not matter. */
export const describeCart = ({ branchId, orderType, lines }: Cart): string =>
  JSON.stringify([branchId, orderType, lines.map((line) => `${buildContentKey(line)} ${line.count}`).sort()]);

/**
 * Whether a non-empty cart differs from the one described by `describeCart`. False if `description` is null (unknown).
 */
export const hasCartContentChanged = (cart: Cart, description: string | null): boolean =>
  description !== null && cart.lines.length > 0 && describeCart(cart) !== description;

/** A text that identifies the content of a line. */
const buildContentKey = ({ itemId, priceLabelId, modifiers, note }: CartLine): string =>
  JSON.stringify([
    itemId,
    priceLabelId,
    note,
    modifiers.map(({ id, quantity }) => JSON.stringify([id, quantity])).sort(),
  ]);
