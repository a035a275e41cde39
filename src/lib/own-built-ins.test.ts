import fc from 'fast-check';
import { afterEach, describe, expect, it } from 'vitest';
import { createArray, stringify } from './own-built-ins.ts';

const arrayPrototype = Array.prototype as { toJSON?: () => string };
afterEach(() => {
  delete arrayPrototype.toJSON;
});

describe('createArray', () => {
  it('creates arrays from iterables and array-like objects as Array.from does', () => {
    const sources = [
      new Set([1, 2]),
      new Map([['a', 1]]),
      [1, [2]],
      'äb',
      { length: 3 },
      { length: 1, 0: 'x' },
      new Uint8Array([7]),
    ];
    for (const source of sources) {
      expect(createArray(source)).toEqual(Array.from(source as Iterable<unknown>));
      expect(createArray(source, (element, index) => [element, index])).toEqual(
        Array.from(source as Iterable<unknown>, (element, index) => [element, index]),
      );
    }
  });
});

describe('stringify', () => {
  it('writes any value as the same JSON as JSON.stringify', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        expect(stringify(value)).toBe(JSON.stringify(value));
      }),
    );
    expect(stringify({ a: 1, b: 2 }, (key, value) => (key === 'a' ? undefined : value), 2)).toBe(
      '{\n  "b": 2\n}',
    );
    expect(stringify({ at: new Date(0) })).toBe('{"at":"1970-01-01T00:00:00.000Z"}');
  });

  it('writes arrays as JSON arrays even if a library has added a toJSON method', () => {
    const value = { lines: [{ id: 'a', more: [1, [2]] }], at: new Date(0) };
    const nativeJson = JSON.stringify(value);
    arrayPrototype.toJSON = () => 'a text';
    expect(stringify(value)).toBe(nativeJson);
    expect(stringify([])).toBe('[]');
  });
});
