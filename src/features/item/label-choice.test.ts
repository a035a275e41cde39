import { expect, it } from 'vitest';
import { hasWeightInName } from './label-choice.tsx';

it.each([
  ['250 g', 0.25],
  ['٢٥٠ غ', 0.25],
  ['0,5 kg', 0.5],
  ['۱ کیلو', 1],
])('recognises that the price label “%s” already states its weight of %s kg', (name, weight) => {
  expect(hasWeightInName(name, weight)).toBe(true);
});

it.each([
  ['Large', 250],
  ['Box of 12', 250],
])('recognises that the price label “%s” does not state its weight of %s g', (name, weight) => {
  expect(hasWeightInName(name, weight)).toBe(false);
});

it('finds no weight in the name of a price label that has no weight', () => {
  expect(hasWeightInName('250 g', null)).toBe(false);
});
