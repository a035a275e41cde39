import type { Finding } from './finding.ts';
import type { Outcome } from './reach.ts';

const files = (id: string, rest: Omit<Finding, 'id' | 'about' | 'severity'>): Finding => ({
  id: `files:${id}`,
  about: 'files',
  severity: 'error',
  ...rest,
});

const EMPTY = 'Only "Try again" is shown where the menu should stand.';
const OLD_LOADER = 'Cache-Control: public, max-age=300, stale-while-revalidate=86400';

/** Why the app's own script did not run. `outcome`: how its address answered a plain request. */
export function appFinding(address: string, outcome: Outcome, error: string): Finding | undefined {
  if (outcome.kind === 'policy' || outcome.kind === 'offline') return undefined;
  if (outcome.kind === 'cors')
    return files('app-cors', {
      what: `${address} may not be loaded as a module: the server sends no CORS header.`,
      why: EMPTY,
      mend: 'Whoever serves the script has to send with it and with everything under assets/:',
      paste: 'Access-Control-Allow-Origin: *',
    });
  if (outcome.kind !== 'answer')
    return files('app-unreachable', {
      what: `${address} did not arrive: nothing answered.`,
      why: EMPTY,
      mend: 'See whether the server runs, and switch off blocking extensions.',
    });
  if (outcome.status === 404 || outcome.status === 410)
    return files('app-gone', {
      what: `${address} is gone (status ${outcome.status}).`,
      why: `${EMPTY} This page runs an older order-app.js than the files that stand beside it.`,
      mend: "Purge order-app.js from the CDN, keep the last version's assets for a day, and let order-app.js be asked for anew:",
      paste: OLD_LOADER,
    });
  if (outcome.status >= 400)
    return files('app-refused', {
      what: `${address} is refused (status ${outcome.status}).`,
      why: EMPTY,
      mend: 'See the logs of the server or the CDN.',
    });
  if (!/(java|ecma)script/.test(outcome.contentType))
    return files('app-type', {
      what: `${address} is served as ${outcome.contentType || 'nothing in particular'}.`,
      why: `${EMPTY} Browsers run a module only as JavaScript. Often a rule that answers every address with index.html is at work.`,
      mend: 'Let the server send the files under assets/ as they are, with:',
      paste: 'Content-Type: text/javascript',
    });
  return files('app-broken', {
    what: `${address} arrives but does not run: ${error}.`,
    why: EMPTY,
    mend: 'Nothing on the way may change the files: switch off what rewrites, minifies or injects into scripts for this path.',
  });
}

/** A file with the words of a language that cannot be read. `locale`: the language the app starts with. */
export function localeFinding(address: string, locale: string, outcome: Outcome): Finding | undefined {
  if (outcome.kind === 'policy' || outcome.kind === 'offline') return undefined;
  if (outcome.kind === 'answer' && outcome.status === 200 && outcome.body !== undefined) return undefined;
  const how =
    outcome.kind === 'answer'
      ? `status ${outcome.status}, ${outcome.contentType || 'no content type'}`
      : { cors: 'no CORS header', timeout: 'no answer in time', silent: 'no answer' }[outcome.kind];
  return {
    ...files(`locale:${address}`, {
      what: `The words of a language did not load (${how}): ${address}.`,
      why: address.endsWith(`/${locale}.json`)
        ? 'The app starts in this language. It falls back to English.'
        : 'Customers who choose this language get English.',
      mend: 'Serve the folder beside order-app.js unchanged, keep older files for a day, and send with them:',
      paste: 'Access-Control-Allow-Origin: *',
    }),
    severity: 'warning',
  };
}

/** A picture in the element that ended as nothing. */
export const pictureFinding = (addresses: readonly string[]): Finding | undefined =>
  addresses.length
    ? {
        ...files('pictures', {
          what: `${addresses.length} of the pictures in view did not load, among them ${addresses[0]}.`,
          why: 'A coloured plate is shown in their place.',
          mend: "See whether the address opens in a tab of its own, and whether the page's policy names its host under img-src.",
        }),
        severity: 'warning',
      }
    : undefined;

/** A file of the widget that the server refused after the start: a screen that loads late, or a language. */
export const refusedFileFinding = (address: string, status: number): Finding => ({
  id: `files:refused:${address}`,
  about: 'files',
  severity: 'warning',
  what: `${address} was refused (status ${status}).`,
  why: 'A screen or a language cannot be opened; the app offers to try again.',
  mend:
    status === 404
      ? 'A new version was put up while this page was open, and the old files were taken away: keep them for a day.'
      : 'See the logs of the server or the CDN.',
});

/** What the app itself reported in an `error` event. Undefined for what is found out in other ways. */
export function reportedFinding(detail: unknown): Finding | undefined {
  const { kind, message, call } = Object(detail) as Readonly<Record<string, unknown>>;
  // That the app's script did not load is looked into apart.
  if (kind === 'load' || typeof message !== 'string') return undefined;
  const during = typeof call === 'string' ? ` (${call})` : '';
  return {
    id: `app:${message}${during}`,
    about: typeof call === 'string' ? 'api' : 'script',
    severity: 'warning',
    what: `The app reported: ${message}${during}.`,
    why: 'A part of the menu was left out, or the customer was asked to try again.',
    mend: 'If the answer of the API breaks the contract, mend it there; otherwise send us this report.',
  };
}
