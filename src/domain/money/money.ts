import {
  computePowerOfTen,
  createRatio,
  type Decimal,
  multiplyRounded,
  parseDecimal,
  type Ratio,
} from '../../lib/ratio.ts';
import { getIsoDigits } from './iso-digits.ts';

declare const brand: unique symbol;

/** An ISO 4217 code with the business's number of decimal digits. */
export interface Currency<C extends string = string> {
  readonly code: C;
  readonly digits: 0 | 2 | 3;
}

/**
 * An integer number of minor units and their currency. Only this module creates it, so `minor` is always a safe
 * integer. If the currency codes are literal types, mixing currencies does not compile. Otherwise it throws
 * MoneyError.
 */
export interface Money<C extends string = string> {
  readonly minor: number;
  readonly currency: Currency<C>;
  readonly [brand]: true;
}

/** Thrown for an invalid amount: not a number, too many decimals, too large, or in the wrong currency. */
export class MoneyError extends Error {
  override readonly name = 'MoneyError';
}

/** Creates the currency of a business. Unless `digits` is 0, 2 or 3, the digits of ISO 4217 apply. */
export const createCurrency = <C extends string>(code: C, digits?: number): Currency<C> => ({
  code,
  digits: digits === 0 || digits === 2 || digits === 3 ? digits : getIsoDigits(code),
});

/** Creates an amount of `minor` minor units. Throws MoneyError unless `minor` is a safe integer. */
export function createMoney<C extends string>(minor: number, currency: Currency<C>): Money<C> {
  if (!Number.isSafeInteger(minor)) throw new MoneyError(`${minor} is not a whole number of minor units`);
  // `|| 0` turns -0 into 0.
  return { minor: minor || 0, currency } as Money<C>;
}

export const createZero = <C extends string>(currency: Currency<C>): Money<C> => createMoney(0, currency);

/** The minor units of `amount`. Throws MoneyError unless `amount` is in the given currency. */
export function toMinorUnits(amount: Money, { code, digits }: Currency): number {
  if (amount.currency.code !== code || amount.currency.digits !== digits)
    throw new MoneyError(
      `Cannot combine ${amount.currency.code} (${amount.currency.digits} digits) with ${code} (${digits} digits)`,
    );
  return amount.minor;
}

/** Negative if `a` is less than `b`, zero if they are equal, else positive. */
export const compare = <C extends string>(a: Money<C>, b: Money<NoInfer<C>>): number =>
  a.minor - toMinorUnits(b, a.currency);

/**
 * Converts an amount from the API: a decimal number or its text. Throws MoneyError if it is not a decimal number, has
 * more decimals than the currency, or is too large.
 */
export function parseMoney<C extends string>(value: number | string, currency: Currency<C>): Money<C> {
  const decimal = parseDecimal(String(value));
  if (!decimal) throw new MoneyError(`"${value}" is not a decimal amount`);
  const unit = computePowerOfTen(decimal.scale);
  const minor = decimal.units * computePowerOfTen(currency.digits);
  if (minor % unit) throw new MoneyError(`${value} has too many decimals for ${currency.code}`);
  return createMoney(Number(minor / unit), currency);
}

/** An exact rate in percent. */
interface Rate extends Decimal {
  /** The rate as a fraction: 8.25 percent is 825/10000. */
  readonly fraction: Ratio;
}

/** Caches parsed rates by their text, because the lines of a cart share a few rates. */
const rates = new Map<string, Rate>();

/** Parses a rate in percent, such as "8.25". Throws MoneyError if it is not a decimal number. */
export function parseRate(text: string): Rate {
  const cachedRate = rates.get(text);
  if (cachedRate) return cachedRate;
  const decimal = parseDecimal(text);
  if (!decimal) throw new MoneyError(`"${text}" is not a rate in percent`);
  const { units, scale } = decimal;
  const rate = { units, scale, fraction: createRatio(units, computePowerOfTen(scale + 2)) };
  rates.set(text, rate);
  return rate;
}

/**
 * `rate` percent ("8.25") of `amount`, rounded half away from zero. Throws MoneyError if the rate is not a decimal
 * number.
 */
export const computePercentage = <C extends string>(amount: Money<C>, rate: string): Money<C> =>
  createMoney(multiplyRounded(amount.minor, parseRate(rate).fraction), amount.currency);
