import { describe, expect, it } from 'vitest';
import { useBackend } from '../testing/backend.ts';
import { pgliteOnly } from '../testing/engines.ts';

/** More clients than the server handles at the same time. */
const CLIENT_COUNT = 40;
const REQUEST_TIMEOUT_MS = 3000;

/** A request body that starts and never ends. */
const createEndlessBody = () =>
  new ReadableStream<Uint8Array>({
    start: (controller) => controller.enqueue(new TextEncoder().encode('{')),
  });

describe.each(pgliteOnly)('clients that send a body slowly, on $name', (engine) => {
  const backend = useBackend(engine, { requestTimeoutMs: REQUEST_TIMEOUT_MS });
  const post = (path: string, headers: Readonly<Record<string, string>>, body: BodyInit) => {
    const init = { method: 'POST', duplex: 'half', headers, body };
    return backend.request(path, init);
  };
  const VISIT_PATH = '/api/webapp/visit/tea-house';
  const JSON_TYPE = { 'content-type': 'application/json' };

  it.each([
    ['of announced length', { ...JSON_TYPE, 'content-length': '1000' }],
    ['of unknown length', JSON_TYPE],
  ])(
    'serves other clients while slow clients send a body %s, and answers the slow clients with 408',
    async (_title, headers) => {
      const slowRequests = Array.from({ length: CLIENT_COUNT }, () =>
        post(VISIT_PATH, headers, createEndlessBody()),
      );

      expect((await backend.request('/api/webapp/branches/tea-house')).status).toBe(200);
      const statuses = (await Promise.all(slowRequests)).map(({ status }) => status);
      expect(new Set(statuses)).toEqual(new Set([408]));
      expect((await backend.request('/api/webapp/branches/tea-house')).status).toBe(200);
    },
  );

  it('writes nothing to the log when a slow client disconnects', async () => {
    const failingBody = new ReadableStream<Uint8Array>({
      pull: (controller) => controller.error(new Error('aborted')),
    });

    const response = await post(VISIT_PATH, JSON_TYPE, failingBody);

    expect([response.status, await response.json()]).toMatchObject([400, { code: 'unreadable_body' }]);
  });
});
