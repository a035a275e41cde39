import type { Finding } from './finding.ts';

export interface StorageState {
  readonly local: 'available' | 'blocked' | 'full';
  readonly cookies: 'available' | 'blocked';
  /** The kind of frame that contains this page. */
  readonly frame: 'none' | 'same-origin' | 'cross-origin' | 'sandboxed';
}

const PROBE_KEY = 'order-app:doctor';

/** Checks storage the way the app uses it: writes a value and removes it. */
export function readStorageState(window: Window): StorageState {
  return { local: checkLocalStorage(window), cookies: checkCookies(window), frame: detectFrame(window) };
}

function checkLocalStorage(window: Window): StorageState['local'] {
  try {
    window.localStorage.setItem(PROBE_KEY, '1');
    window.localStorage.removeItem(PROBE_KEY);
    return 'available';
  } catch (error) {
    return (error as { name?: unknown } | null)?.name === 'QuotaExceededError' ? 'full' : 'blocked';
  }
}

function checkCookies({ document, navigator }: Window): StorageState['cookies'] {
  const name = PROBE_KEY.replace(':', '-');
  try {
    document.cookie = `${name}=1;path=/;SameSite=Lax`;
    const isStored = navigator.cookieEnabled && document.cookie.includes(`${name}=1`);
    document.cookie = `${name}=;path=/;max-age=0`;
    return isStored ? 'available' : 'blocked';
  } catch {
    return 'blocked';
  }
}

function detectFrame(window: Window): StorageState['frame'] {
  if (window.origin === 'null' && window.location.protocol !== 'file:') return 'sandboxed';
  if (window.self === window.top) return 'none';
  try {
    return window.top?.location.origin === window.origin ? 'same-origin' : 'cross-origin';
  } catch {
    return 'cross-origin';
  }
}

/** What blocked, full or partitioned storage means for customers. None of these problems prevents an order. */
export function findStorageProblems({ local, cookies, frame }: StorageState): readonly Finding[] {
  const findings: Finding[] = [];
  const addFinding = (finding: Omit<Finding, 'problemClass'>) =>
    findings.push({ problemClass: 'storage', ...finding });
  if (frame === 'sandboxed')
    addFinding({
      id: 'storage:sandboxed',
      severity: 'warning',
      problem: 'This page is in a sandboxed frame without allow-same-origin.',
      reason: 'Nothing is stored: the cart is empty after a reload, and payment windows may not open.',
      fix: 'Change the sandbox attribute of the iframe to this, or put the tag on the outer page:',
      snippet: 'sandbox="allow-scripts allow-same-origin allow-forms allow-popups"',
    });
  else if (local === 'blocked')
    addFinding({
      id: 'storage:blocked',
      severity: 'warning',
      problem: 'This browser blocks local storage on this page.',
      reason: 'Ordering works, but a reload loses the cart and the list of orders.',
      fix:
        frame === 'cross-origin'
          ? 'This page is in a frame of another site, where browsers block storage. Put the tag on the outer page instead of framing a page that has it.'
          : "Allow site data for this page in the browser's settings. You cannot change this on customers' devices.",
    });
  if (local === 'full')
    addFinding({
      id: 'storage:full',
      severity: 'warning',
      problem: 'The local storage of this site is full.',
      reason: 'Ordering works, but a reload loses the cart.',
      fix: 'Delete large entries (developer tools, Application, Local storage). The keys that begin with "order-app:" belong to order-app and are small.',
    });
  if (local === 'available' && frame === 'cross-origin')
    addFinding({
      id: 'storage:partitioned',
      severity: 'note',
      problem: 'This page is in a frame of another site, so the browser gives it separate storage.',
      reason: 'The cart in this frame and the cart on the outer site are two different carts.',
      fix: 'Put the tag on the outer page if both should share one cart.',
    });
  if (cookies === 'blocked' && frame !== 'sandboxed')
    addFinding({
      id: 'storage:cookies',
      severity: 'note',
      problem: 'This browser blocks cookies on this page.',
      reason: "A reload loses the customer's choice of language. Nothing else needs a cookie.",
      fix: 'Allow cookies for this page, or set the language on the element:',
      snippet: 'locale="en"',
    });
  return findings;
}
