import { afterEach, describe, expect, it, vi } from 'vitest';
import { scaleTimeout } from '../../timeouts.ts';
import { useBackend } from '../testing/backend.ts';
import { createInterruptedPostgres } from '../testing/interrupted-postgres.ts';
import { buildIdempotencyHeader, buildOrderBody } from '../testing/test-orders.ts';

const REQUEST_TIMEOUT_MS = scaleTimeout(500);

describe('the server when PostgreSQL is down', () => {
  const postgres = createInterruptedPostgres();
  const backend = useBackend(postgres, { requestTimeoutMs: REQUEST_TIMEOUT_MS });
  const placeOrder = () =>
    backend.request('/api/webapp/order', {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...buildIdempotencyHeader() },
      body: JSON.stringify(buildOrderBody()),
    });
  const readReadiness = async () => {
    const response = await backend.request('/readyz');
    return [response.status, await response.json()];
  };
  /** Each connection of the pool recovers on its own, so both requests may fail a few times. */
  const waitForRecovery = () =>
    vi.waitFor(
      async () => {
        expect((await placeOrder()).status).toBe(200);
        expect(await readReadiness()).toEqual([200, { ok: true }]);
      },
      { timeout: scaleTimeout(20_000), interval: 100 },
    );

  afterEach(async () => {
    postgres.recover();
    await waitForRecovery();
    // Ignore the errors that background work has logged during the outage.
    backend.takeLoggedErrors();
  }, scaleTimeout(30_000));

  it.each([
    ['refuses connections', postgres.refuse],
    ['does not reply', postgres.hang],
  ])(
    'while PostgreSQL %s, the server answers 503 with Retry-After and stays alive but not ready',
    async (_what, interrupt) => {
      interrupt();

      const startMs = performance.now();
      const refusedResponse = await placeOrder();

      expect(performance.now() - startMs).toBeLessThan(2 * REQUEST_TIMEOUT_MS);
      expect(refusedResponse.status).toBe(503);
      expect(Number(refusedResponse.headers.get('retry-after'))).toBeGreaterThan(0);
      expect((await backend.request('/healthz')).status).toBe(200);
      expect(await readReadiness()).toEqual([503, { ok: false, reason: 'database' }]);
    },
    scaleTimeout(20_000),
  );
});
