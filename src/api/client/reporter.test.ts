import { describe, expect, it, vi } from 'vitest';
import { ApiError } from './api-errors.ts';
import { createReporter } from './reporter.ts';

const isReported = (error: unknown): boolean => {
  const notify = vi.fn();
  const log = vi.fn();
  createReporter(notify, log).report(error, { call: 'x' });
  expect(notify).toHaveBeenCalledTimes(log.mock.calls.length);
  return notify.mock.calls.length > 0;
};

describe('createReporter', () => {
  it('logs an error with the product name and the error’s context', () => {
    const log = vi.fn();
    const error = new Error('x');
    createReporter(undefined, log).report(error, { part: 'menu' });
    expect(log).toHaveBeenCalledExactlyOnceWith('[order-app]', error, { part: 'menu' });
  });

  // @spec errors/client-errors-with-status-300
  it.each([300, 404, 409, 433, 499])('does not report an API error with status %i', (status) => {
    expect(isReported(new ApiError('refused', 'x', { status }))).toBe(false);
  });

  // @spec errors/client-errors-with-status-300
  it.each([0, 200, 299, 500, 503])('reports an API error with status %i', (status) => {
    expect(isReported(new ApiError('unavailable', 'x', { status }))).toBe(true);
  });

  it('reports errors of the app itself, but not aborted requests', () => {
    expect(isReported(new ApiError('aborted', 'x'))).toBe(false);
    expect(isReported(new TypeError('bug'))).toBe(true);
  });
});
