import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { directionOf } from '../../../src/i18n/locales-list.ts';
import { productLocales } from '../../../tests/locales/product-locales.ts';
import type { Business } from '../services/catalogue.ts';
import { notFound } from '../services/refusal.ts';
import { describeFrom } from './hosted-page-describe.ts';

const file = join(import.meta.dirname, '../../businesses/demo-cafe.json');
const { settings } = JSON.parse(readFileSync(file, 'utf8'));

const withSettings = (patch: object = {}, shipped = productLocales) => {
  const restaurant = { reference_id: 'demo-cafe', ...settings, logo: null, ...patch };
  const business = { file: { pixels: [] }, response: { restaurant } } as unknown as Business;
  const catalogue = {
    business: async (id: string) => {
      if (id !== 'demo-cafe') throw notFound('The business');
      return business;
    },
  };
  return describeFrom(catalogue, shipped);
};
const localeFor = async (cookies: string, acceptLanguage: string, locales: string[] = ['en', 'ar']) =>
  (await withSettings({ locales })('demo-cafe', { cookies, acceptLanguage }))?.locale;

describe('describeFrom', () => {
  it('knows the business in the visitor’s language', async () => {
    const page = await withSettings()('demo-cafe', { cookies: '', acceptLanguage: 'ar-KW,ar;q=0.9' });
    expect(page).toMatchObject({
      title: 'بيت القهوة',
      locale: 'ar',
      dir: 'rtl',
      phone: '+96522000140',
      themeColor: 'rgb(109,85,124)',
      background: '#fbfaf8',
      colorScheme: 'light dark',
    });
  });

  it.each([
    ['i18n_redirected=ar', 'en', 'ar'],
    ['a=b; i18n_redirected=de', 'ar', 'ar'],
    ['', 'fr, ar;q=0.8, en;q=0.9', 'en'],
    ['', 'ar;q=0, en;q=0.1', 'en'],
    ['', 'fr', 'en'],
    ['', '', 'en'],
  ])('with cookie "%s" and languages "%s" chooses %s', async (cookies, languages, expected) => {
    expect(await localeFor(cookies, languages)).toBe(expected);
  });

  it('falls back to the business’s first language', async () => {
    expect(await localeFor('', 'fr', ['de', 'en'])).toBe('de');
  });

  it('is in a language the app speaks', async () => {
    const german = withSettings({ locales: ['de', 'en'] }, ['ar', 'en']);
    const page = await german('demo-cafe', { cookies: '', acceptLanguage: 'de' });
    expect(page?.locale).toBe('en');
  });

  it('writes every language in its direction', async () => {
    for (const code of productLocales) {
      const page = await withSettings({ locales: [code] })('demo-cafe', { cookies: '', acceptLanguage: '' });
      expect([page?.locale, page?.dir]).toEqual([code, directionOf(code)]);
    }
  });

  it('knows nothing of a reference id that nobody has', async () => {
    expect(await withSettings()('nobody', { cookies: '', acceptLanguage: '' })).toBeNull();
  });

  it('does not take a broken database for an unknown business', async () => {
    const broken = describeFrom({ business: async () => Promise.reject(new Error('down')) }, productLocales);
    await expect(broken('demo-cafe', { cookies: '', acceptLanguage: '' })).rejects.toThrow('down');
  });
});
