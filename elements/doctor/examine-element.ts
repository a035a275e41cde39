import { logFinding, logReport } from './console-report.ts';
import { describeViolation, type Violation, type WidgetScope } from './csp-violation.ts';
import { type DiagnosisTarget, diagnose } from './diagnose.ts';
import { getPanel } from './doctor-panel.ts';
import type { Report } from './doctor-report.ts';
import { describeRefusedFile, describeReportedError } from './files-findings.ts';
import { type Finding, sortFindings } from './finding.ts';
import { assetsUrl, getScriptUrl, type HostSettings } from './host-settings.ts';
import { watchFailedFiles, watchViolations } from './page-watchers.ts';
import type { Network } from './probe-url.ts';

/** Time within which browsers send the violation event after a blocked request. */
const POLICY_EVENT_WAIT_MS = 150;
const REQUEST_TIMEOUT_MS = 12_000;

/**
 * Examines an element and continues to collect failures while it is on the page. A panel and a console group show each
 * problem and its fix. Returns a function that stops the examination.
 */
export function examineElement(
  element: HTMLElement,
  settings: HostSettings,
  loadApp: DiagnosisTarget['loadApp'],
): () => void {
  const violations: Violation[] = [];
  const laterFindings = new Map<string, Finding>();
  let report: Report | undefined;
  let isStopped = false;
  const widgetScope = createWidgetScope(element, settings);
  const panel = getPanel(document);

  const showReport = () => {
    if (!report) return;
    const findings = sortFindings([...report.findings, ...laterFindings.values()]);
    panel.showReport(element, { ...report, findings }, runDiagnosis);
  };
  const addFinding = (finding: Finding | undefined) => {
    if (!finding || laterFindings.has(finding.id)) return;
    laterFindings.set(finding.id, finding);
    if (report) logFinding(finding);
    showReport();
  };
  const isBlockedByPolicy = async (address: string) => {
    const isBlocked = () =>
      violations.some(
        ({ blockedUri, disposition }) =>
          disposition !== 'report' && blockedUri && address.startsWith(blockedUri),
      );
    if (!isBlocked()) await new Promise((resolve) => setTimeout(resolve, POLICY_EVENT_WAIT_MS));
    return isBlocked();
  };
  const network: Network = {
    fetch: (...request) => fetch(...request),
    now: () => performance.now(),
    isOnline: () => navigator.onLine,
    isBlockedByPolicy,
    timeoutMs: REQUEST_TIMEOUT_MS,
  };
  const runDiagnosis = async () => {
    report = undefined;
    laterFindings.clear();
    panel.showBusy(element, settings.referenceId);
    const diagnosis = await diagnose({ element, settings, loadApp, network }).catch(describeDoctorFailure);
    if (isStopped) return;
    report = { ...diagnosis, findings: sortFindings([...diagnosis.findings, ...laterFindings.values()]) };
    logReport(report);
    showReport();
  };

  const stopFunctions = [
    watchViolations(window, (violation) => {
      violations.push(violation);
      addFinding(describeViolation(violation, widgetScope));
    }),
    watchFailedFiles(window, (address, status) => {
      if (widgetScope.belongsToWidget(address) && !address.startsWith(settings.apiBase))
        addFinding(describeRefusedFile(address, status));
    }),
    watchErrors(element, (event) => addFinding(describeReportedError(event.detail))),
  ];
  void runDiagnosis();
  return () => {
    isStopped = true;
    for (const stop of stopFunctions) stop();
  };
}

/** The report if the examination itself throws, for example because the page has replaced built-ins. */
const describeDoctorFailure = (error: unknown): Report => ({
  subject: 'the doctor',
  findings: [
    {
      id: 'script:doctor',
      problemClass: 'script',
      severity: 'warning',
      problem: `The doctor could not finish: ${error}.`,
      reason: 'Other problems of this page may be missing from the report.',
      fix: 'Send us this report, together with the messages in the console.',
    },
  ],
  facts: [],
});

function watchErrors(element: HTMLElement, onAppError: (event: CustomEvent) => void): () => void {
  const onError = (event: Event) => {
    if (event instanceof CustomEvent) onAppError(event);
  };
  element.addEventListener('error', onError);
  return () => element.removeEventListener('error', onError);
}

function createWidgetScope(element: HTMLElement, { apiBase }: HostSettings): WidgetScope {
  const script = getScriptUrl(document);
  const isShownImage = (address: string) =>
    [...(element.shadowRoot?.querySelectorAll('img') ?? [])].some(
      ({ src, currentSrc }) => src === address || currentSrc === address,
    );
  return {
    pageOrigin: location.origin,
    belongsToWidget: (address) =>
      address !== '' &&
      (address === script ||
        address.startsWith(assetsUrl) ||
        address.startsWith(`${apiBase}/`) ||
        isShownImage(address)),
  };
}
