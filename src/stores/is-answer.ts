import { ApiError } from '../api/client/api-errors.ts';

/**
 * Whether a failure is the backend's own word. A proxy's page and a 5xx are none, nor is "the same key is being worked on":
 * what was asked for may well be done in a moment.
 */
export const isAnswer = (error: unknown): error is ApiError =>
  error instanceof ApiError &&
  (error.kind === 'refused' || error.status === 429) &&
  (Object(error.body) as { error?: unknown }).error === 1 &&
  error.code !== 'in_progress';
