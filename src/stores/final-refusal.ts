import { ApiError } from '../api/client/api-errors.ts';

/**
 * Whether the backend itself has finally refused the request. A proxy's error page and a 5xx don't count. Neither does
 * `in_progress`, because the request with the same idempotency key may still succeed.
 */
export const isFinalRefusal = (error: unknown): error is ApiError =>
  error instanceof ApiError &&
  (error.kind === 'refused' || error.status === 429) &&
  (Object(error.body) as { error?: unknown }).error === 1 &&
  error.code !== 'in_progress';
