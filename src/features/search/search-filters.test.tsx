// @vitest-environment jsdom
import '../../ui/testing/render-ui.ts';
import { screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import {
  getButton,
  getResultNames,
  getSearchField,
  openSearchScreen,
  user,
} from './testing/render-search-screen.tsx';

afterEach(() => sessionStorage.clear());

describe('search filters', () => {
  it('lists the items that match the search filters when no term is entered', async () => {
    await openSearchScreen();
    await user.click(getButton('Vegetarian'));
    expect(getResultNames()).toEqual(['Saffron latte', 'Espresso']);
    await user.click(getButton('Available now'));
    await user.click(getButton('Vegetarian'));
    expect(getResultNames()).toEqual(['Saffron latte', 'Espresso', 'Coffee cake']);
    await user.click(getButton('Available now'));
    expect(getResultNames()).toEqual([]);
  });

  // @spec calls/get-tags-ingredients
  it('labels search filters with the business’s own words, and shows each filter’s number of results', async () => {
    await openSearchScreen();
    await user.type(getSearchField(), 'latte');
    await user.click(getButton('Filters'));
    const sheet = within(screen.getByRole('dialog', { name: 'Filters' }));
    expect(sheet.getByRole('button', { name: /^Whole milk\s*1$/ })).toBeTruthy();
    expect(sheet.queryByRole('button', { name: /^Milk/ })).toBeNull();
    await user.click(sheet.getByRole('button', { name: /^Available now\s*1$/ }));
    expect(sheet.getByRole('button', { name: 'Show 1 result' })).toBeTruthy();
    expect(getResultNames()).toEqual(['Saffron latte']);
  });

  it('filters search results by price and allergens, and removes one filter at a time', async () => {
    await openSearchScreen();
    await user.click(getButton('Filters'));
    const sheet = within(screen.getByRole('dialog', { name: 'Filters' }));
    await user.type(sheet.getByRole('textbox', { name: 'Max' }), '3');
    expect(getResultNames()).toEqual(['Saffron latte', 'Espresso', 'Iced mocha oat latte']);
    await user.click(sheet.getByRole('button', { name: /^Milk/ }));
    expect(getResultNames()).toEqual(['Espresso']);
    await user.click(sheet.getByRole('button', { name: 'Show 1 result' }));
    await user.click(getButton('Remove filter: Without Milk'));
    expect(getResultNames()).toHaveLength(3);
    await user.click(getButton(/^Remove filter: Max 3\.000/));
    expect(getResultNames()).toEqual([]);
  });

  // @spec validation/number-inputs-strip-what-no
  it('accepts only an amount as a price limit, with digits of any script', async () => {
    await openSearchScreen();
    await user.click(getButton('Filters'));
    const limitField = screen.getByRole<HTMLInputElement>('textbox', { name: 'Max' });
    await user.type(limitField, 'KD ٣.2505x');
    expect(limitField.value).toBe('3.250');
    await user.type(limitField, 'a1', { initialSelectionStart: 1, initialSelectionEnd: 1 });
    expect(limitField.value).toBe('31.250');
    expect(limitField.selectionStart).toBe(2);
  });

  it('offers to clear the search filters when the filters exclude every result', async () => {
    await openSearchScreen();
    await user.type(getSearchField(), 'coffee cake');
    await user.click(getButton('Vegetarian'));
    expect(screen.getByRole('heading', { name: 'No results with these filters' })).toBeTruthy();
    await user.click(getButton('Clear filters'));
    expect(getResultNames()).toEqual(['Coffee cake']);
  });
});
