import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { folders } from '../server/folders.ts';
import { readBusinessFile } from '../server/services/business-file/read-business-file.ts';
import { KITCHENS } from './kitchens.ts';
import { marketFile } from './market-file.ts';
import { marketPage } from './market-page.ts';

const files = KITCHENS.map((kitchen) => marketFile(kitchen));
const kinds = (of: (file: (typeof files)[number]) => unknown) => new Set(files.map(of)).size;

describe('the marketplace', () => {
  it.each(files.map((file) => [file.reference_id, file] as const))(
    '%s is a business without problems',
    (id, file) => {
      const picture = (name: string) => existsSync(join(folders.businesses, name));
      expect(() => readBusinessFile(JSON.stringify(file), id, picture)).not.toThrow();
    },
  );

  it('has forty kitchens that differ in name, look, picture and money', () => {
    expect(kinds(({ reference_id }) => reference_id)).toBe(40);
    expect(kinds(({ settings }) => settings.business_name.en)).toBe(40);
    expect(kinds(({ settings }) => settings.cover.file)).toBe(40);
    expect(kinds(({ settings }) => settings.theme_color)).toBe(40);
    expect(kinds(({ settings }) => settings.currency)).toBeGreaterThan(10);
    expect(kinds(({ settings }) => settings.currency_digits)).toBe(3);
    expect(kinds(({ categories }) => JSON.stringify(categories))).toBe(40);
  });

  it('has prices a kitchen there could have', () => {
    for (const { reference_id, categories } of files)
      for (const { name, price } of categories.flatMap(({ items }) => items)) {
        expect([reference_id, name.en, price > 0]).toEqual([reference_id, name.en, true]);
        expect(`${price}`.length).toBeLessThan(7);
      }
  });

  it('has a page that shows every one of them (npx tsx demo/market/write-market-page.ts)', () => {
    expect(readFileSync(join(folders.pages, 'market.html'), 'utf8')).toBe(marketPage());
  });
});
