import type { Report } from './doctor-report.ts';
import { summarizeFindings } from './finding.ts';
import { copyText, createElement, renderReport } from './panel-parts.ts';

/**
 * The panel uses system colours, so that it fits light, dark and forced-colours pages. The styles of `:host` are
 * `!important`, because rules of the page may be `!important` too.
 */
const PANEL_CSS = `:host{display:block!important;position:fixed!important;inset:auto 16px 16px auto!important;width:auto!important;height:auto!important;margin:0!important;padding:0!important;border:0!important;transform:none!important;opacity:1!important;visibility:visible!important;z-index:2147483000!important;pointer-events:auto!important}
.panel{all:initial;color-scheme:light dark;position:fixed;inset:auto;inset-block-end:16px;inset-inline-end:16px;box-sizing:border-box;width:min(440px,calc(100vw - 32px));max-height:min(620px,calc(100vh - 32px));display:flex;flex-direction:column;background:Canvas;color:CanvasText;border:1px solid GrayText;border-radius:12px;box-shadow:0 8px 32px #0005;font:14px/1.45 system-ui,sans-serif;text-align:start;overflow:hidden}
.panel:not([data-open]){width:auto}
.bar{display:flex;align-items:center;gap:4px;padding:4px}
.bar button{flex:none;border:0;background:none}
.bar .title{flex:1;display:flex;gap:8px;align-items:center;text-align:start;font-weight:600}
.body{overflow:auto;padding:0 16px 16px;border-block-start:1px solid GrayText}
[hidden]{display:none!important}
h2{font-size:14px;margin:16px 0 8px;overflow-wrap:anywhere}
h3{font-size:14px;margin:0;overflow-wrap:anywhere}
ol{list-style:none;margin:0;padding:0;display:grid;gap:12px}
li{border:1px solid GrayText;border-radius:8px;padding:12px}
p{margin:8px 0 0;overflow-wrap:anywhere}
pre{margin:8px 0;padding:8px;border:1px dashed GrayText;border-radius:6px;white-space:pre-wrap;overflow-wrap:anywhere;font:12px/1.5 ui-monospace,monospace}
dl{display:grid;grid-template-columns:auto 1fr;gap:4px 12px;margin:0}
dt{font-weight:600}
dd{margin:0;overflow-wrap:anywhere}
button{font:inherit;color:inherit;min-height:44px;min-width:44px;padding:0 12px;border:1px solid;border-radius:8px;background:none;cursor:pointer}
button:focus-visible,.body:focus-visible{outline:3px solid Highlight;outline-offset:-3px}
.badge{display:inline-block;padding:1px 8px;border:1px solid;border-radius:6px;font-size:12px;font-weight:600;margin-inline-end:8px;color:#fff}
.error{background:#b3261e}.warning{background:#7a5200}.note{background:#44546a}.ok{background:#1b6e3c}
.live{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)}
.actions{display:flex;flex-wrap:wrap;gap:8px;margin-block-start:16px}`;

export interface Panel {
  /** Shows that the doctor is examining an element. */
  showBusy(element: Element, subject: string): void;
  /** Shows the report of an element. Errors open the panel, unless the developer has closed it. */
  showReport(element: Element, report: Report, onExamineAgain: () => void): void;
}

const panels = new WeakMap<Document, Panel>();

/** The page's only panel, which shows the reports of all elements. Created on the first call. */
export function getPanel(document: Document): Panel {
  const panel = panels.get(document) ?? createPanel(document);
  panels.set(document, panel);
  return panel;
}

function createPanel(document: Document): Panel {
  const reports = new Map<Element, { readonly report: Report; readonly onExamineAgain: () => void }>();
  /** Undefined until the developer opens or closes the panel. */
  let isOpenByChoice: boolean | undefined;

  const badge = createElement('span', { className: 'badge note', textContent: '…' });
  const verdict = createElement('span', { textContent: 'order-app: examining' });
  const titleButton = createElement('button', { className: 'title', type: 'button' }, badge, verdict);
  const closeButton = createElement('button', {
    type: 'button',
    textContent: '✕',
    ariaLabel: 'Close the doctor',
  });
  const body = createElement('div', {
    className: 'body',
    tabIndex: 0,
    hidden: true,
    ariaLabel: 'Findings',
    role: 'group',
  });
  const liveRegion = createElement('div', { className: 'live', role: 'status' });
  const panel = createElement(
    'section',
    { className: 'panel', ariaLabel: 'order-app doctor', popover: 'manual', lang: 'en', dir: 'ltr' },
    createElement('div', { className: 'bar' }, titleButton, closeButton),
    body,
    liveRegion,
  );
  const host = document.createElement('order-app-doctor');
  const root = host.attachShadow({ mode: 'open' });
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(PANEL_CSS);
  root.adoptedStyleSheets = [sheet];
  root.append(panel);

  const copy = (text: string, button: HTMLElement) =>
    void copyText(text, button).then((isCopied) => {
      liveRegion.textContent = isCopied
        ? 'Copied'
        : 'The browser does not allow copying. Select the text and copy it.';
    });
  const setOpen = (isOpen: boolean) => {
    body.hidden = !isOpen;
    titleButton.ariaExpanded = String(isOpen);
    panel.toggleAttribute('data-open', isOpen);
  };
  const mount = () => {
    if (host.isConnected) return;
    document.documentElement.append(host);
    // In the top layer, the panel is above dialogs. Without popover support, it is only `position: fixed`.
    panel.showPopover?.();
  };
  titleButton.onclick = () => {
    const isOpen = !body.hidden;
    isOpenByChoice = !isOpen;
    setOpen(isOpenByChoice);
  };
  closeButton.onclick = () => host.remove();
  panel.onkeydown = (event) => {
    if (event.key !== 'Escape' || body.hidden) return;
    isOpenByChoice = false;
    setOpen(false);
    titleButton.focus();
  };
  setOpen(false);

  return {
    showBusy(element, subject) {
      mount();
      reports.delete(element);
      verdict.textContent = `order-app: examining ${subject}`;
    },
    showReport(element, report, onExamineAgain) {
      for (const [other] of reports) if (!other.isConnected) reports.delete(other);
      reports.set(element, { report, onExamineAgain });
      const entries = [...reports.values()];
      const findings = entries.flatMap(({ report }) => report.findings);
      const worstSeverity = findings.some(({ severity }) => severity === 'error') ? 'error' : 'warning';
      const summary = summarizeFindings(findings);
      badge.className = `badge ${summary ? worstSeverity : 'ok'}`;
      badge.textContent = summary ? '!' : '✓';
      verdict.textContent = `order-app: ${summary || 'no problems'}`;
      liveRegion.textContent = verdict.textContent;
      body.replaceChildren(...entries.map((entry) => renderReport(entry.report, copy, entry.onExamineAgain)));
      setOpen(isOpenByChoice ?? findings.some(({ severity }) => severity === 'error'));
    },
  };
}
