import { logFinding, logReport } from './console-report.ts';
import { type Belonging, type Violation, violationFinding } from './csp-violation.ts';
import { diagnose, type Patient } from './diagnose.ts';
import { panelOf } from './doctor-panel.ts';
import type { Report } from './doctor-report.ts';
import { refusedFileFinding, reportedFinding } from './files-findings.ts';
import { type Finding, sorted } from './finding.ts';
import { assetsUrl, type HostSettings, scriptUrl } from './host-settings.ts';
import { watchFiles, watchViolations } from './page-watchers.ts';
import type { Line } from './reach.ts';

/** How long a browser may take to tell of a refusal after the request failed. */
const TELLING_MS = 150;
const TIMEOUT_MS = 12_000;

/**
 * Examines an element and goes on listening while it is on the page: a panel in a corner and a group in the console name
 * what keeps it from working and how to mend it. Returns the way to stop.
 */
export function examine(
  element: HTMLElement,
  settings: HostSettings,
  loadApp: Patient['loadApp'],
): () => void {
  const violations: Violation[] = [];
  const later = new Map<string, Finding>();
  let report: Report | undefined;
  let isStopped = false;
  const belonging = belongingOf(element, settings);
  const panel = panelOf(document);

  const publish = () => {
    if (!report) return;
    const findings = sorted([...report.findings, ...later.values()]);
    panel.show(element, { ...report, findings }, again);
  };
  const hear = (finding: Finding | undefined) => {
    if (!finding || later.has(finding.id)) return;
    later.set(finding.id, finding);
    if (report) logFinding(finding);
    publish();
  };
  const refusedByPolicy = async (address: string) => {
    const refused = () =>
      violations.some(
        ({ blocked, disposition }) => disposition !== 'report' && blocked && address.startsWith(blocked),
      );
    if (!refused()) await new Promise((resolve) => setTimeout(resolve, TELLING_MS));
    return refused();
  };
  const line: Line = {
    fetch: (...request) => fetch(...request),
    now: () => performance.now(),
    isOnline: () => navigator.onLine,
    refusedByPolicy,
    timeoutMs: TIMEOUT_MS,
  };
  const again = async () => {
    report = undefined;
    later.clear();
    panel.busy(element, settings.referenceId);
    const found = await diagnose({ element, settings, loadApp, line }).catch(ownFailure);
    if (isStopped) return;
    report = { ...found, findings: sorted([...found.findings, ...later.values()]) };
    logReport(report);
    publish();
  };

  const stops = [
    watchViolations(window, (violation) => {
      violations.push(violation);
      hear(violationFinding(violation, belonging));
    }),
    watchFiles(window, (address, status) => {
      if (belonging.isOurs(address) && !address.startsWith(settings.apiBase))
        hear(refusedFileFinding(address, status));
    }),
    listen(element, (event) => hear(reportedFinding(event.detail))),
  ];
  void again();
  return () => {
    isStopped = true;
    for (const stop of stops) stop();
  };
}

/** A page can be so odd that even looking at it fails: then that is said. */
const ownFailure = (error: unknown): Report => ({
  subject: 'the doctor',
  findings: [
    {
      id: 'script:doctor',
      about: 'script',
      severity: 'warning',
      what: `The examination broke off: ${error}.`,
      why: 'What else may be wrong is not known.',
      mend: 'Send us this report. The console may say more.',
    },
  ],
  facts: [],
});

function listen(element: HTMLElement, hear: (event: CustomEvent) => void): () => void {
  const onError = (event: Event) => {
    if (event instanceof CustomEvent) hear(event);
  };
  element.addEventListener('error', onError);
  return () => element.removeEventListener('error', onError);
}

function belongingOf(element: HTMLElement, { apiBase }: HostSettings): Belonging {
  const script = scriptUrl(document);
  const shows = (address: string) =>
    [...(element.shadowRoot?.querySelectorAll('img') ?? [])].some(
      ({ src, currentSrc }) => src === address || currentSrc === address,
    );
  return {
    pageOrigin: location.origin,
    isOurs: (address) =>
      address !== '' &&
      (address === script ||
        address.startsWith(assetsUrl) ||
        address.startsWith(`${apiBase}/`) ||
        shows(address)),
  };
}
