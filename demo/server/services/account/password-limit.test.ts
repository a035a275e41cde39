import { describe, expect, it } from 'vitest';
import { matchesPassword } from './secrets.ts';

/** A hash with minimal cost, so that the test is fast. */
const CHEAP_HASH = `scrypt$1024$8$1$c2FsdA$${Buffer.alloc(32).toString('base64url')}`;

describe('many passwords at once', () => {
  it('refuses a password check with 503 only while 30 others are waiting', async () => {
    const pendingChecks = Array.from({ length: 100 }, () => matchesPassword('correct horse', CHEAP_HASH));
    const results = await Promise.allSettled(pendingChecks);
    const refusals = results.flatMap((result) => (result.status === 'rejected' ? [result.reason] : []));
    expect(results.length - refusals.length).toBeLessThanOrEqual(32);
    expect(refusals.length).toBeGreaterThan(0);
    for (const refusal of refusals) expect(refusal).toMatchObject({ status: 503, code: 'busy' });
    expect(await matchesPassword('correct horse', CHEAP_HASH)).toBe(false);
  });
});
