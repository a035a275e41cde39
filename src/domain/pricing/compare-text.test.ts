import { expect, it } from 'vitest';
import { compareText } from './compare-text.ts';

it.each([
  ['a', 'b', -1],
  ['b', 'a', 1],
  ['a', 'a', 0],
  // An alphabet would put a before Z, and ä before z. Code units do not.
  ['Z', 'a', -1],
  ['z', 'ä', -1],
])('compares the texts %j and %j by code units', (a, b, expected) => {
  expect(compareText(a, b)).toBe(expected);
});
