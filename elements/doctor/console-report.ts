import { factsText, findingText, type Report, redacted, verdictOf } from './doctor-report.ts';
import type { Finding, Severity } from './finding.ts';

const PREFIX = '[order-app]';

const SPEAK: Readonly<Record<Severity, (text: string) => void>> = {
  error: (text) => console.error(text),
  warning: (text) => console.warn(text),
  note: (text) => console.info(text),
};

/** One finding on a line of its own: `[order-app] csp: …`. */
export const logFinding = (finding: Finding): void =>
  SPEAK[finding.severity](redacted(`${PREFIX} ${findingText(finding)}`));

/** The whole report in a group, open when something needs mending. */
export function logReport(report: Report): void {
  const title = `${PREFIX} doctor: ${report.subject}: ${verdictOf(report)}`;
  if (report.findings.some(({ severity }) => severity === 'error')) console.group(title);
  else console.groupCollapsed(title);
  for (const finding of report.findings) logFinding(finding);
  console.info(factsText(report.facts));
  console.groupEnd();
}
