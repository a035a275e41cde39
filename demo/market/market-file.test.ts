import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { folders } from '../server/folders.ts';
import { readBusinessFile } from '../server/services/business-file/read-business-file.ts';
import { KITCHENS } from './kitchens.ts';
import { createMarketFile } from './market-file.ts';
import { renderMarketPage } from './market-page.ts';

const files = KITCHENS.map((kitchen) => createMarketFile(kitchen));
const countDistinct = (select: (file: (typeof files)[number]) => unknown) => new Set(files.map(select)).size;

describe('the marketplace', () => {
  it.each(files.map((file) => [file.reference_id, file] as const))(
    'creates a valid business file for %s',
    (id, file) => {
      const hasPicture = (name: string) => existsSync(join(folders.businesses, name));
      expect(() => readBusinessFile(JSON.stringify(file), id, hasPicture)).not.toThrow();
    },
  );

  it('gives each of the forty demo kitchens its own name, colour, picture and menu', () => {
    expect(countDistinct(({ reference_id }) => reference_id)).toBe(40);
    expect(countDistinct(({ settings }) => settings.business_name.en)).toBe(40);
    expect(countDistinct(({ settings }) => settings.cover.file)).toBe(40);
    expect(countDistinct(({ settings }) => settings.theme_color)).toBe(40);
    expect(countDistinct(({ settings }) => settings.currency)).toBeGreaterThan(10);
    expect(countDistinct(({ settings }) => settings.currency_digits)).toBe(3);
    expect(countDistinct(({ categories }) => JSON.stringify(categories))).toBe(40);
  });

  it('gives every demo kitchen dishes with realistic prices in its currency', () => {
    for (const { reference_id, categories } of files)
      for (const { name, price } of categories.flatMap(({ items }) => items)) {
        expect([reference_id, name.en, price > 0]).toEqual([reference_id, name.en, true]);
        expect(`${price}`.length).toBeLessThan(7);
      }
  });

  it('the committed market page shows the current demo kitchens (if not, run `npx tsx demo/market/write-market-page.ts`)', () => {
    expect(readFileSync(join(folders.pages, 'market.html'), 'utf8')).toBe(renderMarketPage());
  });
});
