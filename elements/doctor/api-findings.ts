import type { Finding } from './finding.ts';
import type { Outcome } from './reach.ts';

export interface ApiPlace {
  readonly apiBase: string;
  readonly referenceId: string;
  readonly pageOrigin: string;
  /** What the request carried: a server of another origin must allow each by name. */
  readonly headers: readonly string[];
  /** An address at which the API did answer, where the given one did not. */
  readonly answersAt?: string | undefined;
}

const SLOW_MS = 3000;
const NOBODY_ORDERS = 'No menu is shown and nobody can order.';

const object = (value: unknown): Readonly<Record<string, unknown>> => Object(value);

/** Whether an answer is of the ordering API at all: a business, or a refusal in its words. */
export const isOfApi = (body: unknown): boolean =>
  typeof object(body).restaurant === 'object' || object(body).error === 1;

/** What the first call, the one for the business and its menu, says about the embed. */
export function apiFindings(outcome: Outcome, place: ApiPlace): readonly Finding[] {
  const finding = (
    id: string,
    rest: Omit<Finding, 'id' | 'about' | 'severity'> & Partial<Finding>,
  ): Finding[] => [{ id: `api:${id}`, about: 'api', severity: 'error', ...rest }];
  const { apiBase, pageOrigin } = place;
  switch (outcome.kind) {
    case 'answer':
      return answerFindings(outcome, place);
    case 'policy':
      return [];
    case 'offline':
      return finding('offline', {
        what: 'This device has no connection.',
        why: NOBODY_ORDERS,
        mend: 'Connect and press "Examine again".',
      });
    case 'timeout':
      return finding('timeout', {
        what: `${apiBase} did not answer in time.`,
        why: `${NOBODY_ORDERS} The app offers to try again.`,
        mend: 'See whether the server runs and whether a proxy in front of it holds the answer back:',
        paste: `curl -v --max-time 20 '${businessAddress(place)}'`,
      });
    case 'silent':
      return finding('unreachable', {
        what: `Nothing answers at ${new URL(apiBase).origin}.`,
        why: `${NOBODY_ORDERS} A browser does not tell a wrong name, a server that is down, a bad certificate and a blocking extension from each other.`,
        mend: 'Check the address in api-base for a slip, switch off blocking extensions, and try from a terminal:',
        paste: `curl -v '${businessAddress(place)}'`,
      });
    case 'cors':
      return finding('cors', {
        what: outcome.preflight
          ? `${new URL(apiBase).origin} answers, but refuses the preflight (OPTIONS) of the app's calls.`
          : `${new URL(apiBase).origin} answers, but does not let ${pageOrigin} read it (CORS).`,
        why: NOBODY_ORDERS,
        mend: 'The server, or the proxy in front of it, has to send with every answer under this path, OPTIONS too:',
        paste: [
          'Access-Control-Allow-Origin: *',
          'Access-Control-Allow-Methods: GET, POST, OPTIONS',
          `Access-Control-Allow-Headers: ${place.headers.join(', ').toLowerCase()}, authorization, idempotency-key`,
        ].join('\n'),
      });
  }
}

/** An api-base that no browser can make an address of. */
export const badAddressFinding = (apiBase: string): Finding => ({
  id: 'api:bad-address',
  about: 'api',
  severity: 'error',
  what: `api-base is no address: ${apiBase}`,
  why: NOBODY_ORDERS,
  mend: "Write it whole, or as a path on this page's origin:",
  paste: 'api-base="https://YOUR-API-HOST/api"',
});

/** Where the app asks for the business. */
export const businessAddress = ({ apiBase, referenceId }: ApiPlace): string =>
  `${apiBase}/webapp/v5/restaurant/${encodeURIComponent(referenceId)}`;

function answerFindings(
  { status, body, took, contentType }: Outcome & { kind: 'answer' },
  place: ApiPlace,
): readonly Finding[] {
  if (status === 433) return [switchedOff(place)];
  if (status >= 500 || status === 429) return [failing(status, place)];
  if (!isOfApi(body)) return [notTheApi(status, contentType, place)];
  if (status === 404) return [unknownBusiness(place)];
  if (status >= 300) return [failing(status, place)];
  if (took <= SLOW_MS) return [];
  return [
    {
      id: 'api:slow',
      about: 'api',
      severity: 'warning',
      what: `The menu took ${(took / 1000).toFixed(1)} s to arrive.`,
      why: 'Customers leave before they see it.',
      mend: 'See whether the server is far away or busy, and whether its answers are compressed.',
    },
  ];
}

const switchedOff = ({ referenceId }: ApiPlace): Finding => ({
  id: 'business:off',
  about: 'business',
  severity: 'error',
  what: `The business "${referenceId}" is switched off or suspended (status 433).`,
  why: 'The app says that it takes no orders now, and shows its phone and links.',
  mend: 'Nothing on this page is wrong. Switch the business on again in its settings, or ask whoever bills it.',
});

const unknownBusiness = ({ referenceId, apiBase }: ApiPlace): Finding => ({
  id: 'business:unknown',
  about: 'business',
  severity: 'error',
  what: `${apiBase} knows no business "${referenceId}" (status 404).`,
  why: NOBODY_ORDERS,
  mend: `${slipIn(referenceId)}Copy the reference id from the settings of the business, letter by letter:`,
  paste: '<order-app reference-id="YOUR-REFERENCE-ID"></order-app>',
});

/** What is plainly wrong with an id, in words. */
function slipIn(referenceId: string): string {
  if (referenceId !== referenceId.trim()) return 'It begins or ends with a space. ';
  if (/^https?:|\//.test(referenceId)) return 'It is an address; the id is its last part. ';
  return '';
}

const notTheApi = (status: number, contentType: string, { apiBase, answersAt }: ApiPlace): Finding => ({
  id: 'api:wrong-base',
  about: 'api',
  severity: 'error',
  what: `What answers at ${apiBase} is not the ordering API: status ${status}, ${contentType.split(';')[0] || 'no content type'}.`,
  why: NOBODY_ORDERS,
  ...(answersAt
    ? { mend: `The API answers at ${answersAt}:`, paste: `api-base="${answersAt}"` }
    : {
        mend: "Give api-base the address that the calls are appended to, or leave it out where the API is at /api on the script's own origin:",
        paste: 'api-base="https://YOUR-API-HOST/api"',
      }),
});

const failing = (status: number, place: ApiPlace): Finding => ({
  id: `api:status-${status}`,
  about: 'api',
  severity: 'error',
  what: `The API answers with status ${status}${STATUS[status] ? `: ${STATUS[status]}` : ''}.`,
  why: `${NOBODY_ORDERS} The app offers to try again.`,
  mend: 'The page is not at fault. Look into the logs of the server, or of the proxy in front of it:',
  paste: `curl -v '${businessAddress(place)}'`,
});

const STATUS: Readonly<Record<number, string>> = {
  401: 'something in front of it asks for a login',
  403: 'something in front of it, such as a firewall, refuses this browser',
  429: 'too many calls from this address',
  500: 'a fault of the server',
  502: 'the proxy cannot reach the server',
  503: 'the server is down or busy',
  504: 'the proxy waited for the server in vain',
};
