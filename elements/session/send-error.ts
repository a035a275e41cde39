import type { AppEvents } from '../../src/app/host/app-events.ts';

/** The report that `error-endpoint` and `onReport` receive: the detail of an `error` event, with its place and time. */
export type ErrorReport = AppEvents['error'] & {
  readonly referenceId: string;
  readonly version: string;
  /** Time of the report, in ISO 8601. */
  readonly at: string;
};

/** Where errors are sent: to an endpoint, a function, both or none. */
export interface ErrorSink {
  readonly errorEndpoint: string | undefined;
  readonly onReport: ((report: ErrorReport) => unknown) | null | undefined;
}

/** Maximum number of reports per element, so that an app that fails repeatedly does not flood the endpoint. */
const MAX_REPORTS = 50;

/**
 * Creates the function that passes errors to the sink of an element. The endpoint gets a POST with the report as JSON.
 * Callers never pass responses with status 300 to 499 (spec, section 8). Failures of the sink are ignored.
 */
export function createErrorSender(
  getSink: () => ErrorSink,
  getContext: () => Pick<ErrorReport, 'referenceId' | 'version'>,
): (detail: AppEvents['error']) => void {
  let count = 0;
  return (detail) => {
    const { errorEndpoint, onReport } = getSink();
    if ((!errorEndpoint && !onReport) || ++count > MAX_REPORTS) return;
    const report: ErrorReport = { ...detail, ...getContext(), at: new Date().toISOString() };
    try {
      onReport?.(report);
    } catch (error) {
      console.error('[order-app] onReport', error);
    }
    if (!errorEndpoint) return;
    fetch(errorEndpoint, {
      method: 'POST',
      body: JSON.stringify(report),
      headers: { 'Content-Type': 'application/json' },
      credentials: 'omit',
      keepalive: true,
    }).catch(() => undefined);
  };
}
