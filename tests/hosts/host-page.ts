import { type Host, MARGIN_PX, type Size } from './host.ts';

/** Inline styles with `!important`, so that the container has the same size and position on every host. */
const buildContainerStyle = ({ width, height }: Size): string =>
  Object.entries({
    display: 'block',
    position: 'absolute',
    inset: 'auto',
    top: `${MARGIN_PX}px`,
    left: `${MARGIN_PX}px`,
    width: `${width}px`,
    height: `${height}px`,
    margin: '0',
    padding: '0',
    border: '0',
    'box-sizing': 'border-box',
  })
    .map(([property, value]) => `${property}:${value}!important`)
    .join(';');

const buildElementTag = (size: Size, hasFixedClock: boolean): string =>
  `<div id="place" style="${buildContainerStyle(size)}"><order-app reference-id="demo-cafe" locale="en" path="/car_pickup"${hasFixedClock ? ' api-base="/api"' : ''} style="--order-app-height:${size.height}px"></order-app></div>`;

const buildSheetLink = (path: string): string => `<link rel="stylesheet" href="/packages/${path}">`;
const buildScriptTag = (path: string): string =>
  `<script src="${path.startsWith('/') ? `/files${path}` : `/pages/${path}`}"></script>`;

function renderHead({ head = '', css = '', styleSheets = [], scripts = [] }: Host): string {
  return [
    '<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><link rel="icon" href="data:,">',
    head,
    ...styleSheets.map(buildSheetLink),
    css && `<style>${css}</style>`,
    ...scripts.map(buildScriptTag),
  ].join('\n');
}

function renderBody(
  { htmlAround = ['', ''], htmlAfter = '', enclosure, css = '' }: Host,
  size: Size,
  hasFixedClock: boolean,
): string {
  const content = `${htmlAround[0]}${buildElementTag(size, hasFixedClock)}${htmlAround[1]}${htmlAfter}`;
  if (enclosure === 'shadow root')
    return `<div data-own-root><template shadowrootmode="open"><style>${css}</style>${content}</template></div>`;
  return content;
}

const RESET_CSS = 'body{margin:0}';

/** Renders the document of a host, with an element of the given size. A host with a frame shows the clean page in it, requested with the same `query`. */
export function renderHostPage(host: Host, size: Size, backend: string, query: string): string {
  const doctype = host.doctype === false ? '' : '<!doctype html>';
  const inFrame = host.enclosure === 'frame';
  const style = inFrame
    ? `${RESET_CSS}iframe{position:fixed;inset:0;width:100%;height:100%;border:0}`
    : RESET_CSS;
  const widget = `<script async src="${backend}/order-app.js"></script>`;
  const body = inFrame
    ? `<iframe data-place title="Order" src="/clean?${query}"></iframe>`
    : renderBody(host, size, new URLSearchParams(query).has('now'));
  return `${doctype}<html ${host.html ?? 'lang="en"'}><head><title>${host.name}</title><script src="/pages/rig.js"></script>
<style>${style}</style>${renderHead(host)}${inFrame ? '' : widget}</head><body>${body}</body></html>`;
}
