import { type Facts, formatReport, formatVerdict, type Report } from './doctor-report.ts';
import type { Finding, Severity } from './finding.ts';

type Child = Node | string | undefined;

/** Creates an element with properties and children. Strings become text nodes, never HTML. */
export function createElement<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  properties: Partial<Omit<HTMLElementTagNameMap[Tag], 'style'>> = {},
  ...children: readonly Child[]
): HTMLElementTagNameMap[Tag] {
  const element = Object.assign(document.createElement(tag), properties);
  element.append(...children.filter((child) => child !== undefined));
  return element;
}

/** Copies to the clipboard. Returns false if the browser forbids it. Pages without TLS only have `execCommand`. */
export async function copyText(text: string, focusTarget: HTMLElement): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    const field = createElement('textarea', { value: text });
    focusTarget.append(field);
    field.select();
    try {
      return document.execCommand('copy');
    } catch {
      return false;
    } finally {
      field.remove();
      focusTarget.focus();
    }
  }
}

const SEVERITY_LABELS: Readonly<Record<Severity, string>> = {
  error: 'Problem',
  warning: 'Warning',
  note: 'Note',
};

export type Copy = (text: string, button: HTMLButtonElement) => void;

const createCopyButton = (label: string, getText: () => string, copy: Copy): HTMLButtonElement => {
  const button: HTMLButtonElement = createElement('button', { type: 'button', textContent: label });
  button.onclick = () => copy(getText(), button);
  return button;
};

const renderFinding = (
  { problemClass, severity, problem, reason, fix, snippet }: Finding,
  copy: Copy,
): HTMLElement =>
  createElement(
    'li',
    {},
    createElement(
      'h3',
      {},
      createElement('span', { className: `badge ${severity}`, textContent: SEVERITY_LABELS[severity] }),
      `${problemClass}: ${problem}`,
    ),
    createElement('p', {}, createElement('b', { textContent: 'Why it matters: ' }), reason),
    createElement('p', {}, createElement('b', { textContent: 'How to fix it: ' }), fix),
    ...(snippet
      ? [createElement('pre', { textContent: snippet }), createCopyButton('Copy', () => snippet, copy)]
      : []),
  );

const renderFacts = (facts: Facts): HTMLElement =>
  createElement(
    'dl',
    {},
    ...facts.flatMap(([label, value]) => [
      createElement('dt', { textContent: label }),
      createElement('dd', { textContent: value }),
    ]),
  );

/** One element's section of the panel. `onExamineAgain` runs the examination again. */
export const renderReport = (report: Report, copy: Copy, onExamineAgain: () => void): HTMLElement =>
  createElement(
    'section',
    {},
    createElement('h2', { textContent: `${report.subject}: ${formatVerdict(report)}` }),
    createElement('ol', {}, ...report.findings.map((finding) => renderFinding(finding, copy))),
    createElement('h2', { textContent: 'Facts' }),
    renderFacts(report.facts),
    createElement(
      'div',
      { className: 'actions' },
      createElement('button', { type: 'button', textContent: 'Examine again', onclick: onExamineAgain }),
      createCopyButton('Copy the report', () => formatReport(report), copy),
    ),
  );
