import { logReport } from './console-report.ts';
import { getPanel } from './doctor-panel.ts';
import { sortFindings } from './finding.ts';
import { findPageProblems, readPageState } from './page-findings.ts';
import { probeUrl } from './probe-url.ts';
import { findMissingScriptProblems, readScriptState } from './script-findings.ts';
import { startDoctor } from './start-doctor.ts';

const REQUEST_TIMEOUT_MS = 12_000;

/**
 * Examines a page on which the widget's script may not have run. Called by `check.js`, which a bookmark adds to the
 * page. If the script has run, examines the first `<order-app>` in the same way as the attribute `debug`.
 */
export async function checkPage(loadApp: () => Promise<unknown>): Promise<void> {
  const scriptState = readScriptState(window);
  const app = document.querySelector<HTMLElement>('order-app');
  if (scriptState.hasRun && app) return startDoctor(app, () => loadAppUnlessRunning(app, loadApp), false);
  const network = {
    fetch: (...request: Parameters<typeof fetch>) => fetch(...request),
    now: () => performance.now(),
    isOnline: () => navigator.onLine,
    isBlockedByPolicy: async () => false,
    timeoutMs: REQUEST_TIMEOUT_MS,
  };
  const subject = app?.getAttribute('reference-id') || location.hostname;
  const panel = getPanel(document);
  const target = document.querySelector('order-app, order-button') ?? document.documentElement;
  panel.showBusy(target, subject);
  const scriptProblems = await findMissingScriptProblems(scriptState, (address) =>
    probeUrl(network, address, {}),
  );
  const findings = sortFindings([...scriptProblems, ...findPageProblems(readPageState(window, ''))]);
  const report = {
    subject,
    findings,
    facts: [
      ['Page', `${location.origin}${location.pathname}`],
      ['Browser', navigator.userAgent],
      ['Time', new Date().toISOString()],
    ] as const,
  };
  logReport(report);
  panel.showReport(target, report, () => void checkPage(loadApp));
}

/**
 * Does not import the app if an app is already on screen. The running app may be from another build. Importing the
 * app of this build would then prove nothing about the running one.
 */
const loadAppUnlessRunning = async (app: HTMLElement, loadApp: () => Promise<unknown>): Promise<unknown> =>
  app.shadowRoot?.querySelector('[data-surface]') ? undefined : loadApp();
