// @vitest-environment jsdom
import fc from 'fast-check';
import { afterEach, describe, expect, it } from 'vitest';
import { putInOrder } from './reading-order.ts';

const placeOf = (element: Element) => Number(element.textContent);
const places = () => [...document.body.children].map(placeOf);
/** One step after the other. */
function settle(): void {
  for (let step = 0; putInOrder([...document.body.children], placeOf); step += 1)
    if (step > 400) throw new Error('It never ends');
}
const show = (order: readonly number[]) => {
  document.body.innerHTML = order.map((place) => `<button>${place}</button>`).join('');
};

describe('rows that are moved to be read in order', () => {
  afterEach(() => {
    document.body.innerHTML = '';
  });

  it('end in the order of their places, each the element it was', () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.nat(500), { maxLength: 20 }), (order) => {
        show(order);
        const before = new Map([...document.body.children].map((row) => [placeOf(row), row]));
        settle();
        expect(places()).toEqual([...order].sort((a, b) => a - b));
        for (const row of document.body.children) expect(before.get(placeOf(row))).toBe(row);
      }),
    );
  });

  it('are moved around the one that holds the focus', () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.nat(500), { minLength: 1, maxLength: 20 }), fc.nat(), (order, at) => {
        show(order);
        const held = document.querySelectorAll('button')[at % order.length];
        held?.focus();
        settle();
        expect(document.activeElement).toBe(held);
        expect(places()).toEqual([...order].sort((a, b) => a - b));
      }),
    );
  });
});
