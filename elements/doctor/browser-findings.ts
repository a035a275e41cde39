import type { Finding } from './finding.ts';

/** What the app calls that not every browser has had for long, by its name in the report. */
const NEEDED: Readonly<Record<string, (window: Window & typeof globalThis) => boolean>> = {
  'constructable style sheets': (view) =>
    'replaceSync' in view.CSSStyleSheet.prototype && 'adoptedStyleSheets' in view.Document.prototype,
  'container queries': (view) => view.CSS.supports('container-type', 'inline-size'),
  'color-mix()': (view) => view.CSS.supports('color', 'color-mix(in srgb, red, blue)'),
  '<dialog>': (view) => 'showModal' in view.HTMLDialogElement.prototype,
  ResizeObserver: (view) => 'ResizeObserver' in view,
  IntersectionObserver: (view) => 'IntersectionObserver' in view,
  'AbortSignal.timeout': (view) => 'timeout' in view.AbortSignal,
  'Intl.ListFormat': (view) => 'ListFormat' in view.Intl,
  'crypto.getRandomValues': (view) => 'getRandomValues' in view.crypto,
};

/** The names of what this browser lacks. */
export const missingFeatures = (window: Window & typeof globalThis): readonly string[] =>
  Object.entries(NEEDED).flatMap(([name, isThere]) => {
    try {
      return isThere(window) ? [] : [name];
    } catch {
      return [name];
    }
  });

const BUILT_INS: Readonly<Record<string, (window: Window & typeof globalThis) => unknown>> = {
  'Array.prototype.map': (view) => view.Array.prototype.map,
  'Array.prototype.filter': (view) => view.Array.prototype.filter,
  'Array.prototype.reduce': (view) => view.Array.prototype.reduce,
  'Array.from': (view) => view.Array.from,
  'Object.keys': (view) => view.Object.keys,
  'JSON.stringify': (view) => view.JSON.stringify,
  'String.prototype.replace': (view) => view.String.prototype.replace,
  Promise: (view) => view.Promise,
  'Element.prototype.attachShadow': (view) => view.Element.prototype.attachShadow,
  'customElements.define': (view) => view.customElements.define,
};

/** The names of what the page has put in place of the browser's own. */
export function patchedBuiltIns(window: Window & typeof globalThis): readonly string[] {
  const isNative = (value: unknown): boolean =>
    typeof value === 'function' && /\[native code\]\s*\}$/.test(Function.prototype.toString.call(value));
  const patched = Object.entries(BUILT_INS)
    .filter(([, builtIn]) => !isNative(builtIn(window)))
    .map(([name]) => name);
  return 'toJSON' in Array.prototype ? [...patched, 'Array.prototype.toJSON'] : patched;
}

export interface BrowserState {
  readonly missing: readonly string[];
  readonly patched: readonly string[];
}

/** What the browser, or a script that changed it, keeps from the app. */
export function browserFindings({ missing, patched }: BrowserState): readonly Finding[] {
  const findings: Finding[] = [];
  if (missing.length)
    findings.push({
      id: 'browser:missing',
      about: 'browser',
      severity: 'error',
      what: `This browser lacks ${missing.join(', ')}.`,
      why: 'The app may stay empty or look wrong in it.',
      mend: 'Update the browser: order-app runs in Chrome and Edge 111, Firefox 113, Safari 16.4 and later.',
    });
  if (patched.length)
    findings.push({
      id: 'browser:patched',
      about: 'browser',
      severity: 'note',
      what: `Scripts of this page replaced ${patched.join(', ')}.`,
      why: 'The app lives with the usual replacements. If something odd happens, begin here.',
      mend: 'Old libraries (prototype.js, MooTools) and old polyfills do this. Try without them.',
    });
  return findings;
}

const TOLERATED_MS = 120_000;

/** A clock that is far off. `serverDate`: of an HTTP answer; null where the browser may not read it. */
export function clockFinding(now: number, serverDate: string | null): Finding | undefined {
  const off = serverDate === null ? Number.NaN : now - Date.parse(serverDate);
  if (!(Math.abs(off) > TOLERATED_MS)) return undefined;
  const minutes = Math.round(Math.abs(off) / 60_000);
  return {
    id: 'clock:off',
    about: 'clock',
    severity: 'warning',
    what: `The clock of this device is ${minutes} minutes ${off > 0 ? 'fast' : 'slow'}, by the server's.`,
    why: 'What is open now and which times are offered is reckoned by this clock; the server may refuse such an order.',
    mend: 'Let the device set its clock by the network. If this device is right, the clock of the server is wrong.',
  };
}
