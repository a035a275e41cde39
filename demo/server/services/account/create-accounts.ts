import type { Db } from '../../db/open-database.ts';
import type { Notifiers } from '../notifications/notifier.ts';
import { createLimits } from './attempt-limits.ts';
import { createOneTimeCodes } from './code-service.ts';
import { createForgetCustomer } from './forget-customer.ts';
import { createProfileUpdate } from './profiles.ts';
import { createSignIn } from './sign-in.ts';

interface AccountDeps {
  readonly db: Db;
  /** Codes and limits are hashed with it. */
  readonly secret: string;
  /** Who takes messages to phones. */
  readonly notifiers: Notifiers;
  /** Epoch ms. */
  readonly now: () => number;
  readonly log: (error: unknown) => void;
}

/** Accounts: one-time codes, getting in, the profile and its end. */
export function createAccounts({ db, secret, notifiers, now, log }: AccountDeps) {
  const limits = createLimits({ secret, now });
  const codes = createOneTimeCodes({ db, secret, limits, notifiers, now, log });
  return {
    codes,
    signIn: createSignIn({ db, codes, limits, now }),
    updateProfile: createProfileUpdate(db),
    forget: createForgetCustomer({ db, now }),
  };
}
export type Accounts = ReturnType<typeof createAccounts>;
