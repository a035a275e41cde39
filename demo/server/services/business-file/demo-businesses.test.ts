import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { folders } from '../../folders.ts';
import { readBusinessFile } from './read-business-file.ts';

const names = readdirSync(folders.businesses).filter((name) => /^demo-.*\.json$/.test(name));

describe.each(names)('%s', (name) => {
  const read = () =>
    readBusinessFile(readFileSync(join(folders.businesses, name), 'utf8'), name, (picture) =>
      existsSync(join(folders.businesses, picture)),
    );

  it('has no problems', () => {
    expect(read).not.toThrow();
  });

  it('has a name for every word its menu can be filtered by', () => {
    const { categories, words } = read();
    const items = categories.flatMap((top) => [top, ...(top.subcategories ?? [])]).flatMap((of) => of.items);
    const used = items.flatMap(({ tags, ingredients, allergens }) => [tags, ingredients, allergens].flat());
    expect(used.filter((word) => word !== undefined && !Object.hasOwn(words, word))).toEqual([]);
  });
});

it('there is a business for each way to show a menu, and one that sells time', () => {
  expect(names).toEqual(['demo-cafe.json', 'demo-restaurant.json', 'demo-salon.json', 'demo-shop.json']);
});
