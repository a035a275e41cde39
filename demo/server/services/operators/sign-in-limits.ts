import { randomBytes } from 'node:crypto';
import type { Db } from '../../db/open-database.ts';
import { countAttempt } from '../../repo/account/rate-limits-repo.ts';
import { beginAttempt, clearAttempts } from '../../repo/operators/sign-in-attempts-repo.ts';
import { hashWithKey, isSameSecret } from '../account/secrets.ts';
import { Refusal } from '../shared/refusal.ts';

/**
 * Three attempts are free, then the wait doubles from 1 second to 5 minutes. The count restarts after an hour without
 * an attempt.
 */
export const SIGN_IN_DELAY = { freeAttempts: 3, maxDelaySeconds: 300, forgetAfterSeconds: 3600 };

/**
 * Maximum attempts in ten minutes: from one address network for all names, and for one name from all networks together.
 * Attempts from a known device count only for the network.
 */
export const SIGN_IN_LIMITS = { network: 60, name: 20 } as const;
export const SIGN_IN_WINDOW_SECONDS = 600;

interface LimitDeps {
  readonly db: Db;
  readonly secret: string;
  /** Epoch ms. */
  readonly now: () => number;
}

const createWaitRefusal = (until: Date, now: number): Refusal => {
  const seconds = Math.max(1, Math.ceil((until.getTime() - now) / 1000));
  const waitText =
    seconds < 120
      ? `${seconds} ${seconds === 1 ? 'second' : 'seconds'}`
      : `${Math.ceil(seconds / 60)} minutes`;
  return new Refusal(429, 'too_many', `Too many attempts. Wait ${waitText} and try again`, {
    retry_after: seconds,
  });
};

interface Attempt {
  readonly name: string;
  /** Null when no operator has this name. */
  readonly operatorId: string | null;
  /** The value of `createDeviceMark` that the browser sent. Null without one. */
  readonly deviceMark: string | null;
  /** Null when unknown. */
  readonly network: string | null;
}

/**
 * Limits guessing of operators' passwords. Each address network has to wait only after its own guesses at a name, so
 * that one stranger cannot lock an operator out. All strangers together share another limit. A device on which the
 * operator has signed in before has its own count, so that strangers cannot slow it down.
 */
export function createSignInLimits({ db, secret, now }: LimitDeps) {
  const signDevice = (operatorId: string, nonce: string): string =>
    hashWithKey(secret, ['console device', operatorId, nonce]);
  const toKey = (subjectParts: readonly string[]): string =>
    hashWithKey(secret, ['console attempt', ...subjectParts]);

  const countInWindow = async (subject: keyof typeof SIGN_IN_LIMITS, value: string): Promise<void> => {
    const at = now();
    const windowEnd = new Date(at + SIGN_IN_WINDOW_SECONDS * 1000);
    const { count, endsAt } = await countAttempt(db, toKey([subject, value]), new Date(at), windowEnd);
    if (count > SIGN_IN_LIMITS[subject]) throw createWaitRefusal(endsAt, at);
  };

  /** Counts an attempt. Throws Refusal 429 while earlier attempts make the sender wait. */
  const beginAttemptAfterDelay = async (key: string): Promise<void> => {
    const at = now();
    const retryAt = await beginAttempt(db, key, new Date(at), SIGN_IN_DELAY);
    if (retryAt) throw createWaitRefusal(retryAt, at);
  };

  return {
    /** Creates the value that marks a device on which the operator has signed in. */
    createDeviceMark(operatorId: string): string {
      const nonce = randomBytes(12).toString('base64url');
      return `${nonce}.${signDevice(operatorId, nonce)}`;
    },

    /**
     * Counts an attempt to sign in. Returns the key to clear after a correct password. Throws Refusal 429 with
     * `retry_after` in seconds while the sender must wait.
     */
    async countSignIn({ name, operatorId, deviceMark, network }: Attempt): Promise<string> {
      if (network !== null) await countInWindow('network', network);
      const [nonce = '', signature = ''] = deviceMark?.split('.') ?? [];
      const isKnownDevice = operatorId !== null && isSameSecret(signDevice(operatorId, nonce), signature);
      const key = toKey(isKnownDevice ? ['device', operatorId, nonce] : ['name', name, network ?? '']);
      await beginAttemptAfterDelay(key);
      if (!isKnownDevice) await countInWindow('name', name);
      return key;
    },

    /** Counts an attempt to change an operator's password. Returns and throws the same as `countSignIn`. */
    async countChange(operatorId: string): Promise<string> {
      const key = toKey(['change', operatorId]);
      await beginAttemptAfterDelay(key);
      return key;
    },

    /** Clears the failed attempts after a correct password. */
    clearFailedAttempts: (key: string): Promise<void> => clearAttempts(db, key),
  };
}
