import { ApiError } from './api-errors.ts';

/**
 * Reports errors that a developer should see. `context` describes what the app was doing and contains no personal data.
 */
export interface Reporter {
  report(error: unknown, context: Readonly<Record<string, unknown>>): void;
}

/** Client errors with status 300 to 499 are not reported (spec, section 8), and neither are aborted requests. */
const isWorthReporting = (error: unknown): boolean =>
  !(error instanceof ApiError) || (error.kind !== 'aborted' && !(error.status >= 300 && error.status <= 499));

/** Reports to the console, with the product's name, and to `notify`, which emits the element's `error` event. */
export const createReporter = (
  notify?: (error: unknown, context: Readonly<Record<string, unknown>>) => void,
  log: (...args: unknown[]) => void = console.error,
): Reporter => ({
  report(error, context) {
    if (!isWorthReporting(error)) return;
    log('[order-app]', error, context);
    notify?.(error, context);
  },
});
