import { afterEach, describe, expect, it, vi } from 'vitest';
import english from '../../locales/en.json';
import { coreMessages } from './core-messages.ts';
import { createI18n } from './create-i18n.ts';
import { formatDuration } from './duration.ts';
import type { MessageKey } from './messages.ts';

const localeFiles: Record<string, unknown> = {
  en: {
    cart: {
      title: 'Your order',
      removed: '{{name}} removed',
      items_one: '{{count}} item',
      items_other: '{{count}} items',
    },
  },
  ar: {
    cart: {
      title: 'طلبك',
      removed: 'تمت إزالة {{name}}',
      items_zero: 'لا أصناف',
      items_one: 'صنف',
      items_two: 'صنفان',
      items_few: '{{count}} أصناف',
      items_many: '{{count}} صنفاً',
      items_other: '{{count}} صنف',
    },
    login: { passwordHint: '٨ أحرف على الأقل' },
  },
  de: { cart: { items_one: '{{count}} Artikel', items_other: '{{count}} Artikel' } },
};

function setUp(locale: string, failingLocales: readonly string[] = [], country = 'KW') {
  const load = vi.fn(async (code: string) => {
    if (failingLocales.includes(code)) throw new Error('offline');
    return localeFiles[code];
  });
  const warn = vi.fn();
  const handle = createI18n({ locale, load, warn, getCountry: () => country });
  return { ...handle, load, warn, t: (key: MessageKey, values = {}) => handle.i18n.t(key, values) };
}

afterEach(() => vi.restoreAllMocks());

describe('createI18n', () => {
  it('provides the texts of the app’s language, and loads no other locale file', async () => {
    const { ready, t, load, warn } = setUp('ar');
    await ready;
    expect(t('cart.title')).toBe('طلبك');
    expect(load.mock.calls).toEqual([['ar']]);
    expect(warn).not.toHaveBeenCalled();
  });

  it('uses the Intl data of the locale file if the browser lacks the language', async () => {
    vi.spyOn(Intl.ListFormat, 'supportedLocalesOf').mockReturnValue([]);
    localeFiles.lo = { intl: { 'minute other': '# ນາທີ' } };
    const { ready } = setUp('lo');
    await ready;
    expect(formatDuration('lo', '', 300_000)).toBe('5 ນາທີ');
  });

  it('logs nothing to the console while texts are loaded and translated', async () => {
    const consoleSpies = (['log', 'info', 'warn', 'error'] as const).map((level) => vi.spyOn(console, level));
    const { ready, t } = setUp('en');
    await ready;
    t('cart.title');
    for (const consoleSpy of consoleSpies) expect(consoleSpy).not.toHaveBeenCalled();
  });

  it('keeps the languages of two elements independent', async () => {
    const english = setUp('en');
    const arabic = setUp('ar');
    await Promise.all([english.ready, arabic.ready]);
    await english.setLocale('de');
    expect(arabic.t('cart.title')).toBe('طلبك');
    expect(english.i18n.language).toBe('de');
  });

  it('chooses plural forms by the language, and writes counts in the digits of the business’s country', async () => {
    const { ready, t } = setUp('ar');
    await ready;
    const texts = [0, 1, 2, 3, 11, 100].map((count) => t('cart.items', { count }));
    expect(texts).toEqual(['لا أصناف', 'صنف', 'صنفان', '٣ أصناف', '١١ صنفاً', '١٠٠ صنف']);
  });

  it.each([
    ['KW', '٨ أحرف على الأقل'],
    ['EG', '٨ أحرف على الأقل'],
    ['MA', '8 أحرف على الأقل'],
    ['DZ', '8 أحرف على الأقل'],
    ['TN', '8 أحرف على الأقل'],
    ['LY', '8 أحرف على الأقل'],
    ['DE', '8 أحرف على الأقل'],
  ])('writes the digits of an Arabic message as the country %s does', async (country, text) => {
    const { ready, t } = setUp('ar', [], country);
    await ready;
    expect(t('login.passwordHint')).toBe(text);
  });

  it('does not convert the digits of a name that is inserted into a message', async () => {
    const { ready, t } = setUp('ar', [], 'MA');
    await ready;
    expect(t('cart.removed', { name: 'طاولة ٧' })).toContain('٧');
  });

  it('isolates an inserted value of the opposite text direction, and treats the value as plain text', async () => {
    const { ready, t } = setUp('ar');
    await ready;
    expect(t('cart.removed', { name: 'Flat white' })).toBe('تمت إزالة \u2068Flat white\u2069');
    expect(t('cart.removed', { name: '$t(cart.title) {{count}} <b>' })).toContain(
      '$t(cart.title) {{count}} <b>',
    );
  });

  // @spec shell/falls-back-english, errors/locale-fails-load
  it('falls back to English and only logs a warning when a locale file fails to load', async () => {
    const { ready, t, i18n, warn } = setUp('ar', ['ar']);
    await ready;
    expect([i18n.language, t('cart.title')]).toEqual(['en', 'Your order']);
    expect(warn).toHaveBeenCalledExactlyOnceWith('Locale ar could not be loaded: Error: offline');
  });

  // @spec errors/locale-fails-load
  it('shows the bundled English text if no locale file loads', async () => {
    const { ready, t, i18n, hasMessages } = setUp('ar', ['ar', 'en']);
    await ready;
    expect([i18n.language, t('errors.networkText'), t('notice.cartEmpty')]).toEqual([
      'en',
      english.errors.networkText,
      english.notice.cartEmpty,
    ]);
    expect(hasMessages()).toBe(true);
  });

  it('translates the error page before any locale file has loaded', () => {
    const { t, hasMessages } = setUp('ar');
    expect(t('errors.networkText')).toBe(english.errors.networkText);
    expect(hasMessages()).toBe(false);
    expect(english).toMatchObject(coreMessages);
  });

  // @spec errors/missing-messages
  it('warns once per message that a locale lacks, and shows the English message', async () => {
    const { ready, t, warn, load, i18n } = setUp('de');
    await ready;
    const englishLoaded = new Promise((resolve) => i18n.store.on('added', resolve));
    expect(t('cart.title')).toBe('Title');
    t('cart.title');
    expect(warn.mock.calls).toEqual([['No message cart.title in de']]);
    await englishLoaded;
    expect(t('cart.title')).toBe('Your order');
    expect(load.mock.calls).toEqual([['de'], ['en']]);
  });

  it('keeps the current language when another language fails to load, and loads that language on a retry', async () => {
    const failingLocales = ['ar'];
    const { ready, setLocale, i18n, load } = setUp('en', failingLocales);
    await ready;
    await setLocale('ar');
    expect(i18n.language).toBe('en');
    failingLocales.pop();
    await setLocale('ar');
    expect(i18n.language).toBe('ar');
    await setLocale('en');
    expect(load).toHaveBeenCalledTimes(3);
  });

  it('switches to the language chosen last when locale files arrive out of order', async () => {
    const pendingLoads = new Map<string, () => void>();
    const load = (code: string) =>
      new Promise<unknown>((resolve) => pendingLoads.set(code, () => resolve(localeFiles[code])));
    const { ready, setLocale, i18n } = createI18n({ locale: 'en', load, warn: vi.fn() });
    pendingLoads.get('en')?.();
    await ready;
    const switchToArabic = setLocale('ar');
    const switchToGerman = setLocale('de');
    pendingLoads.get('de')?.();
    await switchToGerman;
    pendingLoads.get('ar')?.();
    await switchToArabic;
    expect(i18n.language).toBe('de');
  });
});
