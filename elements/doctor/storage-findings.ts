import type { Finding } from './finding.ts';

export interface StorageState {
  readonly local: 'kept' | 'blocked' | 'full';
  readonly cookies: 'kept' | 'blocked';
  /** Where this page stands: alone, or in a frame. */
  readonly frame: 'none' | 'same-origin' | 'cross-origin' | 'sandboxed';
}

const PROBE = 'order-app:doctor';

/** Tries what the app does: writes, reads and takes away again. */
export function storageState(window: Window): StorageState {
  return { local: localState(window), cookies: cookieState(window), frame: frameOf(window) };
}

function localState(window: Window): StorageState['local'] {
  try {
    window.localStorage.setItem(PROBE, '1');
    window.localStorage.removeItem(PROBE);
    return 'kept';
  } catch (error) {
    return (error as { name?: unknown } | null)?.name === 'QuotaExceededError' ? 'full' : 'blocked';
  }
}

function cookieState({ document, navigator }: Window): StorageState['cookies'] {
  const name = PROBE.replace(':', '-');
  try {
    document.cookie = `${name}=1;path=/;SameSite=Lax`;
    const kept = navigator.cookieEnabled && document.cookie.includes(`${name}=1`);
    document.cookie = `${name}=;path=/;max-age=0`;
    return kept ? 'kept' : 'blocked';
  } catch {
    return 'blocked';
  }
}

function frameOf(window: Window): StorageState['frame'] {
  if (window.origin === 'null' && window.location.protocol !== 'file:') return 'sandboxed';
  if (window.self === window.top) return 'none';
  try {
    return window.top?.location.origin === window.origin ? 'same-origin' : 'cross-origin';
  } catch {
    return 'cross-origin';
  }
}

/** What blocked, full or divided storage means to customers here. Nothing of it stops an order. */
export function storageFindings({ local, cookies, frame }: StorageState): readonly Finding[] {
  const findings: Finding[] = [];
  const add = (finding: Omit<Finding, 'about'>) => findings.push({ about: 'storage', ...finding });
  if (frame === 'sandboxed')
    add({
      id: 'storage:sandboxed',
      severity: 'warning',
      what: 'This page stands in a sandboxed frame without allow-same-origin.',
      why: 'Nothing is stored: the cart is empty after a reload, and payment windows may not open.',
      mend: 'Give the frame these rights, or put the tag on the page itself:',
      paste: 'sandbox="allow-scripts allow-same-origin allow-forms allow-popups"',
    });
  else if (local === 'blocked')
    add({
      id: 'storage:blocked',
      severity: 'warning',
      what: 'This browser blocks local storage here.',
      why: 'Ordering works, but the cart and the list of orders are forgotten with a reload.',
      mend:
        frame === 'cross-origin'
          ? 'This page stands in a frame of another site, where browsers block storage. Put the tag on the page itself instead of framing a page that has it.'
          : "Allow site data for this page in the settings of the browser. On customers' devices the choice is theirs.",
    });
  if (local === 'full')
    add({
      id: 'storage:full',
      severity: 'warning',
      what: 'The local storage of this site is full.',
      why: 'Ordering works, but the cart is forgotten with a reload.',
      mend: 'See what fills it (developer tools, Application, Local storage). The names that begin with "order-app:" are ours and small.',
    });
  if (local === 'kept' && frame === 'cross-origin')
    add({
      id: 'storage:partitioned',
      severity: 'note',
      what: 'This page stands in a frame of another site: its storage is kept apart.',
      why: 'A cart that is filled here is not seen on the page itself, and the other way round.',
      mend: 'Nothing, if that is meant. Otherwise put the tag on the page itself.',
    });
  if (cookies === 'blocked' && frame !== 'sandboxed')
    add({
      id: 'storage:cookies',
      severity: 'note',
      what: 'Cookies are blocked here.',
      why: "The customer's choice of language is forgotten with a reload. Nothing else needs one.",
      mend: 'Give the element its language, or allow cookies for this page:',
      paste: 'locale="en"',
    });
  return findings;
}
