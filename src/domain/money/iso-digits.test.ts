import { describe, expect, it } from 'vitest';
import { getIsoDigits } from './iso-digits.ts';

const splitCodes = (text: string) => text.split(' ');

describe('getIsoDigits', () => {
  it.each(splitCodes('BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX UYI VND VUV XAF XOF XPF'))(
    'gives the currency %s no decimal digits',
    (code) => {
      expect(getIsoDigits(code)).toBe(0);
    },
  );

  it.each(splitCodes('BHD IQD JOD KWD LYD OMR TND'))('gives the currency %s three decimal digits', (code) => {
    expect(getIsoDigits(code)).toBe(3);
  });

  it.each(splitCodes('EUR USD GBP CHF AED SAR QAR EGP TRY INR'))(
    'gives the currency %s two decimal digits',
    (code) => {
      expect(getIsoDigits(code)).toBe(2);
    },
  );

  it.each(splitCodes('HUF IRR LBP RSD AFN TWD'))(
    'gives the currency %s two decimal digits in every browser',
    (code) => {
      expect(getIsoDigits(code)).toBe(2);
    },
  );

  it.each(splitCodes('CLF UYW XQZ'))(
    'gives the currency %s three decimal digits if it is unknown or has four digits in ISO 4217',
    (code) => {
      expect(getIsoDigits(code)).toBe(3);
    },
  );
});
