import type { Finding } from './finding.ts';
import type { Outcome } from './probe-url.ts';

export interface ApiTarget {
  readonly apiBase: string;
  readonly referenceId: string;
  /** The page's host name if it determines the business; '' if the host page names the business. */
  readonly domain: string;
  /** The theme to preview; '' for the business's own theme. */
  readonly themeId: string;
  readonly pageOrigin: string;
  /** Names of the request headers. A server on another origin must allow each of them. */
  readonly headers: readonly string[];
  /** Another base URL at which the API responds, if the configured one is wrong. */
  readonly workingApiBase?: string | undefined;
}

const SLOW_MS = 3000;
const NOBODY_ORDERS = 'No menu is shown and nobody can order.';

const toObject = (value: unknown): Readonly<Record<string, unknown>> => Object(value);

/** Whether a response body comes from the ordering API: a business, or an error in the API's format. */
export const isApiResponse = (body: unknown): boolean =>
  typeof toObject(body).restaurant === 'object' || toObject(body).error === 1;

/** Problems found in the result of the first API call (business and menu). */
export function findApiProblems(outcome: Outcome, target: ApiTarget): readonly Finding[] {
  const createFinding = (
    id: string,
    details: Omit<Finding, 'id' | 'problemClass' | 'severity'> & Partial<Finding>,
  ): Finding[] => [{ id: `api:${id}`, problemClass: 'api', severity: 'error', ...details }];
  const { apiBase, pageOrigin } = target;
  switch (outcome.kind) {
    case 'response':
      return findResponseProblems(outcome, target);
    case 'policy':
      return [];
    case 'offline':
      return createFinding('offline', {
        problem: 'This device is offline.',
        reason: NOBODY_ORDERS,
        fix: 'Connect the device to the internet and press "Examine again".',
      });
    case 'timeout':
      return createFinding('timeout', {
        problem: `${apiBase} did not respond in time.`,
        reason: `${NOBODY_ORDERS} The app offers to try again.`,
        fix: 'Check that the server is running and that no proxy delays its responses:',
        snippet: `curl -v --max-time 20 '${buildBusinessUrl(target)}'`,
      });
    case 'unreachable':
      return createFinding('unreachable', {
        problem: `No server responds at ${new URL(apiBase).origin}.`,
        reason: `${NOBODY_ORDERS} The host name may be wrong, the server down, its certificate invalid, or a browser extension may block the request.`,
        fix: 'Check the spelling of api-base, turn off browser extensions that block requests, and try from a terminal:',
        snippet: `curl -v '${buildBusinessUrl(target)}'`,
      });
    case 'cors':
      return createFinding('cors', {
        problem: outcome.isPreflight
          ? `${new URL(apiBase).origin} responds, but refuses the preflight request (OPTIONS) of the app.`
          : `${new URL(apiBase).origin} responds, but does not let ${pageOrigin} read it (CORS).`,
        reason: NOBODY_ORDERS,
        fix: 'Make the server, or the proxy in front of it, send these headers with every response under this path, including OPTIONS:',
        snippet: [
          'Access-Control-Allow-Origin: *',
          'Access-Control-Allow-Methods: GET, POST, OPTIONS',
          `Access-Control-Allow-Headers: ${target.headers.join(', ').toLowerCase()}, authorization, idempotency-key`,
        ].join('\n'),
      });
  }
}

/** Describes an api-base that is not a valid URL. */
export const describeInvalidApiBase = (apiBase: string): Finding => ({
  id: 'api:bad-address',
  problemClass: 'api',
  severity: 'error',
  problem: `The attribute api-base is not a valid URL: ${apiBase}`,
  reason: NOBODY_ORDERS,
  fix: "Write a complete URL, or a path on this page's origin:",
  snippet: 'api-base="https://YOUR-API-HOST/api"',
});

/** The URL from which the app loads the business: by reference id, or by the page's domain. */
export function buildBusinessUrl({ apiBase, referenceId, domain, themeId }: ApiTarget): string {
  const path = referenceId
    ? `restaurant/${encodeURIComponent(referenceId)}`
    : `restaurant-domain/${encodeURIComponent(domain)}`;
  return `${apiBase}/webapp/v5/${path}${themeId && `?theme_id=${encodeURIComponent(themeId)}`}`;
}

function findResponseProblems(
  { status, body, durationMs, contentType }: Outcome & { kind: 'response' },
  target: ApiTarget,
): readonly Finding[] {
  if (status === 433) return [describeDisabledBusiness(target)];
  if (status >= 500 || status === 429) return [describeErrorStatus(status, target)];
  if (!isApiResponse(body)) return [describeWrongApiBase(status, contentType, target)];
  if (status === 404)
    return [target.referenceId ? describeUnknownBusiness(target) : describeUnknownDomain(target)];
  if (status >= 300) return [describeErrorStatus(status, target)];
  const findings: Finding[] = [];
  if (target.domain) findings.push(describeFoundBusiness(target.domain, body));
  if (target.themeId && toObject(body).theme_id === null) findings.push(describeUnknownTheme(target));
  if (durationMs > SLOW_MS)
    findings.push({
      id: 'api:slow',
      problemClass: 'api',
      severity: 'warning',
      problem: `The menu took ${(durationMs / 1000).toFixed(1)} s to arrive.`,
      reason: 'Customers may leave before they see it.',
      fix: 'Check that the server is near the customers and not overloaded, and that it compresses its responses.',
    });
  return findings;
}

const describeUnknownDomain = ({ domain, apiBase }: ApiTarget): Finding => ({
  id: 'business:domain',
  problemClass: 'business',
  severity: 'error',
  problem: `The order-app element has no reference-id, and ${apiBase} has no business with the domain ${domain}.`,
  reason: NOBODY_ORDERS,
  fix: `Copy the reference id from the settings of the business, or add "${domain}" to "domains" in its business file:`,
  snippet: '<order-app reference-id="YOUR-REFERENCE-ID"></order-app>',
});

const describeFoundBusiness = (domain: string, body: unknown): Finding => ({
  id: 'business:domain',
  problemClass: 'business',
  severity: 'note',
  problem: `The page does not name the business. It is "${toObject(toObject(body).restaurant).reference_id}", to which the domain ${domain} belongs.`,
  reason: 'On a page with another domain, such as a test server, the same lines show no menu.',
  fix: 'To show this business on every domain, name it in the tag:',
  snippet: `<order-app reference-id="${toObject(toObject(body).restaurant).reference_id}"></order-app>`,
});

const describeUnknownTheme = ({ referenceId, themeId }: ApiTarget): Finding => ({
  id: 'business:theme',
  problemClass: 'business',
  severity: 'warning',
  problem: `The business "${referenceId}" has no theme "${themeId}".`,
  reason: 'The app shows the usual theme of the business.',
  fix: 'Remove theme-id, or copy the name of a theme from "themes" in the business file:',
  snippet: 'theme-id="…"',
});

const describeDisabledBusiness = ({ referenceId }: ApiTarget): Finding => ({
  id: 'business:off',
  problemClass: 'business',
  severity: 'error',
  problem: `The business "${referenceId}" is switched off or suspended (status 433).`,
  reason: 'The app says that the business takes no orders now, and shows its phone number and links.',
  fix: 'Nothing on this page is wrong. Switch the business on again in its settings, or ask the provider of the ordering service.',
});

const describeUnknownBusiness = ({ referenceId, apiBase }: ApiTarget): Finding => ({
  id: 'business:unknown',
  problemClass: 'business',
  severity: 'error',
  problem: `${apiBase} has no business "${referenceId}" (status 404).`,
  reason: NOBODY_ORDERS,
  fix: `${describeIdMistake(referenceId)}Copy the reference id exactly from the settings of the business:`,
  snippet: '<order-app reference-id="YOUR-REFERENCE-ID"></order-app>',
});

/** Describes an obvious mistake in a reference id; an empty string if there is none. */
function describeIdMistake(referenceId: string): string {
  if (referenceId !== referenceId.trim()) return 'Remove the space at its start or end. ';
  if (/^https?:|\//.test(referenceId))
    return 'The attribute contains a URL. The id is the last part of that URL. ';
  return '';
}

const describeWrongApiBase = (
  status: number,
  contentType: string,
  { apiBase, workingApiBase }: ApiTarget,
): Finding => ({
  id: 'api:wrong-base',
  problemClass: 'api',
  severity: 'error',
  problem: `The server at ${apiBase} is not the ordering API: status ${status}, ${contentType.split(';')[0] || 'no content type'}.`,
  reason: NOBODY_ORDERS,
  ...(workingApiBase
    ? { fix: `Set api-base to the address where the API responds:`, snippet: `api-base="${workingApiBase}"` }
    : {
        fix: "Set api-base to the URL that the API's paths are appended to. Leave it out when the API is at /api on the script's origin:",
        snippet: 'api-base="https://YOUR-API-HOST/api"',
      }),
});

const describeErrorStatus = (status: number, target: ApiTarget): Finding => ({
  id: `api:status-${status}`,
  problemClass: 'api',
  severity: 'error',
  problem: `The API responds with status ${status}${STATUS_CAUSES[status] ? `: ${STATUS_CAUSES[status]}` : ''}.`,
  reason: `${NOBODY_ORDERS} The app offers to try again.`,
  fix: 'Nothing on this page is wrong. Check the logs of the server, or of the proxy in front of it, and repeat the request:',
  snippet: `curl -v '${buildBusinessUrl(target)}'`,
});

const STATUS_CAUSES: Readonly<Record<number, string>> = {
  401: 'a server in front of it requires a login',
  403: 'a firewall or proxy in front of it refuses this browser',
  429: 'too many requests from this address',
  500: 'an error in the server',
  502: 'the proxy cannot reach the server',
  503: 'the server is down or overloaded',
  504: 'the server did not respond to the proxy in time',
};
