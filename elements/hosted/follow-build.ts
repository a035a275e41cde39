import { latestBuild } from './latest-build.ts';
import { holdsText, isMidway } from './midway.ts';
import { mayReload } from './reload-guard.ts';
import { watchBuild } from './watch-build.ts';

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
