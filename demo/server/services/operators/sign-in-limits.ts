import { randomBytes } from 'node:crypto';
import type { Db } from '../../db/open-database.ts';
import { countAttempt } from '../../repo/account/rate-limits-repo.ts';
import { beginAttempt, clearAttempts } from '../../repo/operators/sign-in-attempts-repo.ts';
import { hashWithKey, isSameSecret } from '../account/secrets.ts';
import { Refusal } from '../shared/refusal.ts';

/** Three attempts are free, then the wait doubles from 1 second to 5 minutes. */
const DELAY_RULE = { freeAttempts: 3, maxDelaySeconds: 300, forgetAfterSeconds: 3600 };

/** Attempts of one address network, over all names. */
const NETWORK_ATTEMPTS = 60;
const NETWORK_SECONDS = 600;

interface LimitDeps {
  readonly db: Db;
  readonly secret: string;
  /** Epoch ms. */
  readonly now: () => number;
}

const createWaitRefusal = (until: Date, now: number): Refusal => {
  const seconds = Math.max(1, Math.ceil((until.getTime() - now) / 1000));
  const wait =
    seconds < 120
      ? `${seconds} ${seconds === 1 ? 'second' : 'seconds'}`
      : `${Math.ceil(seconds / 60)} minutes`;
  return new Refusal(429, 'too_many', `Too many attempts. Wait ${wait} and try again`, {
    retry_after: seconds,
  });
};

/**
 * Limits guesses of operator passwords. A device that has signed in before has its own count, so that guesses of strangers
 * do not make its operator wait.
 */
export function createSignInLimits({ db, secret, now }: LimitDeps) {
  const signDevice = (operatorId: string, nonce: string): string =>
    hashWithKey(secret, ['console device', operatorId, nonce]);
  const toKey = (subject: readonly string[]): string => hashWithKey(secret, ['console attempt', ...subject]);

  return {
    /** Creates the value that marks a device on which the operator has signed in. */
    createDevice(operatorId: string): string {
      const nonce = randomBytes(12).toString('base64url');
      return `${nonce}.${signDevice(operatorId, nonce)}`;
    },

    /** The key of the attempts on a name: of this device if the operator has used it before, else of all others. */
    getAttemptKey(name: string, operatorId: string | null, device: string | null): string {
      const [nonce = '', signature = ''] = device?.split('.') ?? [];
      const isKnownDevice = operatorId !== null && isSameSecret(signDevice(operatorId, nonce), signature);
      return toKey(isKnownDevice ? ['device', operatorId, nonce] : ['name', name]);
    },

    /** Counts an attempt. Throws Refusal 429 with `retry_after` in seconds while the sender must wait. */
    async countAttempt(key: string, network: string | null): Promise<void> {
      const at = now();
      if (network !== null) {
        const endsAt = new Date(at + NETWORK_SECONDS * 1000);
        const counted = await countAttempt(db, toKey(['network', network]), new Date(at), endsAt);
        if (counted.count > NETWORK_ATTEMPTS) throw createWaitRefusal(counted.endsAt, at);
      }
      const retryAt = await beginAttempt(db, key, new Date(at), DELAY_RULE);
      if (retryAt) throw createWaitRefusal(retryAt, at);
    },

    /** Forgets the failed attempts after a right password. */
    clear: (key: string): Promise<void> => clearAttempts(db, key),
  };
}
