import { describe, expect, it, vi } from 'vitest';
import { toDecimal } from '../../domain/money/arithmetic.ts';
import { menu as menuSchema } from '../contract/menu-contract.ts';
import { KWD } from '../testing/mapped-menu.ts';
import { wireCategory, wireItem } from '../testing/wire-examples.ts';
import { readMenu } from './map-menu.ts';

describe('readMenu', () => {
  const wireMenu = menuSchema.parse({
    categories: [
      wireCategory('c', [wireItem('a'), null, wireItem('b')]),
      wireCategory('d', [wireItem('z'), wireItem('a', { price: 9 })]),
    ],
  });

  it('maps the items of a menu in steps and continues where the last step stopped', () => {
    const reader = readMenu(wireMenu, KWD, '', () => undefined);
    const listIds = () => reader.getMenu().categories.map(({ items }) => items.map(({ id }) => id));
    expect(reader.readItems((readCount) => readCount < 1)).toBe(false);
    expect(listIds()).toEqual([['a'], []]);
    expect(reader.readItems((readCount) => readCount < 9)).toBe(true);
    expect(listIds()).toEqual([['a', 'b'], ['z']]);
  });

  it('maps a menu item only once, even if it is requested before the steps reach it', () => {
    const report = vi.fn();
    const reader = readMenu(wireMenu, KWD, '', report);
    const item = reader.getItem('z');
    expect(item?.id).toBe('z');
    reader.readItems(() => true);
    expect(reader.getItem('z')).toBe(item);
    expect(reader.getMenu().categories[1]?.items[0]).toBe(item);
    expect(reader.getItem('nothing')).toBeUndefined();
    expect(report.mock.calls.map(([, subject]) => subject)).toEqual(['item a', 'item undefined']);
  });

  it('returns the first of two menu items with the same id', () => {
    const price = readMenu(wireMenu, KWD, '', () => undefined).getItem('a')?.price;
    expect(price && toDecimal(price)).toBe(1.5);
  });

  it('reads a menu without the Function constructor, which a strict content security policy forbids', () => {
    const functionConstructor = vi.spyOn(globalThis, 'Function');
    const item = readMenu(wireMenu, KWD, '', () => undefined).getItem('a');
    expect(item?.id).toBe('a');
    expect(functionConstructor).not.toHaveBeenCalled();
  });
});
