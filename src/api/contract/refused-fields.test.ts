import { expect, it } from 'vitest';
import { ApiError } from '../client/api-errors.ts';
import { getRefusedFields } from './refused-fields.ts';

const readRefusedFields = (body: unknown) =>
  getRefusedFields(new ApiError('refused', 'order', { status: 422, body }));

it('returns the reasons why the server refused fields, and ignores reasons that are not text', () => {
  expect(readRefusedFields({ error: 1, code: 'bad_phone', fields: { phone: 'short', n: 3 } })).toEqual({
    phone: 'short',
  });
});

it.each([[undefined], [null], ['<html>'], [{ error: 1 }], [{ fields: null }], [{ fields: 7 }]])(
  'returns no refused fields for the error body %j',
  (body) => {
    expect(readRefusedFields(body)).toEqual({});
  },
);
