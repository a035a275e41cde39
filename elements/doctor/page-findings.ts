import type { Finding } from './finding.ts';

export interface PageState {
  /** `https:`, `http:` or `file:`. */
  readonly protocol: string;
  readonly isSecureContext: boolean;
  readonly apiBase: string;
  readonly hasViewportMeta: boolean;
  /** Whether a service worker of the host page handles its requests. */
  readonly hasServiceWorker: boolean;
  /** URLs of all script tags of the widget, in document order. */
  readonly scripts: readonly string[];
  readonly version: string;
  /** Version of a second widget script on the page, which does nothing because another script was loaded before it. */
  readonly idleVersion: string | undefined;
}

/** Reads the state of the host page. */
export function readPageState(window: Window, apiBase: string): PageState {
  const { document, location, navigator, customElements } = window;
  const elementClass = (customElements.get('order-app') ?? {}) as { version?: string; idle?: string };
  return {
    protocol: location.protocol,
    isSecureContext: window.isSecureContext,
    apiBase,
    hasViewportMeta: document.querySelector('meta[name=viewport]') !== null,
    hasServiceWorker: Boolean(navigator.serviceWorker?.controller),
    scripts: [...document.querySelectorAll<HTMLScriptElement>('script[src*="order-app.js"]')].map(
      ({ src }) => src,
    ),
    version: elementClass.version ?? 'unknown',
    idleVersion: elementClass.idle,
  };
}

const isLocalUrl = (address: string): boolean =>
  /^http:\/\/(localhost|127\.|\[::1\]|[^/]*\.localhost[:/])/.test(`${address}/`);

/** Problems of the host page that don't depend on the business. */
export function findPageProblems(state: PageState): readonly Finding[] {
  const findings: Finding[] = [];
  const addFinding = (finding: Finding) => findings.push(finding);
  const { apiBase, scripts } = state;
  if (state.protocol === 'file:')
    addFinding({
      id: 'page:file',
      problemClass: 'page',
      severity: 'error',
      problem: 'This page was opened as a file, not from a web server.',
      reason: 'Such a page has no origin, so browsers may refuse its requests and store nothing.',
      fix: 'Serve the folder with this command and open http://localhost:8000/ instead:',
      snippet: 'npx serve -l 8000 .',
    });
  if (state.protocol === 'https:' && apiBase.startsWith('http:') && !isLocalUrl(apiBase))
    addFinding({
      id: 'page:mixed-content',
      problemClass: 'page',
      severity: 'error',
      problem: `The page is secure (https), the API is not: ${apiBase}.`,
      reason: 'Browsers block these requests as mixed content. No menu is shown and nobody can order.',
      fix: 'Serve the API over https, and set its https address on the element:',
      snippet: `api-base="${apiBase.replace(/^http:/, 'https:')}"`,
    });
  if (!state.isSecureContext && state.protocol !== 'file:')
    addFinding({
      id: 'page:insecure',
      problemClass: 'page',
      severity: 'warning',
      problem: 'The page is not secure (http).',
      reason:
        '"Use my location" and the offline menu do not work, and others on the network can read the order.',
      fix: 'Serve the page over https. Most hosting providers have a setting for it.',
    });
  if (state.idleVersion)
    addFinding({
      id: 'script:versions',
      problemClass: 'script',
      severity: 'warning',
      problem: `Two versions of the script are on this page: ${state.version} runs, ${state.idleVersion} does nothing.`,
      reason: 'The first script that loads runs. Features and fixes of the newer version may be missing.',
      fix: 'Keep one script tag. A theme, a plugin or a tag manager may have added the other:',
      snippet: scripts.join('\n'),
    });
  else if (scripts.length > 1)
    addFinding({
      id: 'script:twice',
      problemClass: 'script',
      severity: 'note',
      problem: `The script is on this page ${scripts.length} times.`,
      reason: 'The first one runs. The browser downloads the others without need.',
      fix: 'Keep one of these script tags:',
      snippet: scripts.join('\n'),
    });
  if (!state.hasViewportMeta)
    addFinding({
      id: 'page:viewport',
      problemClass: 'page',
      severity: 'warning',
      problem: 'The page has no viewport meta tag.',
      reason: 'Phones show the desktop layout in a small size.',
      fix: 'Add this to the head of the page:',
      snippet: '<meta name="viewport" content="width=device-width, initial-scale=1">',
    });
  if (state.hasServiceWorker)
    addFinding({
      id: 'page:service-worker',
      problemClass: 'page',
      severity: 'note',
      problem: "This site's service worker handles the requests of this page.",
      reason: 'An outdated or faulty service worker may return old scripts or no response.',
      fix: 'If requests fail only on this site, turn on "Bypass for network" (developer tools, Application, Service workers) and try again.',
    });
  return findings;
}
