import { type Host, MARGIN, type Size } from './host.ts';

/** What the place says is said inline and with `!important`, so that it is as large and where it is on every host. */
const placeStyle = ({ width, height }: Size): string =>
  Object.entries({
    display: 'block',
    position: 'absolute',
    inset: 'auto',
    top: `${MARGIN}px`,
    left: `${MARGIN}px`,
    width: `${width}px`,
    height: `${height}px`,
    margin: '0',
    padding: '0',
    border: '0',
    'box-sizing': 'border-box',
  })
    .map(([property, value]) => `${property}:${value}!important`)
    .join(';');

const element = (size: Size, isStill: boolean): string =>
  `<div id="place" style="${placeStyle(size)}"><order-app reference-id="demo-cafe" locale="en" path="/car_pickup"${isStill ? ' api-base="/api"' : ''} style="--order-app-height:${size.height}px"></order-app></div>`;

const sheetLink = (path: string): string => `<link rel="stylesheet" href="/packages/${path}">`;
const scriptTag = (path: string): string =>
  `<script src="${path.startsWith('/') ? `/files${path}` : `/pages/${path}`}"></script>`;

function headOf({ head = '', css = '', sheets = [], scripts = [] }: Host): string {
  return [
    '<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><link rel="icon" href="data:,">',
    head,
    ...sheets.map(sheetLink),
    css && `<style>${css}</style>`,
    ...scripts.map(scriptTag),
  ].join('\n');
}

function bodyOf(
  { around = ['', ''], beside = '', enclosure, css = '' }: Host,
  size: Size,
  isStill: boolean,
): string {
  const inside = `${around[0]}${element(size, isStill)}${around[1]}${beside}`;
  if (enclosure === 'shadow root')
    return `<div data-own-root><template shadowrootmode="open"><style>${css}</style>${inside}</template></div>`;
  return inside;
}

const RESET = 'body{margin:0}';

/** The document of a host, for an element of that size. A frame holds the clean page, and fills the window. It is asked for by the same `query`. */
export function hostPage(host: Host, size: Size, backend: string, query: string): string {
  const doctype = host.doctype === false ? '' : '<!doctype html>';
  const inFrame = host.enclosure === 'frame';
  const style = inFrame ? `${RESET}iframe{position:fixed;inset:0;width:100%;height:100%;border:0}` : RESET;
  const widget = `<script async src="${backend}/order-app.js"></script>`;
  const body = inFrame
    ? `<iframe data-place title="Order" src="/clean?${query}"></iframe>`
    : bodyOf(host, size, new URLSearchParams(query).has('now'));
  return `${doctype}<html ${host.html ?? 'lang="en"'}><head><title>${host.name}</title><script src="/pages/rig.js"></script>
<style>${style}</style>${headOf(host)}${inFrame ? '' : widget}</head><body>${body}</body></html>`;
}
