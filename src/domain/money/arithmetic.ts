import { type Currency, createMoney, type Money, toMinorUnits } from './money.ts';

export const add = <C extends string>(a: Money<C>, b: Money<NoInfer<C>>): Money<C> =>
  createMoney(a.minor + toMinorUnits(b, a.currency), a.currency);

export const subtract = <C extends string>(a: Money<C>, b: Money<NoInfer<C>>): Money<C> =>
  createMoney(a.minor - toMinorUnits(b, a.currency), a.currency);

/** `count` times `m`. `count` must be a whole number. */
export const multiply = <C extends string>(m: Money<C>, count: number): Money<C> =>
  createMoney(m.minor * count, m.currency);

/** `m` as a decimal number, the form used on the wire. */
export const toDecimal = (m: Money): number => Number(`${m.minor}e-${m.currency.digits}`);

export const sum = <C extends string>(list: readonly Money<NoInfer<C>>[], currency: Currency<C>): Money<C> =>
  createMoney(
    list.reduce((total, m) => total + toMinorUnits(m, currency), 0),
    currency,
  );
