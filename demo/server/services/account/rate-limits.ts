import { isIPv6 } from 'node:net';
import type { Db } from '../../db/open-database.ts';
import { countAttempt } from '../../repo/account/rate-limits-repo.ts';
import { Refusal } from '../shared/refusal.ts';
import { hashWithKey } from './secrets.ts';

const MINUTE_SECONDS = 60;

/**
 * Each limit allows `maxAttempts` in `seconds`. The limits of an address network (`…_of_address`) count its attempts for
 * all phone numbers. The limits of a phone number (`…_of_number`, `…_to_number`) count the attempts of all networks, so
 * an attacker can exhaust them. They therefore last only minutes. A phone number also has lower limits per network
 * (`…_from_network`), which other networks cannot exhaust.
 */
export const RATE_LIMITS = {
  sends_of_business: { maxAttempts: 300, seconds: 10 * MINUTE_SECONDS },
  sends_of_address: { maxAttempts: 30, seconds: 10 * MINUTE_SECONDS },
  sends_to_number: { maxAttempts: 8, seconds: 10 * MINUTE_SECONDS },
  sends_to_number_from_network: { maxAttempts: 4, seconds: 30 * MINUTE_SECONDS },
  tries_of_address: { maxAttempts: 60, seconds: 10 * MINUTE_SECONDS },
  passwords_of_number: { maxAttempts: 60, seconds: 10 * MINUTE_SECONDS },
  passwords_of_number_from_network: { maxAttempts: 10, seconds: 15 * MINUTE_SECONDS },
  feedback_of_address: { maxAttempts: 5, seconds: 60 * MINUTE_SECONDS },
} as const;

export type LimitName = keyof typeof RATE_LIMITS;

interface LimitDeps {
  readonly secret: string;
  /** Epoch ms. */
  readonly now: () => number;
}

/** Refusal 429 with the seconds to wait. */
export const createRateLimitRefusal = (
  code: 'too_many' | 'resend_too_soon',
  untilMs: number,
  nowMs: number,
): Refusal =>
  new Refusal(429, code, 'Please wait a moment and try again', {
    retry_after: Math.max(1, Math.ceil((untilMs - nowMs) / 1000)),
  });

/** Counts one attempt by `subject` at a business. Throws Refusal 429 `too_many` with `retry_after` in seconds. */
export const createRateLimits =
  ({ secret, now }: LimitDeps) =>
  async (db: Db, name: LimitName, referenceId: string, subject: string): Promise<void> => {
    const { maxAttempts, seconds } = RATE_LIMITS[name];
    const at = now();
    const key = hashWithKey(secret, [name, referenceId, subject]);
    const { count, endsAt } = await countAttempt(db, key, new Date(at), new Date(at + seconds * 1000));
    if (count > maxAttempts) throw createRateLimitRefusal('too_many', endsAt.getTime(), at);
  };

export type RateLimits = ReturnType<typeof createRateLimits>;

/** The IPv4 address in an IPv6 address such as `::ffff:203.0.113.9`. Null for any other address. */
function readMappedIPv4(address: string): string | null {
  const { hostname } = new URL(`http://[${address}]`);
  const [, high, low] = /^\[::ffff:([\da-f]+):([\da-f]+)\]$/.exec(hostname) ?? [];
  if (!high || !low) return null;
  return [high, low]
    .map((group) => Number.parseInt(group, 16))
    .flatMap((group) => [group >> 8, group & 255])
    .join('.');
}

/**
 * The network that shares a limit: an IPv4 address, or the /64 network of an IPv6 address. Requests without an address
 * share one limit.
 */
export function getClientNetwork(ip: string | null): string {
  if (ip === null) return 'unknown';
  const [address = ''] = ip.split('%');
  if (!isIPv6(address)) return address;
  const mappedIPv4 = readMappedIPv4(address);
  if (mappedIPv4) return mappedIPv4;
  const [head = '', tail] = address.toLowerCase().split('::');
  const splitGroups = (part: string) => part.split(':').filter(Boolean);
  const [leadingGroups, trailingGroups] = [splitGroups(head), splitGroups(tail ?? '')];
  const zeros =
    tail === undefined ? [] : Array(Math.max(0, 8 - leadingGroups.length - trailingGroups.length)).fill('0');
  const networkGroups = [...leadingGroups, ...zeros, ...trailingGroups].slice(0, 4);
  return `${networkGroups.map((group) => Number.parseInt(group, 16).toString(16)).join(':')}::/64`;
}
