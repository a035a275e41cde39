import { describe, expect, it } from 'vitest';
import { optionsInSight } from './group-choice.ts';

const options = Array.from({ length: 200 }, (_, at) => ({
  id: `o${at}`,
  label: at === 150 ? 'Crème brûlée' : at === 151 ? 'قَهْوَة' : `Topping ${at}`,
  quantity: at === 90 ? 1 : 0,
}));
const seen = (isOpen: boolean, term = '') => optionsInSight(options, isOpen, term).map(({ id }) => id);

describe('a group of 200 options', () => {
  it('shows the first few and what is chosen, until it is opened', () => {
    expect(seen(false)).toEqual(['o0', 'o1', 'o2', 'o3', 'o4', 'o5', 'o6', 'o7', 'o90']);
    expect(seen(true)).toHaveLength(200);
  });
  it('finds by any part of the name, without accents or vowel marks, and keeps what is chosen', () => {
    expect(seen(true, ' creme BRUL')).toEqual(['o90', 'o150']);
    expect(seen(true, 'قهوة')).toEqual(['o90', 'o151']);
    expect(seen(true, 'nothing like it')).toEqual(['o90']);
  });
});

it('a short group is never folded', () => {
  expect(optionsInSight(options.slice(0, 12), false, 'x')).toHaveLength(12);
});
