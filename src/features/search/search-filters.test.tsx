// @vitest-environment jsdom
import '../../ui/testing/render-ui.ts';
import { screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { chip, field, names, open, user } from './testing/render-search-screen.tsx';

afterEach(() => sessionStorage.clear());

describe('filters', () => {
  it('list what fits them without a word typed, and are taken off again', async () => {
    await open();
    await user.click(chip('Vegetarian'));
    expect(names()).toEqual(['Saffron latte', 'Espresso']);
    await user.click(chip('Available now'));
    await user.click(chip('Vegetarian'));
    expect(names()).toEqual(['Saffron latte', 'Espresso', 'Coffee cake']);
    await user.click(chip('Available now'));
    expect(names()).toEqual([]);
  });

  it('count what each would leave, by the names the business gives', async () => {
    await open();
    await user.type(field(), 'latte');
    await user.click(chip('Filters'));
    const sheet = within(screen.getByRole('dialog', { name: 'Filters' }));
    expect(sheet.getByRole('button', { name: /^Whole milk\s*1$/ })).toBeTruthy();
    expect(sheet.queryByRole('button', { name: /^Milk/ })).toBeNull();
    await user.click(sheet.getByRole('button', { name: /^Available now\s*1$/ }));
    expect(sheet.getByRole('button', { name: 'Show 1 result' })).toBeTruthy();
    expect(names()).toEqual(['Saffron latte']);
  });

  it('keep to a price, and to allergens to avoid, each removable', async () => {
    await open();
    await user.click(chip('Filters'));
    const sheet = within(screen.getByRole('dialog', { name: 'Filters' }));
    await user.type(sheet.getByRole('textbox', { name: 'Max' }), '3');
    expect(names()).toEqual(['Saffron latte', 'Espresso', 'Iced mocha oat latte']);
    await user.click(sheet.getByRole('button', { name: /^Milk/ }));
    expect(names()).toEqual(['Espresso']);
    await user.click(sheet.getByRole('button', { name: 'Show 1 result' }));
    await user.click(chip('Remove filter: Without Milk'));
    expect(names()).toHaveLength(3);
    await user.click(chip(/^Remove filter: Max 3\.000/));
    expect(names()).toEqual([]);
  });

  it('say so when they leave nothing, with one press to clear them', async () => {
    await open();
    await user.type(field(), 'coffee cake');
    await user.click(chip('Vegetarian'));
    expect(screen.getByRole('heading', { name: 'No results with these filters' })).toBeTruthy();
    await user.click(chip('Clear filters'));
    expect(names()).toEqual(['Coffee cake']);
  });
});
