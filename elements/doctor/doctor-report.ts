import { type Finding, summarizeFindings } from './finding.ts';

/** Facts about the embed as pairs of label and value, in reading order. */
export type Facts = readonly (readonly [label: string, value: string])[];

/** The doctor's report about one element. */
export interface Report {
  /** The reference id, or a placeholder if there is none. */
  readonly subject: string;
  /** Sorted by severity, errors first. */
  readonly findings: readonly Finding[];
  readonly facts: Facts;
}

/** For example `2 problems, 1 warning`, or `no problems`. */
export const formatVerdict = ({ findings }: Report): string => summarizeFindings(findings) || 'no problems';

/** A finding as plain text: what is wrong, why it matters and how to fix it. */
export const formatFinding = ({ problemClass, problem, reason, fix, snippet }: Finding): string =>
  [
    `${problemClass}: ${problem}`,
    `  Why it matters: ${reason}`,
    `  How to fix it: ${fix}`,
    ...(snippet ? [indent(snippet)] : []),
  ].join('\n');

const indent = (text: string): string => text.replace(/^/gm, '    ');

/** The whole report as plain text to paste into a message. Personal data is redacted. */
export const formatReport = (report: Report): string =>
  [
    `order-app doctor: ${report.subject}: ${formatVerdict(report)}`,
    ...report.findings.map((finding) => `[${finding.severity}] ${redact(formatFinding(finding))}`),
    formatFacts(report.facts),
  ].join('\n\n');

export const formatFacts = (facts: Facts): string =>
  facts.map(([label, value]) => `${label}: ${value}`).join('\n');

/** Replaces email addresses and phone numbers, and removes queries and fragments of URLs. */
export const redact = (text: string): string =>
  text
    .replace(/[^\s@]+@[^\s@/]*\.\p{L}{2,}/gu, '(email)')
    .replace(/\+?\d[\d ()-]{6,}\d/g, (digits) =>
      digits.replace(/\D/g, '').length >= 7 ? '(number)' : digits,
    )
    .replace(/(https?:\/\/[^\s"'?#]+)[?#][^\s"']*/g, '$1');
