import { readCookies } from '../../src/lib/cookies.ts';
import { PENDING_SCREEN_SELECTOR, type PendingScreen, recordClicks } from '../../src/lib/pending-clicks.ts';
import { readSavedLocale } from '../../src/lib/preferred-locale.ts';
import { readDocument } from '../../src/lib/read-document.ts';
import type { ScreenNode } from '../../src/lib/screen-node.ts';
import { addDishEarly } from './add-dish-early.ts';
import { readBusinessAddress } from './first-requests.ts';

/** The first screen as the server renders it: CSS, and elements without HTML strings. */
interface ScreenResponse {
  readonly css: string;
  readonly nodes: readonly ScreenNode[];
}

const SVG = 'http://www.w3.org/2000/svg';

/**
 * Whether the browser has data from an earlier visit, such as a cart, which the server's screen would not show. The
 * inline script of a hosted page checks the same keys (`demo/server/routes/hosted/first-screen-script.ts`).
 */
export function hasStoredVisit(referenceId: string): boolean {
  const read = (name: string) => {
    try {
      return JSON.parse(localStorage[`order-app:${referenceId}:${name}`]).d;
    } catch {
      return undefined;
    }
  };
  const { branchId, theme } = Object(read('business'));
  return !!(
    read('cart')?.lines?.length ||
    branchId ||
    theme ||
    read('delivery') ||
    read('session') ||
    read('table')
  );
}

function appendNodes(parent: Node, nodes: readonly ScreenNode[], isInSvg = false): void {
  for (const node of nodes) {
    if (typeof node === 'string') parent.appendChild(document.createTextNode(node));
    else {
      const [tag, attributes, ...children] = node;
      const isSvg = isInSvg || tag === 'svg';
      const element = isSvg ? document.createElementNS(SVG, tag) : document.createElement(tag);
      for (const name in attributes) element.setAttribute(name, attributes[name] as string);
      appendNodes(element, children, isSvg);
      parent.appendChild(element);
    }
  }
}

const startRecording = ({ host }: ShadowRoot, screen: PendingScreen) =>
  recordClicks(screen, (control) => addDishEarly(screen, readBusinessAddress(host), control));

/** Uses the first screen in a hosted page. Removes it if the customer has data from an earlier visit. */
export function startServerScreen(root: ShadowRoot): void {
  const screen = root.querySelector<PendingScreen>(PENDING_SCREEN_SELECTOR);
  if (!screen) return;
  if ('returning' in readDocument('documentElement').dataset) screen.remove();
  else startRecording(root, screen);
}

function appendScreen(root: ShadowRoot, { css, nodes }: ScreenResponse): void {
  const screen: PendingScreen = document.createElement('div');
  screen.className = 'first-screen';
  screen.part.add('first-screen');
  const screenRoot = screen.attachShadow({ mode: 'open' });
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  screenRoot.adoptedStyleSheets = [sheet];
  appendNodes(screenRoot, nodes);
  startRecording(root, screen);
  root.prepend(screen);
}

/**
 * The languages to send in the URL, the preferred one first. Empty if all of them are the same language: the
 * `Accept-Language` header then says enough, and a host page can write the URL into a preload link.
 */
function formatLanguages(): string {
  const languages = [readSavedLocale(readCookies()) ?? [], navigator.languages].flat();
  const codes = new Set(languages.map((tag) => tag.slice(0, 2)));
  return codes.size > 1 ? languages.join() : '';
}

/** URL modes in which the app's path is in the host page's URL. Only the app can read it there. */
const URL_MODES = ['hash', 'query', 'path'];

/**
 * Requests the server's first screen of an element, to show it until the app has rendered its own. Sends no request and
 * returns undefined if the business is unknown, or if the app would show something else, such as a stored cart.
 */
export function requestScreen(host: Element): Promise<Response> | undefined {
  const { apiBase, referenceId } = readBusinessAddress(host);
  const readAttribute = (name: string) => host.getAttribute(name) || '';
  if (!referenceId || hasStoredVisit(referenceId) || URL_MODES.includes(readAttribute('url-mode'))) return;
  if (['table', 'branch', 'coupon', 'area', 'address'].some(readAttribute)) return;
  const options = {
    path: readAttribute('path') || readAttribute('type'),
    locale: readAttribute('locale'),
    color_scheme: readAttribute('color-scheme'),
    consent: readAttribute('consent'),
    theme_id: readAttribute('theme-id'),
    languages: formatLanguages(),
    brand: getComputedStyle(host).getPropertyValue('--order-app-brand').trim(),
  };
  const query = new URLSearchParams(Object.entries(options).filter(([, value]) => value));
  // Use the default credentials, so that the browser can serve this request from a preload link of the host page.
  return fetch(
    `${apiBase}/webapp/v5/first-screen/${encodeURIComponent(referenceId)}${query.size ? `?${query}` : ''}`,
  );
}

/**
 * Shows a requested first screen over the skeleton. Does nothing if the app was faster, if the backend renders no
 * screens, or if the element's business has changed in the meantime.
 */
export async function showScreen(
  root: ShadowRoot,
  response: Response,
  referenceId: string | null,
): Promise<void> {
  if (!response.ok) return;
  const screen = (await response.json()) as ScreenResponse;
  if (root.querySelector('.boot') && root.host.getAttribute('reference-id') === referenceId)
    appendScreen(root, screen);
}
