import { type Decimal, parseDecimal, type Ratio, ratio, tenTo, timesRounded } from '../../lib/ratio.ts';
import { isoDigits } from './iso-digits.ts';

declare const made: unique symbol;

/** An ISO 4217 code with the digits the business uses (0, 2 or 3). */
export interface Currency<C extends string = string> {
  readonly code: C;
  readonly digits: 0 | 2 | 3;
}

/**
 * An integer count of minor units plus its currency (decisions, section 1). Made only by this module, so it is always
 * a safe integer. Literal currency codes that differ do not compile together; others throw when they meet.
 */
export interface Money<C extends string = string> {
  readonly minor: number;
  readonly currency: Currency<C>;
  readonly [made]: true;
}

/** An amount that cannot be: not a number, too many decimals, too large, or of another currency. */
export class MoneyError extends Error {
  override readonly name = 'MoneyError';
}

/** The currency of a business: with the digits it says, or ISO 4217's where it says none of 0, 2 and 3. */
export const currencyOf = <C extends string>(code: C, digits?: number): Currency<C> => ({
  code,
  digits: digits === 0 || digits === 2 || digits === 3 ? digits : isoDigits(code),
});

/** `minor` minor units. Throws MoneyError unless it is a safe integer. */
export function money<C extends string>(minor: number, currency: Currency<C>): Money<C> {
  if (!Number.isSafeInteger(minor)) throw new MoneyError(`${minor} is no count of minor units`);
  // `|| 0` turns -0 into 0.
  return { minor: minor || 0, currency } as Money<C>;
}

export const zero = <C extends string>(currency: Currency<C>): Money<C> => money(0, currency);

/** The minor units of `m`. Throws MoneyError if it is of another currency. */
export function minorIn(m: Money, { code, digits }: Currency): number {
  if (m.currency.code !== code || m.currency.digits !== digits)
    throw new MoneyError(`${m.currency.code} met ${code}`);
  return m.minor;
}

/** Negative, zero or positive, as `a` is less than, equal to or more than `b`. */
export const compare = <C extends string>(a: Money<C>, b: Money<NoInfer<C>>): number =>
  a.minor - minorIn(b, a.currency);

/**
 * A wire amount (a decimal number or its text) as money, through its decimal text.
 * Throws MoneyError on what is no decimal number, has more decimals than the currency, or is too large.
 */
export function fromDecimal<C extends string>(value: number | string, currency: Currency<C>): Money<C> {
  const decimal = parseDecimal(String(value));
  if (!decimal) throw new MoneyError(`"${value}" is no decimal amount`);
  const unit = tenTo(decimal.scale);
  const minor = decimal.units * tenTo(currency.digits);
  if (minor % unit) throw new MoneyError(`${value} has too many decimals for ${currency.code}`);
  return money(Number(minor / unit), currency);
}

/** A rate in percent, exactly. */
interface Rate extends Decimal {
  /** The part of an amount that it is. */
  readonly part: Ratio;
}

/** Every line of a cart asks for the same few. */
const rates = new Map<string, Rate>();

/** A rate in percent ("8.25") as an exact decimal. Throws MoneyError if it is no decimal number. */
export function rateOf(text: string): Rate {
  const known = rates.get(text);
  if (known) return known;
  const decimal = parseDecimal(text);
  if (!decimal) throw new MoneyError(`"${text}" is no rate`);
  const { units, scale } = decimal;
  const rate = { units, scale, part: ratio(units, tenTo(scale + 2)) };
  rates.set(text, rate);
  return rate;
}

/** `rate` percent of `m` ("8.25"), rounded half away from zero. Throws MoneyError if the rate is no decimal number. */
export const percentOf = <C extends string>(m: Money<C>, rate: string): Money<C> =>
  money(timesRounded(m.minor, rateOf(rate).part), m.currency);
