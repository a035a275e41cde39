import { expect, it } from 'vitest';
import { hasWeightInName } from './label-choice.tsx';

it.each([
  ['250 g', 0.25, true],
  ['٢٥٠ غ', 0.25, true],
  ['0,5 kg', 0.5, true],
  ['۱ کیلو', 1, true],
  ['Large', 250, false],
  ['Box of 12', 250, false],
  ['250 g', null, false],
])('decides whether the name of the price label “%s” states the weight %s: %s', (name, weight, isStated) => {
  expect(hasWeightInName(name, weight)).toBe(isStated);
});
