/** Whether a value that came from outside is what it should be. Those of the wire's parts say what its schemas say. */
export type Check<T> = (value: unknown) => value is T;

export const numberFrom =
  (min: number, max = Number.MAX_VALUE): Check<number> =>
  (value): value is number =>
    typeof value === 'number' && value >= min && value <= max;
export const wholeFrom =
  (min: number, max?: number): Check<number> =>
  (value): value is number =>
    Number.isSafeInteger(value) && numberFrom(min, max)(value);
export const textOf =
  (min: number, max: number): Check<string> =>
  (value): value is string =>
    typeof value === 'string' && value.length >= min && value.length <= max;
export const textLike =
  (pattern: RegExp, max?: number): Check<string> =>
  (value): value is string =>
    textOf(0, max ?? Number.MAX_VALUE)(value) && pattern.test(value);
export const oneOf =
  <const T>(...values: readonly T[]): Check<T> =>
  (value): value is T =>
    values.includes(value as T);

export const isNumber = numberFrom(-Number.MAX_VALUE);
export const isPrice = numberFrom(0);
export const isPercent = numberFrom(0, 100);
export const isWhole = wholeFrom(Number.MIN_SAFE_INTEGER);
export const isCount = wholeFrom(0);
export const isPositive = wholeFrom(1);
export const isFewTimes = wholeFrom(1, 99);
export const isText = textOf(0, Number.MAX_VALUE);
export const isShortText = textOf(0, 500);
export const isId = textOf(1, 80);
export const isSource = textOf(1, 500);
export const isColor = textLike(/^#[0-9a-f]{6}$/i);
export const isFlag = (value: unknown): value is boolean => typeof value === 'boolean';
export const isRecord = (value: unknown): value is Record<string, unknown> =>
  Object(value) === value && !Array.isArray(value);
