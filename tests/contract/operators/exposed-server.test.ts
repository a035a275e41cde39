import { describe, expect, it } from 'vitest';
import { useBackend } from '../testing/backend.ts';
import { createOperator } from '../testing/console-operator.ts';
import { pgliteOnly } from '../testing/engines.ts';
import { createPhoneNumber } from '../testing/test-accounts.ts';

describe.each(pgliteOnly)('a server in production, on $name', (engine) => {
  const backend = useBackend(engine, { settings: { hasInbox: false } });

  it('a server in production has no developer inbox, and stores no code that it cannot send', async () => {
    const { status, body } = await backend.expectRefusal('sendOtp', { body: createPhoneNumber() });
    expect([status, body.code]).toEqual([503, 'not_sent']);
    expect(await backend.database().query.developerInbox.findMany()).toEqual([]);
    const [error] = backend.takeLoggedErrors();
    expect(String(error)).toContain('no gateway is configured');
    const platformOperator = await createOperator(backend, 'all');
    expect((await platformOperator.get('/console/codes')).status).toBe(404);
    expect(await platformOperator.load('/console')).not.toContain('Messages');
  });
});

describe.each(pgliteOnly)('a server without a password, on $name', (engine) => {
  const backend = useBackend(engine, { settings: { isLocalOnly: true } });
  const requestStatus = async (url: string) => (await backend.requestAsSent(url)).status;

  it.each(['evil.example', '127.0.0.1.evil.example', '192.168.1.5:8080'])(
    'a server without a console password refuses every request for the host %s',
    async (host) => {
      for (const path of ['/console', '/console/sign-in', '/healthz', '/api/openapi.json', '/tea-house'])
        expect(await requestStatus(`http://${host}${path}`)).toBe(403);
    },
  );

  it.each(['localhost:8080', '127.0.0.1:8080', '[::1]:8080', 'shop.localhost'])(
    'a server without a console password accepts requests for the host %s',
    async (host) => {
      expect(await requestStatus(`http://${host}/healthz`)).toBe(200);
    },
  );

  it('the sign-in page of a server without a password says where to find the one-time link', async () => {
    const page = await (await backend.requestAsSent('/console/sign-in')).text();
    expect(page).toContain('Open the one-time link that the server printed');
  });
});
