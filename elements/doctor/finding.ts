/** What a problem is about. In the console it stands after the product's name: `[order-app] csp: …`. */
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

/** `error`: nobody can order. `warning`: a part does not work. `note`: works, but worth knowing. */
export type Severity = 'error' | 'warning' | 'note';

/** One thing that is wrong with an embed. In English: whoever reads it builds sites. */
export interface Finding {
  /** The same cause has the same id: it is told once. */
  readonly id: string;
  readonly about: ProblemClass;
  readonly severity: Severity;
  readonly what: string;
  readonly why: string;
  readonly mend: string;
  /** What to copy to where `mend` says. */
  readonly paste?: string;
}

const RANK: Readonly<Record<Severity, number>> = { error: 0, warning: 1, note: 2 };

/** The worst first, each cause once. */
export function sorted(findings: readonly Finding[]): readonly Finding[] {
  const byId = new Map(findings.map((finding) => [finding.id, finding]));
  return [...byId.values()].sort((one, other) => RANK[one.severity] - RANK[other.severity]);
}

/** `2 problems, 1 warning`; '' when there is neither. */
export function summaryOf(findings: readonly Finding[]): string {
  const counted = (severity: Severity, word: string): string[] => {
    const count = findings.filter((finding) => finding.severity === severity).length;
    return count ? [`${count} ${word}${count === 1 ? '' : 's'}`] : [];
  };
  return [...counted('error', 'problem'), ...counted('warning', 'warning')].join(', ');
}
