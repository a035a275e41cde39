import { expect, it } from 'vitest';
import { joinLabel } from './join-label.ts';

it('joins the parts of an accessible name with the comma of the script', () => {
  expect(joinLabel(['View cart', '', '2 items'], 'ltr')).toBe('View cart, 2 items');
  expect(joinLabel(['السلة', 'صنفان'], 'rtl')).toBe('السلة، صنفان');
});
