// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react';
import { useTranslation } from 'react-i18next';
import { afterEach, describe, expect, expectTypeOf, it, vi } from 'vitest';
import { createCurrency, createMoney } from '../domain/money/money.ts';
import { I18nProvider, useFormat, useLocale, useLocalize, useTextLanguage } from './i18n-context.tsx';
import { hasMessage, type MessageKey } from './messages.ts';
import { createTestI18n, TestI18n } from './testing/i18n.tsx';

function Probe() {
  const { t, i18n } = useTranslation();
  const format = useFormat();
  const localize = useLocalize();
  const { locale, dir, setLocale } = useLocale();
  const tag: string = 'no-such-tag';
  return (
    <>
      <p data-testid="probe-text">
        {[
          locale,
          dir,
          t('cart.title'),
          t('cart.items', { count: 3 }),
          t('cart.items', { count: 1 }),
          format.formatMoney(createMoney(1450, createCurrency('KWD'))),
          format.formatMoney(createMoney(100, createCurrency('PLN', 2))),
          localize({ ar: 'شاي', en: 'Tea' }),
          localize({ ar: '', fr: 'Eau' }),
          hasMessage(i18n, `tags.${tag}`) ? 'known' : 'unknown',
        ].join('|')}
      </p>
      <button type="button" onClick={() => setLocale('ar')}>
        Arabic
      </button>
    </>
  );
}

function TextLanguages() {
  const getTextLanguage = useTextLanguage();
  return [{ en: 'Tea', ar: 'شاي' }, { ar: 'شاي', fr: 'Thé' }, { en: '', de: 'Tee' }, {}]
    .map((text) => String(getTextLanguage(text)))
    .join();
}

const readProbeText = () =>
  (screen.getByTestId('probe-text').textContent ?? '').replace(/[\u2066-\u2069]/g, '').replace(/\s/g, ' ');

afterEach(cleanup);

describe('I18nProvider', () => {
  it('provides messages, formats and menu texts in the app’s language', () => {
    render(
      <TestI18n>
        <Probe />
      </TestI18n>,
    );
    expect(readProbeText()).toBe('en|ltr|Your order|3 items|1 item|1.450 KD|1.00 zł|Tea|Eau|unknown');
  });

  // @spec shell/language
  it('switches all text at once when the customer chooses a language, and saves the choice', async () => {
    const rememberLocale = vi.fn();
    const handle = createTestI18n();
    render(
      <I18nProvider
        handle={handle}
        timeZone="Asia/Kuwait"
        country="KW"
        offeredLocales={['en', 'ar']}
        rememberLocale={rememberLocale}
      >
        <Probe />
      </I18nProvider>,
    );
    await act(async () => screen.getByRole('button').click());
    await vi.waitFor(() => expect(readProbeText()).toContain('ar|rtl|طلبك|٣ أصناف|صنف واحد|١٫٤٥٠ د.ك|'));
    expect(readProbeText()).toContain('|شاي|Eau|');
    expect(rememberLocale).toHaveBeenCalledExactlyOnceWith('ar');
  });

  it('throws an error that names the missing I18nProvider', () => {
    expect(() => render(<Probe />)).toThrow('An I18nProvider is missing');
  });
});

describe('useTextLanguage', () => {
  it('returns the language of a text if it differs from the interface language', () => {
    render(
      <I18nProvider
        handle={createTestI18n()}
        timeZone="Asia/Kuwait"
        offeredLocales={['fr', 'en']}
        rememberLocale={vi.fn()}
      >
        <p data-testid="probe-text">
          <TextLanguages />
        </p>
      </I18nProvider>,
    );
    expect(readProbeText()).toBe('undefined,fr,de,undefined');
  });
});

describe('MessageKey', () => {
  it('accepts only the keys of the English file as message keys, and plural keys only without their suffix', () => {
    expectTypeOf<'cart.title'>().toExtend<MessageKey>();
    expectTypeOf<'cart.items'>().toExtend<MessageKey>();
    expectTypeOf<'cart.nothing'>().not.toExtend<MessageKey>();
    expectTypeOf<'cart'>().not.toExtend<MessageKey>();
  });
});
