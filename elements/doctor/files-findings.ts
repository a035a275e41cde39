import type { Finding } from './finding.ts';
import type { Outcome } from './probe-url.ts';

const createFinding = (id: string, details: Omit<Finding, 'id' | 'problemClass' | 'severity'>): Finding => ({
  id: `files:${id}`,
  problemClass: 'files',
  severity: 'error',
  ...details,
});

const APP_NOT_SHOWN = 'The element shows only a "Try again" button instead of the menu.';
const LOADER_CACHE_HEADER = 'Cache-Control: public, max-age=300, stale-while-revalidate=86400';

/** Explains why the app's script did not run. `outcome` is the result of a plain request to its URL. */
export function findAppScriptProblem(address: string, outcome: Outcome, error: string): Finding | undefined {
  if (outcome.kind === 'policy' || outcome.kind === 'offline') return undefined;
  if (outcome.kind === 'cors')
    return createFinding('app-cors', {
      problem: `${address} cannot be loaded as a module: the server sends no CORS header.`,
      reason: APP_NOT_SHOWN,
      fix: 'Make the server send this header with order-app.js and with every file under assets/:',
      snippet: 'Access-Control-Allow-Origin: *',
    });
  if (outcome.kind !== 'response')
    return createFinding('app-unreachable', {
      problem: `${address} did not load: the server did not respond.`,
      reason: APP_NOT_SHOWN,
      fix: 'Check that the server is running, and turn off browser extensions that block requests.',
    });
  if (outcome.status === 404 || outcome.status === 410)
    return createFinding('app-gone', {
      problem: `${address} is gone (status ${outcome.status}).`,
      reason: `${APP_NOT_SHOWN} This page runs an older order-app.js than the files on the server.`,
      fix: "Purge order-app.js from the CDN, keep the previous version's assets for a day, and serve order-app.js with:",
      snippet: LOADER_CACHE_HEADER,
    });
  if (outcome.status >= 400)
    return createFinding('app-refused', {
      problem: `${address} did not load: the server responded with status ${outcome.status}.`,
      reason: APP_NOT_SHOWN,
      fix: 'Look for the request in the logs of the server or the CDN.',
    });
  if (!/(java|ecma)script/.test(outcome.contentType))
    return createFinding('app-type', {
      problem: `${address} is served as ${outcome.contentType || 'no content type'}.`,
      reason: `${APP_NOT_SHOWN} Browsers run a module only when it is served as JavaScript. A rule that serves index.html for every URL often causes this.`,
      fix: 'Make the server send the files under assets/ themselves, with:',
      snippet: 'Content-Type: text/javascript',
    });
  return createFinding('app-broken', {
    problem: `${address} loads but does not run: ${error}.`,
    reason: APP_NOT_SHOWN,
    fix: 'Serve the files unchanged: turn off proxies, plugins and optimizers that rewrite, minify or inject scripts for this path.',
  });
}

/** Reports a locale file that cannot be read. `locale` is the language with which the app starts. */
export function findLocaleProblem(address: string, locale: string, outcome: Outcome): Finding | undefined {
  if (outcome.kind === 'policy' || outcome.kind === 'offline') return undefined;
  if (outcome.kind === 'response' && outcome.status === 200 && outcome.body !== undefined) return undefined;
  const reason =
    outcome.kind === 'response'
      ? `status ${outcome.status}, ${outcome.contentType || 'no content type'}`
      : { cors: 'no CORS header', timeout: 'the request timed out', unreachable: 'no response' }[
          outcome.kind
        ];
  return {
    ...createFinding(`locale:${address}`, {
      problem: `The texts of a language did not load (${reason}): ${address}.`,
      reason: address.endsWith(`/${locale}.json`)
        ? 'The app starts in this language. It falls back to English.'
        : 'Customers who choose this language get English.',
      fix: 'Serve the assets folder beside order-app.js unchanged, keep the previous files for a day, and send this header:',
      snippet: 'Access-Control-Allow-Origin: *',
    }),
    severity: 'warning',
  };
}

/** Reports images of the element that failed to load. */
export const findImageProblem = (addresses: readonly string[]): Finding | undefined =>
  addresses.length
    ? {
        ...createFinding('pictures', {
          problem: `${addresses.length} of the images on screen did not load. The first is ${addresses[0]}.`,
          reason: 'The app shows a coloured placeholder instead.',
          fix: "Open the address in a new tab. If it opens there, check that img-src of the page's Content-Security-Policy allows its host.",
        }),
        severity: 'warning',
      }
    : undefined;

/** Describes a file of the widget that the server refused after start-up: a lazy chunk or a locale file. */
export const describeRefusedFile = (address: string, status: number): Finding => ({
  id: `files:refused:${address}`,
  problemClass: 'files',
  severity: 'warning',
  problem: `${address} did not load: the server responded with status ${status}.`,
  reason: 'A screen or a language does not open. The app offers to try again.',
  fix:
    status === 404
      ? 'A new version was deployed while this page was open, and the old files were deleted. Keep old files for a day after each deployment.'
      : 'Look for the request in the logs of the server or the CDN.',
});

/** Describes an `error` event of the app. Undefined for load errors, because `diagnose` examines those. */
export function describeReportedError(detail: unknown): Finding | undefined {
  const { kind, message, call } = Object(detail) as Readonly<Record<string, unknown>>;
  if (kind === 'load' || typeof message !== 'string') return undefined;
  const callSuffix = typeof call === 'string' ? ` (${call})` : '';
  return {
    id: `app:${message}${callSuffix}`,
    problemClass: typeof call === 'string' ? 'api' : 'script',
    severity: 'warning',
    problem: `The app reported: ${message}${callSuffix}.`,
    reason: 'The app left out a part of the menu, or asked the customer to try again.',
    fix: "If the API's response breaks the contract, fix it on the server. Otherwise send us this report.",
  };
}
