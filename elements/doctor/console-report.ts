import { formatFacts, formatFinding, formatVerdict, type Report, redact } from './doctor-report.ts';
import type { Finding, Severity } from './finding.ts';

const PREFIX = '[order-app]';

const LOG_BY_SEVERITY: Readonly<Record<Severity, (text: string) => void>> = {
  error: (text) => console.error(text),
  warning: (text) => console.warn(text),
  note: (text) => console.info(text),
};

/** Logs one finding: `[order-app] csp: …`. */
export const logFinding = (finding: Finding): void =>
  LOG_BY_SEVERITY[finding.severity](redact(`${PREFIX} ${formatFinding(finding)}`));

/** Logs the whole report in a console group, expanded when it contains errors. */
export function logReport(report: Report): void {
  const title = `${PREFIX} doctor: ${report.subject}: ${formatVerdict(report)}`;
  if (report.findings.some(({ severity }) => severity === 'error')) console.group(title);
  else console.groupCollapsed(title);
  for (const finding of report.findings) logFinding(finding);
  console.info(formatFacts(report.facts));
  console.groupEnd();
}
