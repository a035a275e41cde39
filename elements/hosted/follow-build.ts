import { latestBuild, watchBuild } from './watch-build.ts';

/** Of this tab: it outlives the reload it is about. */
const RELOAD_KEY = 'order-app:reloaded';

/** Spec, section 9. */
const RELOAD_LIFETIME_MS = 10_000;

/**
 * Whether the page may be loaded anew; that it is, is remembered. Not again within ten seconds: where loading does not help,
 * it would go on for ever. Nor where nothing can be remembered.
 */
function mayReload(): boolean {
  try {
    const since = Date.now() - Number(sessionStorage.getItem(RELOAD_KEY));
    if (since >= 0 && since < RELOAD_LIFETIME_MS) return false;
    sessionStorage.setItem(RELOAD_KEY, String(Date.now()));
    return true;
  } catch {
    return false;
  }
}

/**
 * Screens on which a customer is in the middle of something: from the address to the payment, with a code to log in, reserving,
 * writing of themselves.
 */
const MIDWAY =
  /^\/[^/]+\/(login|profile|locations|payment|order|reservation|wallet|Feedback|[^/]+\/(address|checkout|form|map))(\/|$)/;

export const isMidway = (path: string): boolean => MIDWAY.test(path.replace(/\?.*/s, ''));

/** What is searched for stands in the address, too. */
const NOT_TYPED = [
  ...['button', 'checkbox', 'color', 'file', 'hidden', 'image'],
  ...['radio', 'range', 'reset', 'search', 'submit'],
];

/** Whether there is text in a field on screen. */
export const holdsText = (root: ParentNode | null): boolean =>
  [...(root?.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea') ?? [])].some(
    ({ type, value }) => value && !NOT_TYPED.includes(type),
  );

/** As browsers say that a script they were to import is not there: Chromium, Firefox, Safari. */
const NO_SCRIPT = /dynamically imported module|importing a module script/i;

interface Going {
  readonly path: string;
  /** What is on screen; null for nothing but an error page. */
  readonly from: string | null;
}

/**
 * Loads the page anew, on the way to another screen, when there is a newer build than the one it is of, and when a script of
 * its own is not there any more (spec, section 4). Never away from, or into, the middle of something, nor where anything is
 * typed: the next way will do. `load` goes to an address.
 */
export function followBuild(
  element: HTMLElement,
  build: string,
  load: (address: string) => void = (address) => location.assign(address),
): void {
  let isDue = false;
  let last: Going = { path: '', from: null };

  const isCalm = ({ from, path }: Going): boolean =>
    // An error page is all there is: no screen can be left, and what comes may need what is missing.
    from === null || (!isMidway(from) && !isMidway(path) && !holdsText(element.shadowRoot));

  /** False when it may not be. */
  const goTo = (path: string): boolean => {
    // Without a line there would be nothing at all.
    if (!navigator.onLine || !mayReload()) return false;
    const address = new URL(path, location.origin);
    // A page that was asked for in a language stays in the one it is in.
    if (element.hasAttribute('locale')) address.searchParams.set('lang', document.documentElement.lang);
    load(address.href);
    return true;
  };

  watchBuild(build, () => {
    isDue = true;
  });

  element.addEventListener('navigate', (event) => {
    last = (event as CustomEvent<Going>).detail;
    // Where it cannot be kept from going, the browser has moved already: to the same address.
    if (isDue && isCalm(last) && goTo(last.path)) event.preventDefault();
  });

  /** A line that dropped is no reason: only who is told of the newest build can have its files. */
  const missed = async (screen: Going | null): Promise<void> => {
    const calm = screen && isCalm(screen);
    if ((await latestBuild()) === null) return;
    isDue = true;
    if (calm && screen === last) goTo(screen.path);
  };

  element.addEventListener('error', (event: Event) => {
    const { kind, path, message } = Object((event as CustomEvent<unknown>).detail) as Record<string, unknown>;
    // A screen that did not arrive has an error page in its place.
    if (kind === 'load' && path === last.path) void missed(last);
    else if (NO_SCRIPT.test(String(message))) void missed(null);
  });
  addEventListener('unhandledrejection', ({ reason }) => {
    if (NO_SCRIPT.test(String(reason))) void missed(null);
  });
}
