/** An exact ratio of whole numbers; `below` is positive. Slow and plain on purpose: this is what the engine is held against. */
export interface Fraction {
  readonly above: bigint;
  readonly below: bigint;
}

const divisor = (a: bigint, b: bigint): bigint => (b === 0n ? a : divisor(b, a % b));

/** In lowest terms. */
function ratio(above: bigint, below: bigint): Fraction {
  const common = divisor(above < 0n ? -above : above, below);
  return { above: above / common, below: below / common };
}

export const whole = (n: number): Fraction => ({ above: BigInt(n), below: 1n });
export const nothing = whole(0);

/** "-8.25" is -825/100. */
export function read(decimal: string): Fraction {
  const match = /^(-?\d+)(?:\.(\d+))?$/.exec(decimal);
  if (!match) throw new Error(`Not a decimal: ${decimal}`);
  const [, before = '', after = ''] = match;
  return ratio(BigInt(before + after), 10n ** BigInt(after.length));
}

export const plus = (a: Fraction, b: Fraction): Fraction =>
  ratio(a.above * b.below + b.above * a.below, a.below * b.below);
const negative = (a: Fraction): Fraction => ({ above: -a.above, below: a.below });
export const minus = (a: Fraction, b: Fraction): Fraction => plus(a, negative(b));
export const times = (a: Fraction, b: Fraction): Fraction => ratio(a.above * b.above, a.below * b.below);
/** `b` is above zero. */
export const over = (a: Fraction, b: Fraction): Fraction => ratio(a.above * b.below, a.below * b.above);
export const isLess = (a: Fraction, b: Fraction): boolean => a.above * b.below < b.above * a.below;
export const smaller = (a: Fraction, b: Fraction): Fraction => (isLess(b, a) ? b : a);
export const greater = (a: Fraction, b: Fraction): Fraction => (isLess(a, b) ? b : a);
export const total = (list: readonly Fraction[]): Fraction => list.reduce(plus, nothing);
export const percent = (a: Fraction, rate: string): Fraction => over(times(a, read(rate)), whole(100));

/** The greatest multiple of `step` that is not above `a`; neither is negative. */
export function roundDown(a: Fraction, step: Fraction): Fraction {
  const steps = over(a, step);
  return times({ above: steps.above / steps.below, below: 1n }, step);
}

/** The nearest multiple of `step`; a half goes away from zero. */
export function round(a: Fraction, step: Fraction): Fraction {
  if (isLess(a, nothing)) return negative(round(negative(a), step));
  return roundDown(plus(a, over(step, whole(2))), step);
}

/** One of the last of so many digits: 0.01 of two. */
export const lastDigit = (digits: number): Fraction => ratio(1n, 10n ** BigInt(digits));

/** With so many digits after the point; it must be a whole count of the last one. */
export function write(a: Fraction, digits: number): string {
  const scaled = a.above * 10n ** BigInt(digits);
  if (scaled % a.below !== 0n) throw new Error(`${a.above}/${a.below} has more than ${digits} digits`);
  const units = scaled / a.below;
  const text = `${units < 0n ? -units : units}`.padStart(digits + 1, '0');
  const [before, after] = [text.slice(0, text.length - digits), text.slice(text.length - digits)];
  return `${units < 0n ? '-' : ''}${before}${digits ? `.${after}` : ''}`;
}
