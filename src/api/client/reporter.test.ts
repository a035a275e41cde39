import { describe, expect, it, vi } from 'vitest';
import { ApiError } from './api-errors.ts';
import { createReporter } from './reporter.ts';

const reported = (error: unknown): boolean => {
  const also = vi.fn();
  const log = vi.fn();
  createReporter(also, log).report(error, { call: 'x' });
  expect(also).toHaveBeenCalledTimes(log.mock.calls.length);
  return also.mock.calls.length > 0;
};

describe('the reporter', () => {
  it('names the product and says what was being done', () => {
    const log = vi.fn();
    const error = new Error('x');
    createReporter(undefined, log).report(error, { part: 'menu' });
    expect(log).toHaveBeenCalledExactlyOnceWith('[order-app]', error, { part: 'menu' });
  });

  // @spec errors/client-errors-with-status-300
  it.each([300, 404, 409, 433, 499])('keeps %i to itself', (status) => {
    expect(reported(new ApiError('refused', 'x', { status }))).toBe(false);
  });

  // @spec errors/client-errors-with-status-300
  it.each([0, 200, 299, 500, 503])('reports %i', (status) => {
    expect(reported(new ApiError('unavailable', 'x', { status }))).toBe(true);
  });

  it('keeps what was broken off to itself, and reports what is no answer at all', () => {
    expect(reported(new ApiError('aborted', 'x'))).toBe(false);
    expect(reported(new TypeError('bug'))).toBe(true);
  });
});
