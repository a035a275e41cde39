// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { ROUTES, type RouteName } from '../../src/router/route-table.ts';
import { hasTypedText, isFormScreen } from './follow-build.ts';

/** Screens on which a reload does not interrupt the customer. Decide for every new screen whether it belongs here. */
const RELOADABLE_SCREENS: readonly RouteName[] = [
  ...(['root', 'notFound', 'landing', 'branches', 'policies', 'settings', 'menu', 'category'] as const),
  ...(['item', 'cart', 'search', 'orderDetails', 'ordersHistory', 'ordersStatus'] as const),
];

describe('reload guards', () => {
  it.each(ROUTES)(
    'protects the screen %s from a reload into a newer build only if the reload could interrupt the customer',
    (name, segments) => {
      const path = `/${segments.map((segment) => segment.replace(':type', 'delivery').replace(/^:/, 'some-')).join('/')}`;
      for (const address of [path, `${path}?a=/delivery/checkout`])
        expect(isFormScreen(address), address).toBe(!RELOADABLE_SCREENS.includes(name));
    },
  );

  it('protects typed text from a reload, but not ticked checkboxes or search texts', () => {
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
