import { ProviderRefused } from './provider.ts';

/** Source: https://docs.stripe.com/currencies. Stripe uses two decimals for ISK and UGX, although ISO 4217 has none. */
const NO_DECIMALS = [
  'BIF',
  'CLP',
  'DJF',
  'GNF',
  'JPY',
  'KMF',
  'KRW',
  'MGA',
  'PYG',
  'RWF',
  'VND',
  'VUV',
  'XAF',
  'XOF',
  'XPF',
];
const THREE_DECIMALS = ['BHD', 'JOD', 'KWD', 'OMR', 'TND'];

const getDecimals = (currency: string): number => {
  if (NO_DECIMALS.includes(currency)) return 0;
  return THREE_DECIMALS.includes(currency) ? 3 : 2;
};

/**
 * The step of amounts in a currency, as a decimal number: Stripe accepts only its multiples. Undefined if Stripe
 * accepts any amount.
 */
export const getStripeStep = (currency: string): number | undefined =>
  getDecimals(currency) === 3 ? 0.01 : undefined;

/** Shifts the decimal point. Divides for negative `decimals`, because multiplying by a fraction would not be exact. */
const shiftDecimals = (amount: number, decimals: number): number =>
  decimals < 0 ? amount / 10 ** -decimals : amount * 10 ** decimals;

/**
 * Converts our minor units to Stripe's. Throws ProviderRefused for amounts that Stripe cannot charge: fractions of its
 * units, and amounts in three-decimal currencies that are not multiples of ten.
 */
export function toStripeAmount(minor: number, currency: string, digits: number): number {
  const amount = shiftDecimals(minor, getDecimals(currency) - digits);
  const step = getDecimals(currency) === 3 ? 10 : 1;
  if (!Number.isSafeInteger(amount) || amount % step !== 0)
    throw new ProviderRefused(
      `Stripe cannot charge ${minor} minor units of ${currency} with ${digits} decimals`,
    );
  return amount;
}

/** Converts Stripe's amount to our minor units. The result may be a fraction, which matches no payment. */
export const parseStripeAmount = (amount: number, currency: string, digits: number): number =>
  shiftDecimals(amount, digits - getDecimals(currency));
