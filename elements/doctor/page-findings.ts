import type { Finding } from './finding.ts';

export interface PageState {
  /** `https:`, `http:` or `file:`. */
  readonly protocol: string;
  readonly isSecureContext: boolean;
  readonly apiBase: string;
  readonly hasViewportMeta: boolean;
  /** A worker of the host's own answers its requests. */
  readonly isControlled: boolean;
  /** The addresses of all script tags of the widget, in the page's order. */
  readonly scripts: readonly string[];
  readonly version: string;
  /** Of a second script that stays idle, since this version was there before. */
  readonly idleVersion: string | undefined;
}

/** Reads the page around an element. */
export function pageState(window: Window, apiBase: string): PageState {
  const { document, location, navigator, customElements } = window;
  const element = (customElements.get('order-app') ?? {}) as { version?: string; idle?: string };
  return {
    protocol: location.protocol,
    isSecureContext: window.isSecureContext,
    apiBase,
    hasViewportMeta: document.querySelector('meta[name=viewport]') !== null,
    isControlled: Boolean(navigator.serviceWorker?.controller),
    scripts: [...document.querySelectorAll<HTMLScriptElement>('script[src*="order-app.js"]')].map(
      ({ src }) => src,
    ),
    version: element.version ?? 'unknown',
    idleVersion: element.idle,
  };
}

const isLocal = (address: string): boolean =>
  /^http:\/\/(localhost|127\.|\[::1\]|[^/]*\.localhost[:/])/.test(`${address}/`);

/** What is wrong with the page that holds the tag, whichever business it shows. */
export function pageFindings(state: PageState): readonly Finding[] {
  const findings: Finding[] = [];
  const add = (finding: Finding) => findings.push(finding);
  const { apiBase, scripts } = state;
  if (state.protocol === 'file:')
    add({
      id: 'page:file',
      about: 'page',
      severity: 'error',
      what: 'This page was opened as a file, not from a web server.',
      why: 'Browsers give such a page no origin: calls may be refused and nothing is stored.',
      mend: 'Serve its folder and open http://localhost:8000/ instead:',
      paste: 'npx serve -l 8000 .',
    });
  if (state.protocol === 'https:' && apiBase.startsWith('http:') && !isLocal(apiBase))
    add({
      id: 'page:mixed-content',
      about: 'page',
      severity: 'error',
      what: `The page is secure (https), the API is not: ${apiBase}.`,
      why: 'Browsers block such calls (mixed content): no menu is shown and nobody can order.',
      mend: 'Give the API a certificate and its https address to the element:',
      paste: `api-base="${apiBase.replace(/^http:/, 'https:')}"`,
    });
  if (!state.isSecureContext && state.protocol !== 'file:')
    add({
      id: 'page:insecure',
      about: 'page',
      severity: 'warning',
      what: 'The page is not secure (http).',
      why: '"Use my location" and the offline menu do not work, and whoever sits on the line can read the order.',
      mend: 'Serve the page over https. Most hosts have a switch for it.',
    });
  if (state.idleVersion)
    add({
      id: 'script:versions',
      about: 'script',
      severity: 'warning',
      what: `Two versions of the script are on this page: ${state.version} runs, ${state.idleVersion} stays idle.`,
      why: 'Whichever comes first runs. Changes of the newer one may be missing.',
      mend: 'Keep one script tag. A theme, a plugin and a tag manager may each have added one:',
      paste: scripts.join('\n'),
    });
  else if (scripts.length > 1)
    add({
      id: 'script:twice',
      about: 'script',
      severity: 'note',
      what: `The script is on this page ${scripts.length} times.`,
      why: 'It works once, as it should; the others are loaded for nothing.',
      mend: 'Keep one script tag:',
      paste: scripts.join('\n'),
    });
  if (!state.hasViewportMeta)
    add({
      id: 'page:viewport',
      about: 'page',
      severity: 'warning',
      what: 'The page has no viewport meta tag.',
      why: 'Phones show it as a desktop page, small.',
      mend: 'Put this into its head:',
      paste: '<meta name="viewport" content="width=device-width, initial-scale=1">',
    });
  if (state.isControlled)
    add({
      id: 'page:service-worker',
      about: 'page',
      severity: 'note',
      what: 'A service worker of this site answers its requests.',
      why: 'An old or faulty one may hand out stale scripts or no answer at all.',
      mend: 'If calls fail here and not elsewhere: developer tools, Application, Service workers, "Bypass for network".',
    });
  return findings;
}
