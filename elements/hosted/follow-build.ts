import { createPageBuild, fetchLatestBuild, watchBuild } from './watch-build.ts';

/** Session storage key: the value survives the reload and belongs only to this tab. */
const RELOAD_KEY = 'order-app:reloaded';

/** Minimum time between two reloads (spec, section 9). */
const RELOAD_LIFETIME_MS = 10_000;

/**
 * Whether the page may reload now. If so, stores the time of the reload. False within ten seconds of the last reload,
 * or if storage is blocked, so that the page cannot reload in a loop.
 */
function claimReload(): boolean {
  try {
    const elapsedMs = Date.now() - Number(sessionStorage.getItem(RELOAD_KEY));
    if (elapsedMs >= 0 && elapsedMs < RELOAD_LIFETIME_MS) return false;
    sessionStorage.setItem(RELOAD_KEY, String(Date.now()));
    return true;
  } catch {
    return false;
  }
}

/**
 * Paths of screens on which a reload would interrupt the customer: forms, checkout, map, payment, orders, login,
 * account, wallet, reservation and feedback.
 */
const FORM_SCREENS =
  /^\/[^/]+\/(login|profile|locations|payment|order|reservation|wallet|Feedback|[^/]+\/(address|checkout|form|map))(\/|$)/;

export const isFormScreen = (path: string): boolean => FORM_SCREENS.test(path.replace(/\?.*/s, ''));

/** Input types without text that a reload would lose. The URL keeps the text of a search field. */
const NON_TEXT_INPUT_TYPES = [
  'button',
  'checkbox',
  'color',
  'file',
  'hidden',
  'image',
  'radio',
  'range',
  'reset',
  'search',
  'submit',
];

/** Whether a field on screen contains text that the customer has typed. */
export const hasTypedText = (root: ParentNode | null): boolean =>
  [...(root?.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea') ?? [])].some(
    ({ type, value }) => value && !NON_TEXT_INPUT_TYPES.includes(type),
  );

/** The message of Chromium, Firefox and Safari when a dynamically imported script is missing. */
const IMPORT_ERROR = /dynamically imported module|importing a module script/i;

interface NavigationDetail {
  readonly path: string;
  /** Path of the current screen; null on an error page. */
  readonly from: string | null;
}

/**
 * Reloads the page on the next navigation if a newer build exists or a script of this build is missing (spec, section
 * 4). If the script of the next screen is missing, reloads at once. Waits while the customer is on a form screen or has
 * typed text. `load` navigates to a URL.
 */
export function followBuild(
  element: HTMLElement,
  build: string,
  load: (address: string) => void = (address) => location.assign(address),
): void {
  let hasNewerBuild = false;
  let lastNavigation: NavigationDetail = { path: '', from: null };

  const isSafeToReload = ({ from, path }: NavigationDetail): boolean =>
    // On an error page, the customer has nothing to lose, and the next screen may need the missing script.
    from === null || (!isFormScreen(from) && !isFormScreen(path) && !hasTypedText(element.shadowRoot));

  /** Returns false if a reload is not allowed now. */
  const reloadAt = (path: string): boolean => {
    // A reload while offline could leave the customer without a page.
    if (!navigator.onLine || !claimReload()) return false;
    const address = new URL(path, location.origin);
    // Keep the page's language if the link requested one.
    if (element.hasAttribute('locale')) address.searchParams.set('lang', document.documentElement.lang);
    load(address.href);
    return true;
  };

  watchBuild(createPageBuild(build), () => {
    hasNewerBuild = true;
  });

  element.addEventListener('navigate', (event) => {
    lastNavigation = (event as CustomEvent<NavigationDetail>).detail;
    // `preventDefault` has no effect on back and forward, because the browser has already moved to this URL.
    if (hasNewerBuild && isSafeToReload(lastNavigation) && reloadAt(lastNavigation.path))
      event.preventDefault();
  });

  /**
   * Reloads only if the server responds. A script that is missing because of a network failure is no reason to reload.
   */
  const handleMissingScript = async (screen: NavigationDetail | null): Promise<void> => {
    const isSafe = screen && isSafeToReload(screen);
    if ((await fetchLatestBuild()) === null) return;
    hasNewerBuild = true;
    if (isSafe && screen === lastNavigation) reloadAt(screen.path);
  };

  element.addEventListener('error', (event: Event) => {
    const { kind, path, message } = Object((event as CustomEvent<unknown>).detail) as Record<string, unknown>;
    // A load error at the current path means that the app shows an error page instead of the screen.
    if (kind === 'load' && path === lastNavigation.path) void handleMissingScript(lastNavigation);
    else if (IMPORT_ERROR.test(String(message))) void handleMissingScript(null);
  });
  addEventListener('unhandledrejection', ({ reason }) => {
    if (IMPORT_ERROR.test(String(reason))) void handleMissingScript(null);
  });
}
