import { describe, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { parseLenient } from './parse-lenient.ts';

const part = z.object({ id: z.string(), note: z.optional(z.string()) });
const schema = z.object({
  name: z.string(),
  font: z.optional(z.string()),
  mode: z._default(z.enum(['on', 'off']), 'on'),
  parts: z._default(z.array(part), []),
  lead: z.optional(z.object({ value: z.number(), scale: z.optional(z.string()) })),
  by: z._default(z.record(z.string(), z.number()), {}),
});

const parse = (value: unknown) => {
  const report = vi.fn();
  return { data: parseLenient(schema, value, report), report };
};

describe('parseLenient', () => {
  it('parses a valid value without a report', () => {
    const { data, report } = parse({ name: 'a' });
    expect(data).toEqual({ name: 'a', mode: 'on', parts: [], by: {} });
    expect(report).not.toHaveBeenCalled();
  });

  // @spec contract/every-answer-checked-against-schema
  it('drops a bad optional field, or uses its default if it has one', () => {
    const { data, report } = parse({ name: 'a', font: 7, mode: 'sometimes' });
    expect(data).toEqual({ name: 'a', mode: 'on', parts: [], by: {} });
    expect(report.mock.calls.map(([error]) => error.message)).toEqual([
      'Left out mode: invalid_value',
      'Left out font: invalid_type',
    ]);
  });

  it('drops unreadable list elements, and only the bad optional fields of the other elements', () => {
    const parts = [{ id: 'a' }, null, { id: 1, note: 2 }, { id: 'b', note: 3 }, { note: 'x' }, { id: 'c' }];
    expect(parse({ name: 'a', parts }).data.parts).toEqual([{ id: 'a' }, { id: 'b' }, { id: 'c' }]);
  });

  it('drops an element with a bad and a missing field without changing the next element', () => {
    const both = z.object({ list: z.array(z.object({ id: z.string(), name: z.string() })) });
    const list = [{ id: 7 }, { id: 'b', name: 'B' }];
    expect(parseLenient(both, { list }, vi.fn()).list).toEqual([{ id: 'b', name: 'B' }]);
  });

  it('drops an optional object that lacks a required field', () => {
    expect(parse({ name: 'a', lead: { scale: 'h' } }).data).not.toHaveProperty('lead');
  });

  it('drops a bad entry of a record', () => {
    expect(parse({ name: 'a', by: { x: 1, y: '2' } }).data.by).toEqual({ x: 1 });
  });

  it.each([[{ parts: [] }], [{ name: 7 }], [null], ['text'], [undefined]])(
    'throws if a required part is bad: %j',
    (value) => {
      expect(() => parse(value)).toThrow();
    },
  );

  it('treats null as absent without a report', () => {
    const { data, report } = parse({ name: 'a', font: null, mode: null });
    expect(data).toEqual({ name: 'a', mode: 'on', parts: [], by: {} });
    expect(report).not.toHaveBeenCalled();
  });

  it('does not modify the value', () => {
    const value = { name: 'a', parts: [{ id: 1 }] };
    parse(value);
    expect(value).toEqual({ name: 'a', parts: [{ id: 1 }] });
  });
});
