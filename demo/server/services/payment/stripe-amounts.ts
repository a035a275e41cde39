import { ProviderRefused } from './provider.ts';

/** Of https://docs.stripe.com/currencies: all others have two decimals, also ISK and UGX, which have none in ISO 4217. */
const NO_DECIMALS = [
  ...[
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
  ],
];
const THREE_DECIMALS = ['BHD', 'JOD', 'KWD', 'OMR', 'TND'];

const decimalsOf = (currency: string): number => {
  if (NO_DECIMALS.includes(currency)) return 0;
  return THREE_DECIMALS.includes(currency) ? 3 : 2;
};

/** By division where it gets less: a tenth is no exact number. */
const shiftDecimals = (amount: number, places: number): number =>
  places < 0 ? amount / 10 ** -places : amount * 10 ** places;

/**
 * Our minor units as Stripe counts them. Throws ProviderRefused for what it cannot charge: fractions of its own units, and in
 * currencies of three decimals what is no multiple of ten.
 */
export function toStripeAmount(minor: number, currency: string, digits: number): number {
  const amount = shiftDecimals(minor, decimalsOf(currency) - digits);
  const unit = decimalsOf(currency) === 3 ? 10 : 1;
  if (!Number.isSafeInteger(amount) || amount % unit !== 0)
    throw new ProviderRefused(`Stripe does not charge ${minor} of ${digits} decimals in ${currency}`);
  return amount;
}

/** Stripe's amount as our minor units; what is none (a fraction of them) matches no payment. */
export const fromStripeAmount = (amount: number, currency: string, digits: number): number =>
  shiftDecimals(amount, digits - decimalsOf(currency));
