// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { clobberDocument } from '../../src/lib/testing/clobber-document.ts';

const loadAssets = () => import('./assets.ts');

beforeEach(() => {
  vi.resetModules();
});
afterEach(() => {
  vi.restoreAllMocks();
  document.body.textContent = '';
});

/** Makes `document.currentScript` a script tag with this URL. Pass null for no such tag, as in a module script. */
function fakeCurrentScript(src: string | null): void {
  const script = document.createElement('script');
  if (src) script.src = src;
  vi.spyOn(Document.prototype, 'currentScript', 'get').mockReturnValue(src === null ? null : script);
}

it('loads the app from the folder of its script even if an element of the page is named currentScript', async () => {
  fakeCurrentScript('https://orders.example/v1/order-app.js');
  const restoreDocument = clobberDocument('currentScript');
  const { buildAssetUrl } = await loadAssets();
  restoreDocument();
  expect(buildAssetUrl('assets/app.js')).toBe('https://orders.example/v1/assets/app.js');
  expect(buildAssetUrl('/api')).toBe('https://orders.example/api');
});

it('loads the app from the folder of its own module script, not of another script on the page', async () => {
  fakeCurrentScript(null);
  document.body.innerHTML = '<script src="https://evil.example/order-app.js"></script>';
  vi.spyOn(globalThis, 'Error').mockImplementation(
    class {
      stack =
        'Error\n    at https://orders.example:8443/v1/order-app.js?a=1:1:2345\n    at other (https://x.example/y.js:3:4)';
    } as never,
  );
  const { buildAssetUrl } = await loadAssets();
  expect(buildAssetUrl('assets/app.js')).toBe('https://orders.example:8443/v1/assets/app.js');
});

it.each([
  ['the element', { locale: 'ar-KW', page: 'ja', browser: ['ru'] }, 'ar', 'لا يمكن عرض القائمة هنا.'],
  ['the page', { locale: '', page: 'ja-JP', browser: ['ru'] }, 'ja', 'ここにメニューを表示できません。'],
  ['the browser', { locale: '', page: 'xx', browser: ['ha', 'ru'] }, 'ru', 'Меню здесь не отображается.'],
  [
    'no language that it knows',
    { locale: '', page: '', browser: ['ha'] },
    'en',
    'The menu cannot be shown here.',
  ],
])('says in the language of %s that the files cannot be found', async (_, languages, lang, text) => {
  fakeCurrentScript('https://shop.example/combined.js');
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue(languages.browser);
  document.documentElement.lang = languages.page;
  vi.stubGlobal('__PUBLIC_ORIGIN__', '');
  const host = document.createElement('div');
  if (languages.locale) host.setAttribute('locale', languages.locale);
  const { describeLostScript } = await loadAssets();
  expect(describeLostScript(host)?.problem).toEqual({ lang, text });
});
