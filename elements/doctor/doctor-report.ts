import { type Finding, summaryOf } from './finding.ts';

/** What is so, problem or not: label and value, in the order to read them. */
export type Facts = readonly (readonly [label: string, value: string])[];

/** What the doctor says about one element, or about a page without one. */
export interface Report {
  /** The reference id, or what stands in for it. */
  readonly subject: string;
  /** The worst first. */
  readonly findings: readonly Finding[];
  readonly facts: Facts;
}

/** `2 problems, 1 warning`, or that all is well. */
export const verdictOf = ({ findings }: Report): string => summaryOf(findings) || 'all clear';

/** One finding as a console or a message shows it: its class first, then what, why and how to mend it. */
export const findingText = ({ about, what, why, mend, paste }: Finding): string =>
  [
    `${about}: ${what}`,
    `  Why it matters: ${why}`,
    `  How to mend it: ${mend}`,
    ...(paste ? [indented(paste)] : []),
  ].join('\n');

const indented = (text: string): string => text.replace(/^/gm, '    ');

/** The whole report, to paste into a message: no personal data is in it. */
export const reportText = (report: Report): string =>
  [
    `order-app doctor: ${report.subject}: ${verdictOf(report)}`,
    ...report.findings.map((finding) => `[${finding.severity}] ${redacted(findingText(finding))}`),
    factsText(report.facts),
  ].join('\n\n');

export const factsText = (facts: Facts): string =>
  facts.map(([label, value]) => `${label}: ${value}`).join('\n');

/** Takes out what could be somebody's: addresses of mail, telephone numbers, and the queries and fragments of links. */
export const redacted = (text: string): string =>
  text
    .replace(/[^\s@]+@[^\s@/]*\.\p{L}{2,}/gu, '(mail)')
    .replace(/\+?\d[\d ()-]{6,}\d/g, (digits) =>
      digits.replace(/\D/g, '').length >= 7 ? '(number)' : digits,
    )
    .replace(/(https?:\/\/[^\s"'?#]+)[?#][^\s"']*/g, '$1');
