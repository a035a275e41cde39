import type { Report } from './doctor-report.ts';
import { summaryOf } from './finding.ts';
import { copyText, h, reportPart } from './panel-parts.ts';

/** System colours, so that it suits the page by day, by night and in forced colours. `!important`: the page's own may be. */
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
.said{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)}
.actions{display:flex;flex-wrap:wrap;gap:8px;margin-block-start:16px}`;

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
