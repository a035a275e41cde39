import { describe, expect, it } from 'vitest';
import { getVisibleOptions } from './group-choice.ts';

const options = Array.from({ length: 200 }, (_, index) => ({
  id: `o${index}`,
  label: index === 150 ? 'Crème brûlée' : index === 151 ? 'قَهْوَة' : `Topping ${index}`,
  quantity: index === 90 ? 1 : 0,
}));
const listVisibleIds = (isExpanded: boolean, searchText = '') =>
  getVisibleOptions(options, isExpanded, searchText).map(({ id }) => id);

describe('a group of 200 options', () => {
  it('shows only the first and the selected options of a long group until the customer expands the group', () => {
    expect(listVisibleIds(false)).toEqual(['o0', 'o1', 'o2', 'o3', 'o4', 'o5', 'o6', 'o7', 'o90']);
    expect(listVisibleIds(true)).toHaveLength(200);
  });
  it('finds options by any part of the name, ignoring case, accents and vowel marks', () => {
    expect(listVisibleIds(true, ' creme BRUL')).toEqual(['o90', 'o150']);
    expect(listVisibleIds(true, 'قهوة')).toEqual(['o90', 'o151']);
    expect(listVisibleIds(true, 'nothing like it')).toEqual(['o90']);
  });
});

it('never folds a short option group', () => {
  expect(getVisibleOptions(options.slice(0, 12), false, 'x')).toHaveLength(12);
});
