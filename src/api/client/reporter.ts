import { ApiError } from './api-errors.ts';

/** Where errors go that somebody should look at. `context` says what was being done; nothing personal goes in it. */
export interface Reporter {
  report(error: unknown, context: Readonly<Record<string, unknown>>): void;
}

/** Client errors with status 300 to 499 are not reported (spec, section 8), nor what the customer broke off. */
const isWorthReporting = (error: unknown): boolean =>
  !(error instanceof ApiError) || (error.kind !== 'aborted' && !(error.status >= 300 && error.status <= 499));

/** Reports to the console, under the product's name, and to `also` (the element turns that into an `error` event). */
export const createReporter = (
  also?: (error: unknown, context: Readonly<Record<string, unknown>>) => void,
  log: (...words: unknown[]) => void = console.error,
): Reporter => ({
  report(error, context) {
    if (!isWorthReporting(error)) return;
    log('[order-app]', error, context);
    also?.(error, context);
  },
});
