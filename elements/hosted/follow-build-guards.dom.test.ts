// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { ROUTES, type RouteName } from '../../src/router/route-table.ts';
import { hasTypedText, isFormScreen } from './follow-build.ts';

/** Screens on which a reload interrupts nothing. Decide for every new screen whether it belongs here. */
const RELOADABLE_SCREENS: readonly RouteName[] = [
  ...(['root', 'notFound', 'landing', 'branches', 'policies', 'settings', 'menu', 'category'] as const),
  ...(['item', 'cart', 'search', 'orderDetails', 'ordersHistory', 'ordersStatus'] as const),
];

describe('reload guards', () => {
  it.each(ROUTES)(
    'reloads the screen %s into a newer build only if that loses no typed text',
    (name, segments) => {
      const path = `/${segments.map((part) => part.replace(':type', 'delivery').replace(/^:/, 'some-')).join('/')}`;
      for (const address of [path, `${path}?a=/delivery/checkout`])
        expect(isFormScreen(address), address).toBe(!RELOADABLE_SCREENS.includes(name));
    },
  );

  it('protects typed text from a reload, but not ticked checkboxes and search fields', () => {
    const screen = document.createElement('div');
    screen.innerHTML =
      '<input type="checkbox" value="on" checked><input type="search" value="tea"><input><textarea></textarea>';
    expect([hasTypedText(screen), hasTypedText(null)]).toEqual([false, false]);
    for (const field of screen.querySelectorAll<HTMLInputElement>('input:not([type]), textarea')) {
      field.value = 'No sugar';
      expect(hasTypedText(screen)).toBe(true);
      field.value = '';
    }
  });
});
