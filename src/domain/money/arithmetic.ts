import { type Currency, createMoney, type Money, toMinorUnits } from './money.ts';

/** `a` plus `b`. Throws MoneyError if their currencies differ. */
export const add = <C extends string>(a: Money<C>, b: Money<NoInfer<C>>): Money<C> =>
  createMoney(a.minor + toMinorUnits(b, a.currency), a.currency);

/** `a` minus `b`, which may be negative. Throws MoneyError if their currencies differ. */
export const subtract = <C extends string>(a: Money<C>, b: Money<NoInfer<C>>): Money<C> =>
  createMoney(a.minor - toMinorUnits(b, a.currency), a.currency);

/** `count` times `amount`. `count` must be a whole number. */
export const multiply = <C extends string>(amount: Money<C>, count: number): Money<C> =>
  createMoney(amount.minor * count, amount.currency);

/** `amount` as a decimal number, the form used on the wire. */
export const toDecimal = (amount: Money): number => Number(`${amount.minor}e-${amount.currency.digits}`);

/** The sum of the amounts; zero for an empty list. Throws MoneyError if an amount is not in `currency`. */
export const sum = <C extends string>(list: readonly Money<NoInfer<C>>[], currency: Currency<C>): Money<C> =>
  createMoney(
    list.reduce((total, amount) => total + toMinorUnits(amount, currency), 0),
    currency,
  );
