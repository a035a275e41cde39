import type { Violation } from './csp-violation.ts';

interface ReportBody {
  readonly effectiveDirective?: string;
  readonly blockedURL?: string;
  readonly originalPolicy?: string;
  readonly disposition?: string;
  readonly sourceFile?: string | null;
  readonly sample?: string | null;
}

/** Not in every browser yet. */
type ObserverOfReports = new (
  callback: (reports: readonly { readonly body: ReportBody | null }[]) => void,
  options: { readonly types: readonly string[]; readonly buffered: boolean },
) => { observe(): void; disconnect(): void };

/** Hears of every refusal of the page's policy, also of those before it began where the browser keeps them. */
export function watchViolations(
  window: Window & typeof globalThis,
  hear: (violation: Violation) => void,
): () => void {
  const { document } = window;
  const Observer: ObserverOfReports | undefined = Object(window).ReportingObserver;
  const onEvent = (event: SecurityPolicyViolationEvent) =>
    hear({
      directive: event.effectiveDirective,
      blocked: event.blockedURI,
      policy: event.originalPolicy,
      disposition: event.disposition,
      from: event.sourceFile ?? '',
      sample: event.sample,
    });
  document.addEventListener('securitypolicyviolation', onEvent);
  const observer =
    Observer &&
    new Observer(
      (reports) => {
        for (const { body } of reports)
          if (body)
            hear({
              directive: body.effectiveDirective ?? '',
              blocked: body.blockedURL ?? '',
              policy: body.originalPolicy ?? '',
              disposition: body.disposition ?? '',
              from: body.sourceFile ?? '',
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

/** Hears of files that a server refused, by address and status, where the browser tells the status. */
export function watchFiles(
  window: Window & typeof globalThis,
  hear: (address: string, status: number) => void,
): () => void {
  const observer = new window.PerformanceObserver((list) => {
    for (const { name, responseStatus = 0 } of list.getEntries() as PerformanceResourceTiming[])
      if (responseStatus >= 400) hear(name, responseStatus);
  });
  observer.observe({ type: 'resource', buffered: true });
  return () => observer.disconnect();
}
