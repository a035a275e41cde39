// @vitest-environment jsdom
import '../../ui/testing/render-ui.ts';
import { screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import {
  getButton,
  openSearchScreen,
  resultNames,
  searchField,
  user,
} from './testing/render-search-screen.tsx';

afterEach(() => sessionStorage.clear());

describe('search filters', () => {
  it('lists the items that match the filters alone, and nothing once they are removed', async () => {
    await openSearchScreen();
    await user.click(getButton('Vegetarian'));
    expect(resultNames()).toEqual(['Saffron latte', 'Espresso']);
    await user.click(getButton('Available now'));
    await user.click(getButton('Vegetarian'));
    expect(resultNames()).toEqual(['Saffron latte', 'Espresso', 'Coffee cake']);
    await user.click(getButton('Available now'));
    expect(resultNames()).toEqual([]);
  });

  it('shows how many results each filter would leave, under the business’s names', async () => {
    await openSearchScreen();
    await user.type(searchField(), 'latte');
    await user.click(getButton('Filters'));
    const sheet = within(screen.getByRole('dialog', { name: 'Filters' }));
    expect(sheet.getByRole('button', { name: /^Whole milk\s*1$/ })).toBeTruthy();
    expect(sheet.queryByRole('button', { name: /^Milk/ })).toBeNull();
    await user.click(sheet.getByRole('button', { name: /^Available now\s*1$/ }));
    expect(sheet.getByRole('button', { name: 'Show 1 result' })).toBeTruthy();
    expect(resultNames()).toEqual(['Saffron latte']);
  });

  it('filters by price and by allergens to avoid, and removes each filter on its own', async () => {
    await openSearchScreen();
    await user.click(getButton('Filters'));
    const sheet = within(screen.getByRole('dialog', { name: 'Filters' }));
    await user.type(sheet.getByRole('textbox', { name: 'Max' }), '3');
    expect(resultNames()).toEqual(['Saffron latte', 'Espresso', 'Iced mocha oat latte']);
    await user.click(sheet.getByRole('button', { name: /^Milk/ }));
    expect(resultNames()).toEqual(['Espresso']);
    await user.click(sheet.getByRole('button', { name: 'Show 1 result' }));
    await user.click(getButton('Remove filter: Without Milk'));
    expect(resultNames()).toHaveLength(3);
    await user.click(getButton(/^Remove filter: Max 3\.000/));
    expect(resultNames()).toEqual([]);
  });

  it('offers to clear the filters when they exclude every result', async () => {
    await openSearchScreen();
    await user.type(searchField(), 'coffee cake');
    await user.click(getButton('Vegetarian'));
    expect(screen.getByRole('heading', { name: 'No results with these filters' })).toBeTruthy();
    await user.click(getButton('Clear filters'));
    expect(resultNames()).toEqual(['Coffee cake']);
  });
});
