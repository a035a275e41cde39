import type { CountRule } from '../menu/item-choice.ts';
import type { Cart, CartLine, Choice, ChosenModifier } from './cart-types.ts';

const MOST: CountRule = { minimum: 1, maximum: 1000, single: false };

/**
 * Adds a choice. It raises the count of the line that matches on item, price label, modifiers (in any order) and note,
 * up to the rule's maximum; otherwise it becomes a line of its own, last, under `newKey` (spec, section 4).
 */
export function addLine(cart: Cart, choice: Choice, newKey: string, rule: CountRule = MOST): Cart {
  const line = lineFrom(choice, newKey);
  const twin = rule.single ? undefined : cart.lines.find((other) => identity(other) === identity(line));
  return withLines(
    cart,
    twin
      ? cart.lines.map((other) => (other === twin ? merged(twin, line.count, rule) : other))
      : [...cart.lines, line],
  );
}

/** Sets a line's count, a whole number up to 1000; zero or less takes the line out. */
export function setCount(cart: Cart, key: string, count: number): Cart {
  const whole = Math.min(Math.floor(count), MOST.maximum);
  if (Number.isNaN(whole) || !cart.lines.some((line) => line.key === key && line.count !== whole))
    return cart;
  if (whole < 1) return removeLine(cart, key);
  return withLines(
    cart,
    cart.lines.map((line) => (line.key === key ? { ...line, count: whole } : line)),
  );
}

export const removeLine = (cart: Cart, key: string): Cart =>
  cart.lines.some((line) => line.key === key)
    ? withLines(
        cart,
        cart.lines.filter((line) => line.key !== key),
      )
    : cart;

/** Puts a removed line back at its old place, or into the equal line that was added meanwhile. */
export function restoreLine(cart: Cart, line: CartLine, index: number, rule: CountRule = MOST): Cart {
  if (cart.lines.some(({ key }) => key === line.key)) return cart;
  if (!rule.single && cart.lines.some((other) => identity(other) === identity(line)))
    return addLine(cart, line, line.key, rule);
  return withLines(cart, [...cart.lines.slice(0, index), line, ...cart.lines.slice(index)]);
}

/** Changes what a line holds, keeping its key and place; a line that is now equal to it is merged into it. */
export function replaceLine(cart: Cart, key: string, choice: Choice, rule: CountRule = MOST): Cart {
  if (!cart.lines.some((line) => line.key === key)) return cart;
  let line = lineFrom(choice, key);
  const twin = rule.single
    ? undefined
    : cart.lines.find((other) => other.key !== key && identity(other) === identity(line));
  if (twin) line = merged(line, twin.count, rule);
  return withLines(
    cart,
    cart.lines.filter((other) => other !== twin).map((other) => (other.key === key ? line : other)),
  );
}

export const clear = (cart: Cart): Cart => withLines(cart, []);

/** How many units the cart holds. */
export const countOf = (cart: Cart): number => cart.lines.reduce((count, line) => count + line.count, 0);

const withLines = (cart: Cart, lines: readonly CartLine[]): Cart => ({ ...cart, lines });

const merged = (line: CartLine, more: number, { maximum }: CountRule): CartLine => ({
  ...line,
  count: Math.max(line.count, Math.min(line.count + more, maximum)),
});

function lineFrom({ itemId, priceLabelId, modifiers, note, count }: Choice, key: string): CartLine {
  const quantities = new Map<string, number>();
  for (const { id, quantity } of modifiers) quantities.set(id, (quantities.get(id) ?? 0) + quantity);
  const chosen: ChosenModifier[] = [];
  for (const [id, quantity] of quantities) if (quantity > 0) chosen.push({ id, quantity });
  return { key, itemId, priceLabelId, modifiers: chosen, note: note.trim(), count };
}

/** Equal text for lines that hold the same. */
const identity = ({ itemId, priceLabelId, modifiers, note }: CartLine): string =>
  JSON.stringify([
    itemId,
    priceLabelId,
    note,
    modifiers.map(({ id, quantity }) => JSON.stringify([id, quantity])).sort(),
  ]);
