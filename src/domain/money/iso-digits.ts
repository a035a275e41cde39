const ZERO_DIGIT_CODES = 'BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX UYI VND VUV XAF XOF XPF';
/** Includes CLF and UYW, which have four digits in ISO 4217, because amounts here have at most three. */
const THREE_DIGIT_CODES = 'BHD CLF IQD JOD KWD LYD OMR TND UYW';

/**
 * Number of decimal digits of a currency in ISO 4217; 3 for an unknown code (spec, section 9). The app and the backend
 * must agree. Intl is therefore not used: for the Iraqi dinar, some browsers give three digits and others none.
 */
export function getIsoDigits(code: string): 0 | 2 | 3 {
  if (ZERO_DIGIT_CODES.includes(code)) return 0;
  return !THREE_DIGIT_CODES.includes(code) && Intl.supportedValuesOf('currency').includes(code) ? 2 : 3;
}
