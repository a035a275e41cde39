import { describe, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { parseLenient } from './parse-lenient.ts';

const entrySchema = z.object({ id: z.string(), note: z.optional(z.string()) });
const schema = z.object({
  name: z.string(),
  font: z.optional(z.string()),
  mode: z._default(z.enum(['on', 'off']), 'on'),
  parts: z._default(z.array(entrySchema), []),
  notice: z.optional(z.object({ value: z.number(), scale: z.optional(z.string()) })),
  counts: z._default(z.record(z.string(), z.number()), {}),
});

const parseWithReport = (value: unknown) => {
  const report = vi.fn();
  return { data: parseLenient(schema, value, report), report };
};

describe('parseLenient', () => {
  it('parses a valid API response without reporting anything', () => {
    const { data, report } = parseWithReport({ name: 'a' });
    expect(data).toEqual({ name: 'a', mode: 'on', parts: [], counts: {} });
    expect(report).not.toHaveBeenCalled();
  });

  // @spec contract/every-answer-checked-against-schema
  it('replaces an invalid optional field by its default, or drops the field if it has no default', () => {
    const { data, report } = parseWithReport({ name: 'a', font: 7, mode: 'sometimes' });
    expect(data).toEqual({ name: 'a', mode: 'on', parts: [], counts: {} });
    expect(report.mock.calls.map(([error]) => error.message)).toEqual([
      'Left out mode: invalid_value',
      'Left out font: invalid_type',
    ]);
  });

  it('drops unreadable elements of a list, and invalid optional fields of the readable elements', () => {
    const parts = [{ id: 'a' }, null, { id: 1, note: 2 }, { id: 'b', note: 3 }, { note: 'x' }, { id: 'c' }];
    expect(parseWithReport({ name: 'a', parts }).data.parts).toEqual([{ id: 'a' }, { id: 'b' }, { id: 'c' }]);
  });

  it('drops a list element with an invalid and a missing field, and keeps the next element unchanged', () => {
    const schemaWithoutOptionalFields = z.object({
      list: z.array(z.object({ id: z.string(), name: z.string() })),
    });
    const list = [{ id: 7 }, { id: 'b', name: 'B' }];
    expect(parseLenient(schemaWithoutOptionalFields, { list }, vi.fn()).list).toEqual([
      { id: 'b', name: 'B' },
    ]);
  });

  it('drops an optional object that lacks a required field', () => {
    expect(parseWithReport({ name: 'a', notice: { scale: 'h' } }).data).not.toHaveProperty('notice');
  });

  it('drops an invalid entry of a record and keeps the valid entries', () => {
    expect(parseWithReport({ name: 'a', counts: { x: 1, y: '2' } }).data.counts).toEqual({ x: 1 });
  });

  it.each([[{ parts: [] }], [{ name: 7 }], [null], ['text'], [undefined]])(
    'throws if a required part of an API response is invalid: %j',
    (value) => {
      expect(() => parseWithReport(value)).toThrow();
    },
  );

  it('treats a null in an API response as a missing field, without reporting it', () => {
    const { data, report } = parseWithReport({ name: 'a', font: null, mode: null });
    expect(data).toEqual({ name: 'a', mode: 'on', parts: [], counts: {} });
    expect(report).not.toHaveBeenCalled();
  });

  it('parses an API response without modifying the response', () => {
    const value = { name: 'a', parts: [{ id: 1 }] };
    parseWithReport(value);
    expect(value).toEqual({ name: 'a', parts: [{ id: 1 }] });
  });
});
