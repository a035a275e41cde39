import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readConfig } from '../../demo/server/config.ts';
import { CONNECTION_LIMITS } from '../../demo/server/connection-limits.ts';
import { CONNECT_TIMEOUT_S, MAX_REPLY_MS } from '../../demo/server/db/open-database.ts';
import { DRAIN_MS, GRACE_MS } from '../../demo/server/graceful-stop.ts';
import { MAX_CODE_TRIES } from '../../demo/server/repo/account/one-time-codes-repo.ts';
import { MAX_STREAMS } from '../../demo/server/routes/console/console-order-routes.ts';
import { BODY_LIMITS } from '../../demo/server/routes/http/body-limits.ts';
import { MAX_JSON_DEPTH } from '../../demo/server/routes/http/read-request.ts';
import { QUEUE_LIMITS } from '../../demo/server/routes/http/request-queue.ts';
import { MAX_ORDER_STREAMS } from '../../demo/server/routes/orders/order-handlers.ts';
import { CODE_VALIDITY_SECONDS, RESEND_SECONDS } from '../../demo/server/services/account/one-time-codes.ts';
import { RATE_LIMITS } from '../../demo/server/services/account/rate-limits.ts';
import { HASHING_LIMIT } from '../../demo/server/services/account/secrets.ts';
import { DRAWING_LIMIT, MAX_GENERATED_BYTES } from '../../demo/server/services/business/generated-files.ts';
import { MAX_WAITING_SCREENS } from '../../demo/server/services/first-screen/render-pool.ts';
import { LINK_MS } from '../../demo/server/services/operators/operator-links.ts';
import { SESSION_LIMITS } from '../../demo/server/services/operators/operator-sessions.ts';
import {
  SIGN_IN_DELAY,
  SIGN_IN_LIMITS,
  SIGN_IN_WINDOW_SECONDS,
} from '../../demo/server/services/operators/sign-in-limits.ts';
import {
  DEFAULT_PLACES_PER_CLIENT,
  NETWORK_FACTOR,
  VERIFIED_FACTOR,
} from '../../demo/server/services/schedule/place-limits.ts';
import { TRACKING_LIMITS, TRACKING_WINDOW_MS } from '../../demo/server/services/tracking/tracking-limits.ts';

const page = readFileSync(resolve(import.meta.dirname, '../../docs/security.md'), 'utf8');
const HOUR_MS = 3_600_000;
const formatNumber = (count: number): string => count.toLocaleString('en');
const formatSeconds = (ms: number): string => `${ms / 1000} s`;
const formatMinutes = (seconds: number): string => `${seconds / 60} minutes`;
const formatRate = ({ maxAttempts, seconds }: { maxAttempts: number; seconds: number }): string =>
  `${maxAttempts} in ${formatMinutes(seconds)}`;

/** The rows of the tables in a section: the first cell, and the other cells. */
function readRows(section: string): Map<string, string[]> {
  const [, text = ''] = page.split(`\n## ${section}\n`);
  const [body = ''] = text.split('\n## ');
  const rows = body.split('\n').filter((line) => /^\|(?!-)/.test(line));
  return new Map(
    rows.slice(1).map((line) => {
      const [name = '', ...cells] = line
        .slice(1, -1)
        .split('|')
        .map((cell) => cell.trim());
      return [name, cells];
    }),
  );
}

/** The figures in the code, by section and row of the document. Rows without figures are omitted. */
const SECTIONS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'Request limits': {
    'Body of an API call or a webhook': `${BODY_LIMITS.maxJsonKb} KB`,
    'Body of any other request: console forms, the sandbox payment page': `${BODY_LIMITS.maxFormKb} KB`,
    'Time for a body to arrive. Until then the request does not count as a running API call': formatSeconds(
      BODY_LIMITS.timeoutMs,
    ),
    'Time for the headers of a request to arrive, from the start of its connection': formatSeconds(
      CONNECTION_LIMITS.headersMs,
    ),
    'Time for a whole request to arrive': formatSeconds(CONNECTION_LIMITS.requestMs),
    'Open connections of a server': formatNumber(CONNECTION_LIMITS.maxConnections),
    'Nested levels of a JSON body': `${MAX_JSON_DEPTH}`,
    'Open streams of one order': `${MAX_ORDER_STREAMS.order}`,
    'Open order streams of one address network': `${MAX_ORDER_STREAMS.network}`,
    'Open event streams of one session of the console': `${MAX_STREAMS.session}; ${MAX_STREAMS.server} of all sessions`,
    'Feedback about a business from one address network': `${RATE_LIMITS.feedback_of_address.maxAttempts} in an hour`,
    'Passwords hashed at once': `${HASHING_LIMIT.concurrency}, and ${HASHING_LIMIT.maxWaiting} waiting`,
    'Pictures, icons and map tiles drawn at once': `${DRAWING_LIMIT.concurrency}, and ${DRAWING_LIMIT.maxWaiting} waiting`,
    'Disk space of pictures, icons and map tiles': `${MAX_GENERATED_BYTES / 1024 / 1024} MB; the least recently used ones are deleted`,
    'First screens rendered at once': `one or two threads, and ${MAX_WAITING_SCREENS} waiting`,
  },
  'Limits of codes and passwords': {
    'Codes to one number': `one in ${RESEND_SECONDS} seconds, ${formatRate(RATE_LIMITS.sends_to_number)}`,
    'Codes to one number for requests from one address network': formatRate(
      RATE_LIMITS.sends_to_number_from_network,
    ),
    'Codes for requests from one address network': formatRate(RATE_LIMITS.sends_of_address),
    'Codes of one business': formatRate(RATE_LIMITS.sends_of_business),
    'Valid codes of a number': `the newest two, ${formatMinutes(CODE_VALIDITY_SECONDS)} each, until used; if sending fails, the earlier ones stay valid`,
    'Attempts per code': `${MAX_CODE_TRIES} from the network that requested it, and ${MAX_CODE_TRIES} from all other networks together`,
    'Codes and passwords tried from one address network': formatRate(RATE_LIMITS.tries_of_address),
    'Passwords of one number': `${formatRate(RATE_LIMITS.passwords_of_number_from_network)} from one network, ${formatRate(RATE_LIMITS.passwords_of_number)} from all`,
  },
  'Limits of places': {
    'One device of a guest; or all clients in one address network that send no device id': `\`PLACES_PER_CLIENT\`, ${DEFAULT_PLACES_PER_CLIENT}`,
    'One phone number of guests': `\`PLACES_PER_CLIENT\`, ${DEFAULT_PLACES_PER_CLIENT}`,
    'All guests of one address network': `ten times as many, ${NETWORK_FACTOR * DEFAULT_PLACES_PER_CLIENT}`,
    'A customer with a verified phone': `five times as many, ${VERIFIED_FACTOR * DEFAULT_PLACES_PER_CLIENT}, counted by that phone instead of the network`,
  },
  Load: {
    'API calls that run at the same time': `${QUEUE_LIMITS.maxRunning}; further ones wait in the order of their arrival`,
    'API calls that wait': `${formatNumber(QUEUE_LIMITS.maxWaiting)}; further ones are refused`,
    'Time for a response to an API call after its body has arrived, waiting included': `${formatSeconds(QUEUE_LIMITS.timeoutMs)}, then 503`,
    'Connecting to PostgreSQL': `${CONNECT_TIMEOUT_S} s`,
    'A reply of PGlite': `${formatSeconds(MAX_REPLY_MS)}, then its thread is replaced; confirmed commits stay`,
    "Free space on PGlite's disk": `\`MIN_FREE_DISK_MB\`, ${readConfig({}).minFreeDiskMb} MB; below it the database only reads`,
    'Stopping after SIGTERM': `${formatSeconds(DRAIN_MS + GRACE_MS)} for running requests, 9.5 s in all`,
  },
};

describe('the figures in docs/security.md', () => {
  it.each(Object.entries(SECTIONS))(
    'the numbers under “%s” in docs/security.md match the code',
    (section, expected) => {
      const rows = readRows(section);
      const rowsWithNumbers = [...rows].filter(([, cells]) =>
        /\d/.test(cells[0]?.replace(/\d{3} `/, '') ?? ''),
      );
      expect(Object.fromEntries(rowsWithNumbers.map(([name, [figures]]) => [name, figures]))).toEqual(
        expected,
      );
    },
  );

  it('the documented limits of visits, banner views and marketing events match the code', () => {
    expect(TRACKING_WINDOW_MS).toBe(10 * 60_000);
    const rows = readRows('Limits of visits, banner views and marketing events');
    const names = {
      visits: 'Visits',
      banner_views: 'Banner views',
      pixel_events: 'Marketing events, sent after consent',
      withdrawals: 'Withdrawals of consent',
    } as const;
    const expected = Object.entries(TRACKING_LIMITS).map(([name, { perNetwork, perBusiness }]) => [
      names[name as keyof typeof names],
      [formatNumber(perNetwork), formatNumber(perBusiness)],
    ]);
    expect([...rows]).toEqual(expected);
  });

  it('the documented limits of signing in to the console match the code', () => {
    const { freeAttempts, maxDelaySeconds } = SIGN_IN_DELAY;
    expect([freeAttempts, SIGN_IN_WINDOW_SECONDS]).toEqual([3, 600]);
    const { staff, others } = SESSION_LIMITS;
    const formatHours = (ms: number): string => `${ms / HOUR_MS} hours`;
    for (const text of [
      'three guesses on a name without a wait',
      `from 1 second to ${formatMinutes(maxDelaySeconds)}`,
      `${SIGN_IN_LIMITS.network} attempts in 10 minutes on all names`,
      `${SIGN_IN_LIMITS.name} attempts on a name in 10 minutes`,
      `after ${formatHours(others.idleMs)} without use and after ${formatHours(others.absoluteMs)} at most`,
      `end after ${formatHours(staff.idleMs)} without use and after ${staff.absoluteMs / HOUR_MS / 24} days at most`,
      `prints a link to the console, which expires after ${LINK_MS.sign_in / HOUR_MS} hour`,
      `A link for setting a password expires after ${formatHours(LINK_MS.set_password)}`,
    ])
      expect(page.replaceAll(/\s+/g, ' ')).toContain(text);
  });
});
