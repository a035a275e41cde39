// @vitest-environment jsdom
import { renderHook } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { TestI18n } from '../../i18n/testing/i18n.tsx';
import { useAddressFormatter } from './use-address-formatter.ts';

type AddressFields = Parameters<ReturnType<typeof useAddressFormatter>>[0];

const formatAddress = (fields: AddressFields, locale: 'en' | 'ar' = 'en') =>
  renderHook(() => useAddressFormatter(), {
    wrapper: ({ children }) => <TestI18n locale={locale}>{children}</TestI18n>,
  })
    .result.current(fields)
    .replace(/[\u2066-\u2069]/g, '');

describe('useAddressFormatter', () => {
  it('labels the parts of a Kuwaiti address with "Block", "Street" and "House"', () => {
    expect(formatAddress({ block: '4', street: '14', house_number: '7' })).toBe(
      'Block 4 · Street 14 · House 7',
    );
    expect(formatAddress({ block: '4', street: '14' }, 'ar')).toBe('قطعة 4 · شارع 14');
  });

  it('writes the house number after its street in an address without blocks', () => {
    const fields = { street: 'Kollwitzstraße', house_number: '118', postcode: '10435', city: 'Berlin' };
    expect(formatAddress(fields)).toBe('Berlin · 10435 · Kollwitzstraße 118');
  });

  it('leaves out the empty fields of an address', () => {
    expect(formatAddress({ street: ' ', floor: null, apartment: '3' })).toBe('Apartment 3');
    expect(formatAddress({})).toBe('');
  });
});
