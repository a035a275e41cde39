import { expect, it } from 'vitest';
import { ApiError } from '../client/api-errors.ts';
import { refusedFields } from './refused-fields.ts';

const of = (body: unknown) => refusedFields(new ApiError('refused', 'order', { status: 422, body }));

it('what a refusal says of fields is read, whatever else stands there', () => {
  expect(of({ error: 1, code: 'bad_phone', fields: { phone: 'short', n: 3 } })).toEqual({ phone: 'short' });
});

it.each([[undefined], [null], ['<html>'], [{ error: 1 }], [{ fields: null }], [{ fields: 7 }]])(
  'a refusal of %j says nothing of fields',
  (body) => {
    expect(of(body)).toEqual({});
  },
);
