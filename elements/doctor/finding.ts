/** What a problem is about. The console prints it after the product's name: `[order-app] csp: …`. */
type ProblemClass =
  | 'csp'
  | 'api'
  | 'business'
  | 'files'
  | 'script'
  | 'element'
  | 'page'
  | 'storage'
  | 'browser'
  | 'clock';

/** `error`: nobody can order. `warning`: a part does not work. `note`: works, but is worth knowing. */
export type Severity = 'error' | 'warning' | 'note';

/** One problem of an embed: what is wrong and where, why it matters, how to fix it. In English, for site developers. */
export interface Finding {
  /** Findings with the same cause share an id, so that the report lists the cause once. */
  readonly id: string;
  readonly problemClass: ProblemClass;
  readonly severity: Severity;
  readonly problem: string;
  readonly reason: string;
  readonly fix: string;
  /** Text to copy and paste where `fix` says. */
  readonly snippet?: string;
}

const SEVERITY_ORDER: Readonly<Record<Severity, number>> = { error: 0, warning: 1, note: 2 };

/** Sorts by severity, errors first, and removes duplicates. */
export function sortFindings(findings: readonly Finding[]): readonly Finding[] {
  const byId = new Map(findings.map((finding) => [finding.id, finding]));
  return [...byId.values()].sort((a, b) => SEVERITY_ORDER[a.severity] - SEVERITY_ORDER[b.severity]);
}

/** For example `2 problems, 1 warning`; an empty string if there are no problems and no warnings. */
export function summarizeFindings(findings: readonly Finding[]): string {
  const formatCount = (severity: Severity, word: string): string[] => {
    const count = findings.filter((finding) => finding.severity === severity).length;
    return count ? [`${count} ${word}${count === 1 ? '' : 's'}`] : [];
  };
  return [...formatCount('error', 'problem'), ...formatCount('warning', 'warning')].join(', ');
}
