// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { ROUTES, type RouteName } from '../../src/router/route-table.ts';
import { holdsText, isMidway } from './follow-build.ts';

/** Screens where nobody is in the middle of anything. A new screen has to be thought about. */
const CALM: readonly RouteName[] = [
  ...(['root', 'notFound', 'landing', 'branches', 'policies', 'settings', 'menu', 'category'] as const),
  ...(['item', 'cart', 'search', 'orderDetails', 'ordersHistory', 'ordersStatus'] as const),
];

describe('a customer is in the middle of something', () => {
  it.each(ROUTES)('or not, on the screen %s', (name, segments) => {
    const path = `/${segments.map((part) => part.replace(':type', 'delivery').replace(/^:/, 'some-')).join('/')}`;
    for (const address of [path, `${path}?a=/delivery/checkout`])
      expect(isMidway(address), address).toBe(!CALM.includes(name));
  });

  it('where a field holds text, and not where a box is ticked', () => {
    const screen = document.createElement('div');
    screen.innerHTML =
      '<input type="checkbox" value="on" checked><input type="search" value="tea"><input><textarea></textarea>';
    expect([holdsText(screen), holdsText(null)]).toEqual([false, false]);
    for (const field of screen.querySelectorAll<HTMLInputElement>('input:not([type]), textarea')) {
      field.value = 'No sugar';
      expect(holdsText(screen)).toBe(true);
      field.value = '';
    }
  });
});
