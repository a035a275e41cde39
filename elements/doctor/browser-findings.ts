import type { Finding } from './finding.ts';

/** Recent browser features that the app needs, by their name in the report. */
const REQUIRED_FEATURES: Readonly<Record<string, (window: Window & typeof globalThis) => boolean>> = {
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

/** Names of the required features that this browser lacks. */
export const listMissingFeatures = (window: Window & typeof globalThis): readonly string[] =>
  Object.entries(REQUIRED_FEATURES).flatMap(([name, isSupported]) => {
    try {
      return isSupported(window) ? [] : [name];
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

/** Names of the built-ins that the page's scripts have replaced. */
export function listPatchedBuiltIns(window: Window & typeof globalThis): readonly string[] {
  const isNative = (value: unknown): boolean =>
    typeof value === 'function' && /\[native code\]\s*\}$/.test(Function.prototype.toString.call(value));
  const patchedBuiltIns = Object.entries(BUILT_INS)
    .filter(([, getBuiltIn]) => !isNative(getBuiltIn(window)))
    .map(([name]) => name);
  return 'toJSON' in Array.prototype ? [...patchedBuiltIns, 'Array.prototype.toJSON'] : patchedBuiltIns;
}

export interface BrowserState {
  readonly missingFeatures: readonly string[];
  readonly patchedBuiltIns: readonly string[];
}

/** Problems with missing browser features and with built-ins that the page has replaced. */
export function findBrowserProblems({ missingFeatures, patchedBuiltIns }: BrowserState): readonly Finding[] {
  const findings: Finding[] = [];
  if (missingFeatures.length)
    findings.push({
      id: 'browser:missing',
      problemClass: 'browser',
      severity: 'error',
      problem: `This browser lacks ${missingFeatures.join(', ')}.`,
      reason: 'The app may stay empty or look wrong in this browser.',
      fix: 'Update the browser. order-app supports Chrome and Edge 111, Firefox 113, Safari 16.4 and later.',
    });
  if (patchedBuiltIns.length)
    findings.push({
      id: 'browser:patched',
      problemClass: 'browser',
      severity: 'note',
      problem: `Scripts of this page replaced ${patchedBuiltIns.join(', ')}.`,
      reason:
        'The app works with the usual replacements, but they are the first thing to check if it behaves oddly.',
      fix: 'Remove old libraries (prototype.js, MooTools) and old polyfills from the page, or test the page without them.',
    });
  return findings;
}

const MAX_CLOCK_ERROR_MS = 120_000;

/**
 * Reports a device clock that is off by more than two minutes. `serverDate` is the `Date` header, or null if it is not
 * readable.
 */
export function findClockProblem(now: number, serverDate: string | null): Finding | undefined {
  const offsetMs = serverDate === null ? Number.NaN : now - Date.parse(serverDate);
  if (!(Math.abs(offsetMs) > MAX_CLOCK_ERROR_MS)) return undefined;
  const minutes = Math.round(Math.abs(offsetMs) / 60_000);
  return {
    id: 'clock:off',
    problemClass: 'clock',
    severity: 'warning',
    problem: `The clock of this device is ${minutes} minutes ${offsetMs > 0 ? 'fast' : 'slow'}, compared with the server.`,
    reason:
      'The app uses this clock for opening hours and slots. The server may refuse an order for a wrong time.',
    fix: 'Turn on automatic date and time on the device. If the device is right, the clock of the server is wrong.',
  };
}
