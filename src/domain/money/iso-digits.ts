const NONE = 'BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX UYI VND VUV XAF XOF XPF';
/** With the two that have four: the most an amount here has is three. */
const THREE = 'BHD CLF IQD JOD KWD LYD OMR TND UYW';

/**
 * The decimals ISO 4217 gives a currency; 3 for a code that is none of its own, as for a business that says nothing (spec,
 * section 9). Not asked of Intl: browsers differ about them (the Iraqi dinar has three here, none there), and client and
 * backend must agree.
 */
export function isoDigits(code: string): 0 | 2 | 3 {
  if (NONE.includes(code)) return 0;
  return !THREE.includes(code) && Intl.supportedValuesOf('currency').includes(code) ? 2 : 3;
}
