// @vitest-environment jsdom
import { renderHook } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { TestI18n } from '../../i18n/testing/i18n.tsx';
import { useAddressText } from './use-address-text.ts';

const said = (fields: Parameters<ReturnType<typeof useAddressText>>[0], locale: 'en' | 'ar' = 'en') =>
  renderHook(() => useAddressText(), {
    wrapper: ({ children }) => <TestI18n locale={locale}>{children}</TestI18n>,
  })
    .result.current(fields)
    .replace(/[\u2066-\u2069]/g, '');

describe('an address in one line', () => {
  it('names the parts of a Kuwaiti one, which are numbers', () => {
    expect(said({ block: '4', street: '14', house_number: '7' })).toBe('Block 4 · Street 14 · House 7');
    expect(said({ block: '4', street: '14' }, 'ar')).toBe('قطعة 4 · شارع 14');
  });

  it('keeps number and street together where there are no blocks', () => {
    expect(said({ street: 'Kollwitzstraße', house_number: '118', postcode: '10435', city: 'Berlin' })).toBe(
      'Berlin · 10435 · Kollwitzstraße 118',
    );
  });

  it('leaves out what was not written', () => {
    expect(said({ street: ' ', floor: null, apartment: '3' })).toBe('Apartment 3');
    expect(said({})).toBe('');
  });
});
