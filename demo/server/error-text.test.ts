import { DrizzleQueryError } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { describeError, redactMessage } from './error-text.ts';

const databaseError = Object.assign(new Error('null value in column "total" violates not-null constraint'), {
  name: 'PostgresError',
  code: '23502',
  constraint_name: 'orders_total_check',
  detail: 'Failing row contains (Noor Quill, 50012345).',
  parameters: ['Noor Quill'],
});

describe('describeError', () => {
  it('describes a failed query by its SQL, error code, constraint and source position, but not by its values', () => {
    const error = new DrizzleQueryError('insert into "orders" values ($1)', ['Noor Quill'], databaseError);
    const text = describeError(error);
    expect(text).toContain('Failed query: insert into "orders" values ($1)');
    expect(text).toContain(
      'Caused by PostgresError: null value in column "total" violates not-null constraint',
    );
    expect(text).toContain('(23502, orders_total_check)');
    expect(text).toMatch(/\n\s+at .*error-text\.test\.ts/);
    expect(text).not.toMatch(/Noor|Quill|50012345|params/);
  });

  it('describes at most five errors when the causes of an error form a circle', () => {
    const error = new Error('again');
    error.cause = error;
    expect(describeError(error).match(/again/g)).toHaveLength(5);
  });

  it('does not change error messages that the server itself wrote', () => {
    expect(describeError('The disk of /var/lib/order-app is almost full.')).toBe(
      'The disk of /var/lib/order-app is almost full.',
    );
  });
});

describe('redactMessage', () => {
  it.each([
    ['a phone number', 'cannot send to +965 5001-2345 now', 'cannot send to … now'],
    ['a code', 'wrong code 123456', 'wrong code …'],
    ['an e-mail address', 'unknown: noor@example.com', 'unknown: …'],
    ['a password in a URL', 'postgres://app:secret@db.example/orders', 'postgres://…@db.example/orders'],
    [
      'the query of a URL',
      'GET https://sms.example/send?to=5&text=Hello failed',
      'GET https://sms.example/send?… failed',
    ],
    ['a token', 'key 3b1f6a52-93b5-4f0e-9a53-0c8f6d1f2a77 is used', 'key … is used'],
    [
      'a value that the database quotes',
      'invalid input syntax for type integer: "Noor"',
      'invalid input syntax for type integer: …',
    ],
  ])('removes %s from an error message', (_what, message, expected) => {
    expect(redactMessage(new Error(message))).toBe(expected);
  });

  it('removes the text that a JSON error quotes', () => {
    let error: unknown;
    try {
      JSON.parse('Noor Quill');
    } catch (reason) {
      error = reason;
    }
    expect(redactMessage(error)).not.toContain('Noor');
    expect(redactMessage(error)).toContain('JSON');
  });

  it('keeps the IP address and the error code of a connection error in the redacted message', () => {
    const message = 'connect ECONNREFUSED 127.0.0.1:5432';
    expect(redactMessage(Object.assign(new Error(message), { code: 'ECONNREFUSED' }))).toBe(
      `${message} (ECONNREFUSED)`,
    );
  });
});
