import type { Violation } from './csp-violation.ts';

interface ReportBody {
  readonly effectiveDirective?: string;
  readonly blockedURL?: string;
  readonly originalPolicy?: string;
  readonly disposition?: string;
  readonly sourceFile?: string | null;
  readonly sample?: string | null;
}

/** The constructor of ReportingObserver, which some browsers lack. */
type ReportingObserverConstructor = new (
  callback: (reports: readonly { readonly body: ReportBody | null }[]) => void,
  options: { readonly types: readonly string[]; readonly buffered: boolean },
) => { observe(): void; disconnect(): void };

/**
 * Calls `onViolation` for every CSP violation, possibly twice. Includes earlier violations if the browser buffers them.
 */
export function watchViolations(
  window: Window & typeof globalThis,
  onViolation: (violation: Violation) => void,
): () => void {
  const { document } = window;
  const Observer: ReportingObserverConstructor | undefined = Object(window).ReportingObserver;
  const onEvent = (event: SecurityPolicyViolationEvent) =>
    onViolation({
      directive: event.effectiveDirective,
      blockedUri: event.blockedURI,
      policy: event.originalPolicy,
      disposition: event.disposition,
      sourceFile: event.sourceFile ?? '',
      sample: event.sample,
    });
  document.addEventListener('securitypolicyviolation', onEvent);
  const observer =
    Observer &&
    new Observer(
      (reports) => {
        for (const { body } of reports)
          if (body)
            onViolation({
              directive: body.effectiveDirective ?? '',
              blockedUri: body.blockedURL ?? '',
              policy: body.originalPolicy ?? '',
              disposition: body.disposition ?? '',
              sourceFile: body.sourceFile ?? '',
              sample: body.sample ?? '',
            });
      },
      { types: ['csp-violation'], buffered: true },
    );
  observer?.observe();
  return () => {
    document.removeEventListener('securitypolicyviolation', onEvent);
    observer?.disconnect();
  };
}

/** Calls `onFailedFile` for every resource with an HTTP error status, if the browser exposes the status. */
export function watchFailedFiles(
  window: Window & typeof globalThis,
  onFailedFile: (address: string, status: number) => void,
): () => void {
  const observer = new window.PerformanceObserver((list) => {
    for (const { name, responseStatus = 0 } of list.getEntries() as PerformanceResourceTiming[])
      if (responseStatus >= 400) onFailedFile(name, responseStatus);
  });
  observer.observe({ type: 'resource', buffered: true });
  return () => observer.disconnect();
}
