import { type Facts, type Report, reportText, verdictOf } from './doctor-report.ts';
import type { Finding, Severity } from './finding.ts';

type Child = Node | string | undefined;

/** An element with properties and children; text is only ever text. */
export function h<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  properties: Partial<Omit<HTMLElementTagNameMap[Tag], 'style'>> = {},
  ...children: readonly Child[]
): HTMLElementTagNameMap[Tag] {
  const element = Object.assign(document.createElement(tag), properties);
  element.append(...children.filter((child) => child !== undefined));
  return element;
}

/** To the clipboard; false when the browser forbids it. A page without TLS has only the old way. */
export async function copyText(text: string, near: HTMLElement): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    const field = h('textarea', { value: text });
    near.append(field);
    field.select();
    try {
      return document.execCommand('copy');
    } catch {
      return false;
    } finally {
      field.remove();
      near.focus();
    }
  }
}

const WORDS: Readonly<Record<Severity, string>> = { error: 'Problem', warning: 'Warning', note: 'Note' };

export type Copy = (text: string, button: HTMLButtonElement) => void;

const copyButton = (label: string, text: () => string, copy: Copy): HTMLButtonElement => {
  const button: HTMLButtonElement = h('button', { type: 'button', textContent: label });
  button.onclick = () => copy(text(), button);
  return button;
};

const findingItem = ({ about, severity, what, why, mend, paste }: Finding, copy: Copy): HTMLElement =>
  h(
    'li',
    {},
    h(
      'h3',
      {},
      h('span', { className: `badge ${severity}`, textContent: WORDS[severity] }),
      `${about}: ${what}`,
    ),
    h('p', {}, h('b', { textContent: 'Why it matters: ' }), why),
    h('p', {}, h('b', { textContent: 'How to mend it: ' }), mend),
    ...(paste ? [h('pre', { textContent: paste }), copyButton('Copy', () => paste, copy)] : []),
  );

const factsList = (facts: Facts): HTMLElement =>
  h(
    'dl',
    {},
    ...facts.flatMap(([label, value]) => [h('dt', { textContent: label }), h('dd', { textContent: value })]),
  );

/** One element's part of the panel. `again`: begins the examination anew. */
export const reportPart = (report: Report, copy: Copy, again: () => void): HTMLElement =>
  h(
    'section',
    {},
    h('h2', { textContent: `${report.subject}: ${verdictOf(report)}` }),
    h('ol', {}, ...report.findings.map((finding) => findingItem(finding, copy))),
    h('h2', { textContent: 'Facts' }),
    factsList(report.facts),
    h(
      'div',
      { className: 'actions' },
      h('button', { type: 'button', textContent: 'Examine again', onclick: again }),
      copyButton('Copy the report', () => reportText(report), copy),
    ),
  );
