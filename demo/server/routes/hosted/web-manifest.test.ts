import { describe, expect, it } from 'vitest';
import { folders } from '../../folders.ts';
import { demoBusiness } from '../../services/testing/demo-business.ts';
import { createInterfaceTextReader } from './page-language.ts';
import { createWebManifest } from './web-manifest.ts';

const getInterfaceText = createInterfaceTextReader(folders.locales);
const createManifest = (locale: string, business = demoBusiness('demo-cafe')) =>
  createWebManifest({ business, locale, firstLocale: 'en', interfaceText: getInterfaceText(locale) });

describe('the web app manifest of a business', () => {
  it('puts the business’s name, scope, colours and icons into the web app manifest', () => {
    const manifest = createManifest('en');
    expect(manifest).toMatchObject({
      id: '/demo-cafe',
      name: 'Bayt Coffee',
      short_name: 'Bayt Coffee',
      lang: 'en',
      dir: 'ltr',
      start_url: '/demo-cafe',
      scope: '/demo-cafe',
      display: 'standalone',
      theme_color: 'rgb(109,85,124)',
      background_color: '#fbfaf8',
    });
    const icons = manifest.icons.map(({ sizes, purpose, type }) => `${sizes} ${purpose} ${type}`);
    expect(icons.sort()).toEqual([
      '192x192 any image/png',
      '192x192 maskable image/png',
      '512x512 any image/png',
      '512x512 maskable image/png',
    ]);
  });

  it('writes the web app manifest in the page’s language, with shortcuts to the menu and the cart', () => {
    expect(createManifest('ar')).toMatchObject({
      name: 'بيت القهوة',
      lang: 'ar',
      dir: 'rtl',
      shortcuts: [
        { name: getInterfaceText('ar').menu, url: '/demo-cafe/car_pickup' },
        { name: getInterfaceText('ar').cart, url: '/demo-cafe/car_pickup/cart' },
      ],
    });
  });

  it.each([
    ['Bayt Coffee', 'Bayt Coffee'],
    ['The Old Coffee House of Salmiya', 'The Old'],
    ['Donaudampfschifffahrt', 'Donaudampfschifffahrt'],
  ])('names the installed app of the business "%s" in whole words as "%s"', (name, shortName) => {
    const renamedCafe = demoBusiness('demo-cafe', (file) => ({
      ...file,
      settings: { ...file.settings, business_name: { en: name } },
    }));
    expect(createManifest('en', renamedCafe).short_name).toBe(shortName);
  });
});
