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

  it('passes the import checks without a problem', () => {
    expect(read).not.toThrow();
  });

  it('translates every word that its menu can be filtered by', () => {
    const { categories, words } = read();
    const items = categories
      .flatMap((top) => [top, ...(top.subcategories ?? [])])
      .flatMap((category) => category.items);
    const used = items.flatMap(({ tags, ingredients, allergens }) => [tags, ingredients, allergens].flat());
    expect(used.filter((word) => word !== undefined && !Object.hasOwn(words, word))).toEqual([]);
  });
});

it('includes a café, a restaurant, a salon and a shop', () => {
  expect(names).toEqual(['demo-cafe.json', 'demo-restaurant.json', 'demo-salon.json', 'demo-shop.json']);
});
