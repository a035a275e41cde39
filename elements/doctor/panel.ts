import { copyText, h } from './dom.ts';
import { summaryOf } from './finding.ts';
import { reportPart } from './panel-parts.ts';
import { PANEL_CSS } from './panel-style.ts';
import type { Report } from './report.ts';

export interface Panel {
  /** Says that an element is being looked at. */
  busy(element: Element, subject: string): void;
  /** Shows what was found. Problems open the panel, unless somebody closed it. */
  show(element: Element, report: Report, again: () => void): void;
}

const panels = new WeakMap<Document, Panel>();

/** The page's one panel: all its elements stand in it. In a corner, above everything, in a shadow root of its own. */
export function panelOf(document: Document): Panel {
  const panel = panels.get(document) ?? createPanel(document);
  panels.set(document, panel);
  return panel;
}

function createPanel(document: Document): Panel {
  const reports = new Map<Element, { readonly report: Report; readonly again: () => void }>();
  /** Undefined: nobody has opened or closed it. */
  let wanted: boolean | undefined;

  const mark = h('span', { className: 'badge note', textContent: '…' });
  const verdict = h('span', { textContent: 'order-app: examining' });
  const title = h('button', { className: 'title', type: 'button' }, mark, verdict);
  const close = h('button', { type: 'button', textContent: '✕', ariaLabel: 'Close the doctor' });
  const body = h('div', {
    className: 'body',
    tabIndex: 0,
    hidden: true,
    ariaLabel: 'Findings',
    role: 'group',
  });
  const said = h('div', { className: 'said', role: 'status' });
  const panel = h(
    'section',
    { className: 'panel', ariaLabel: 'order-app doctor', popover: 'manual', lang: 'en', dir: 'ltr' },
    h('div', { className: 'bar' }, title, close),
    body,
    said,
  );
  const host = document.createElement('order-app-doctor');
  const root = host.attachShadow({ mode: 'open' });
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(PANEL_CSS);
  root.adoptedStyleSheets = [sheet];
  root.append(panel);

  const copy = (text: string, button: HTMLElement) =>
    void copyText(text, button).then((copied) => {
      said.textContent = copied ? 'Copied' : 'The browser forbids copying: select the text instead.';
    });
  const open = (isOpen: boolean) => {
    body.hidden = !isOpen;
    title.ariaExpanded = String(isOpen);
    panel.toggleAttribute('data-open', isOpen);
  };
  const mount = () => {
    if (host.isConnected) return;
    document.documentElement.append(host);
    // Above dialogs and whatever else stands on top; where that is unknown it is fixed all the same.
    panel.showPopover?.();
  };
  title.onclick = () => {
    const isOpen = !body.hidden;
    wanted = !isOpen;
    open(wanted);
  };
  close.onclick = () => host.remove();
  panel.onkeydown = (event) => {
    if (event.key !== 'Escape' || body.hidden) return;
    wanted = false;
    open(false);
    title.focus();
  };
  open(false);

  return {
    busy(element, subject) {
      mount();
      reports.delete(element);
      verdict.textContent = `order-app: examining ${subject}`;
    },
    show(element, report, again) {
      for (const [other] of reports) if (!other.isConnected) reports.delete(other);
      reports.set(element, { report, again });
      const all = [...reports.values()];
      const findings = all.flatMap((one) => one.report.findings);
      const worst = findings.some(({ severity }) => severity === 'error') ? 'error' : 'warning';
      const summary = summaryOf(findings);
      mark.className = `badge ${summary ? worst : 'ok'}`;
      mark.textContent = summary ? '!' : '✓';
      verdict.textContent = `order-app: ${summary || 'all clear'}`;
      said.textContent = verdict.textContent;
      body.replaceChildren(...all.map((one) => reportPart(one.report, copy, one.again)));
      open(wanted ?? findings.some(({ severity }) => severity === 'error'));
    },
  };
}
