import { PASSWORD_COST as REAL_COST } from '../../../demo/server/services/account/password-cost.ts';

/** Contract tests hash hundreds of passwords. At the real cost they would take a quarter of the run. */
const LOW_COST = { N: 2 ** 10, r: 8, p: 1 };

/** Replaces `demo/server/services/account/password-cost.ts`, see the Vitest configuration of the contract tests. */
export const PASSWORD_COST = { ...LOW_COST };

/** Runs a test with the real cost, because it measures the time of a password check. */
export async function withRealPasswordCost(test: () => Promise<void>): Promise<void> {
  Object.assign(PASSWORD_COST, REAL_COST);
  try {
    await test();
  } finally {
    Object.assign(PASSWORD_COST, LOW_COST);
  }
}
