import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { PAYMENT_CODES } from '../../../../src/domain/payment/payment-methods.ts';
import { folders } from '../../folders.ts';
import { readBusinessFile } from './read-business-file.ts';

const fileNames = readdirSync(folders.businesses).filter((name) => /^demo-.*\.json$/.test(name));

describe.each(fileNames)('%s', (name) => {
  const readDemoFile = () =>
    readBusinessFile(readFileSync(join(folders.businesses, name), 'utf8'), name, (picture) =>
      existsSync(join(folders.businesses, picture)),
    );

  it('reads the file of the demo business without a problem', () => {
    expect(readDemoFile).not.toThrow();
  });

  it('the demo business translates every word by which customers can filter its menu', () => {
    const { categories, words } = readDemoFile();
    const items = categories
      .flatMap((topCategory) => [topCategory, ...(topCategory.subcategories ?? [])])
      .flatMap((category) => category.items);
    const usedWords = items.flatMap(({ tags, ingredients, allergens }) =>
      [tags, ingredients, allergens].flat(),
    );
    expect(usedWords.filter((word) => word !== undefined && !Object.hasOwn(words, word))).toEqual([]);
  });
});

it('the demo businesses are a bakery, a café, a restaurant, a salon and a shop', () => {
  expect(fileNames).toEqual([
    'demo-bakery.json',
    'demo-cafe.json',
    'demo-restaurant.json',
    'demo-salon.json',
    'demo-shop.json',
  ]);
});

describe('the demo businesses together', () => {
  const files = fileNames.map((name) =>
    readBusinessFile(readFileSync(join(folders.businesses, name), 'utf8'), name, () => true),
  );
  const listQuestionTypes = (
    form: { readonly questions: readonly { readonly type: string }[] } | undefined,
  ) => new Set(form?.questions.map(({ type }) => type));

  // @spec constants/payment-codes-1-9-what, entities/payment-methods-enable-wallet-disable
  it('the demo businesses cover every payment method, and both states of one-time codes, wallet and phone verification', () => {
    const methods = new Set(files.flatMap(({ settings }) => settings.payment_methods ?? []));
    expect([...methods].sort((a, b) => a - b)).toEqual([...PAYMENT_CODES]);
    for (const key of ['disable_otp', 'enable_wallet', 'verify_phone'] as const)
      expect(new Set(files.map(({ settings }) => settings[key] === true))).toEqual(new Set([true, false]));
  });

  it('the demo businesses use every question type in feedback forms and in reservation forms', () => {
    for (const form of ['feedback_form', 'reservation_form'] as const) {
      const types = files.flatMap((file) => [...listQuestionTypes(file[form])]);
      expect([...new Set(types)].sort()).toEqual(['choices', 'phone', 'rate', 'slider', 'smile', 'text']);
    }
  });

  it('the demo businesses include a domain, themes, shipping, and pixels that reach no vendor', () => {
    expect(files.flatMap(({ domains }) => domains)).toEqual(['tannour.localhost']);
    expect(files.some(({ themes }) => Object.keys(themes).length > 0)).toBe(true);
    expect(files.some(({ settings }) => settings.checkoutDelivery?.shipping)).toBe(true);
    const pixels = files.flatMap((file) => file.pixels);
    expect(pixels.length).toBeGreaterThan(0);
    for (const { endpoint = '' } of pixels) expect(new URL(endpoint).hostname).toMatch(/\.example$/);
  });
});
