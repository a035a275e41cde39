import { describe, expect, it, vi } from 'vitest';
import { isFlag, isText } from './checks.ts';
import { listOf, maybe, need, or, type Read, recordOf, shape } from './shape.ts';

const text = need(isText);
const read = <T>(reader: Read<T>, value: unknown) => {
  const complain = vi.fn();
  return { value: reader(value, 'it', complain), told: complain.mock.calls.map(([error]) => error.message) };
};

describe('shape', () => {
  const dish = shape({ name: text, note: maybe(text), hot: or(need(isFlag), false) });

  it('takes what is there, what it stands for where it is not, and nothing else', () => {
    expect(read(dish, { name: 'Tea', hot: true, more: 1 })).toEqual({
      value: { name: 'Tea', hot: true },
      told: [],
    });
    expect(read(dish, { name: 'Tea', note: null, hot: null }).value).toEqual({ name: 'Tea', hot: false });
  });

  it('does without a part that is bad, and tells which', () => {
    expect(read(dish, { name: 'Tea', note: 7, hot: 'very' })).toEqual({
      value: { name: 'Tea', hot: false },
      told: ['Bad it.note', 'Bad it.hot'],
    });
  });

  it.each([[{ note: 'x' }], [{ name: 7 }], [null], ['tea'], [[]], [undefined]])(
    'throws without what it needs: %j',
    (value) => {
      expect(() => read(dish, value)).toThrow('Bad it');
    },
  );

  it('leaves a bad element out of a list, and a bad entry or a key that cannot be out of a record', () => {
    expect(read(listOf(dish), [{ name: 'a' }, null, { name: 'b', note: 3 }])).toEqual({
      value: [
        { name: 'a', hot: false },
        { name: 'b', hot: false },
      ],
      told: ['Bad it.1', 'Bad it.2.note'],
    });
    const short = (key: unknown): key is string => isText(key) && key.length < 2;
    expect(read(recordOf(text, short), { a: 'x', b: 1, long: 'z' })).toEqual({
      value: { a: 'x' },
      told: ['Bad it.b', 'Bad it.long'],
    });
  });

  it.each([[[]], [['a', 'b', 'c']], [{}]])('throws on a list that is too short or too long: %j', (value) => {
    expect(() => read(listOf(text, 1, 2), value)).toThrow('Bad it');
  });

  it('takes the smallest thing around what is missing: the object that may be absent', () => {
    const order = shape({ dish: maybe(dish), at: text });
    expect(read(order, { dish: { note: 'x' }, at: 'now' })).toEqual({
      value: { at: 'now' },
      told: ['Bad it.dish.name'],
    });
  });

  it('takes all or nothing where complaining throws', () => {
    const fail = (problem: unknown) => {
      throw problem;
    };
    expect(() => listOf(dish)([{ name: 'a', note: 7 }], 'it', fail)).toThrow('Bad it.0.note');
    expect(listOf(dish)([{ name: 'a' }], 'it', fail)).toHaveLength(1);
  });
});
