import { Hono } from 'hono';
import { describe, expect, it } from 'vitest';
import { sendRefusal } from './refusal-response.ts';
import { createRequestQueue } from './request-queue.ts';

type Limits = Parameters<typeof createRequestQueue>[0];

/** An app with one call, `/api/wait`, that ends when the test ends it. */
function createWaitingApp(limits: Limits) {
  const endCalls: (() => void)[] = [];
  const app = new Hono();
  app.route('/', createRequestQueue(limits));
  app.get('/api/wait', async (context) => {
    await new Promise<void>((resolve) => endCalls.push(resolve));
    return context.text('done');
  });
  app.get('/healthz', (context) => context.text('here'));
  app.onError((error, context) => sendRefusal(context, error, () => undefined));
  const waitForNextTurn = () => new Promise((resolve) => setImmediate(resolve));
  return {
    request: async (path: string) => app.request(path),
    requestInternally: async () => app.request('/api/wait', {}, { isInternal: true }),
    endCalls,
    /** Waits until every call that may run has started. */
    waitForStarts: async () => {
      for (let count = 0; count < 5; count += 1) await waitForNextTurn();
    },
  };
}

describe('the queue of API calls', () => {
  it('runs a limited number of API calls at a time, and starts the next call when one ends', async () => {
    const { request, endCalls, waitForStarts } = createWaitingApp({ maxRunning: 2 });
    const responses = [request('/api/wait'), request('/api/wait'), request('/api/wait')];
    await waitForStarts();
    expect(endCalls).toHaveLength(2);

    endCalls[0]?.();
    await waitForStarts();

    expect(endCalls).toHaveLength(3);
    for (const endCall of endCalls) endCall();
    expect((await Promise.all(responses)).map(({ status }) => status)).toEqual([200, 200, 200]);
  });

  it('refuses an API call with 503 and Retry-After when too many calls are waiting', async () => {
    const { request, endCalls, waitForStarts } = createWaitingApp({ maxRunning: 1, maxWaiting: 1 });
    const acceptedResponses = [request('/api/wait'), request('/api/wait')];
    await waitForStarts();

    const refusedResponse = await request('/api/wait');

    expect(refusedResponse.status).toBe(503);
    expect(refusedResponse.headers.get('retry-after')).toBe('2');
    endCalls[0]?.();
    await waitForStarts();
    endCalls[1]?.();
    for (const response of acceptedResponses) expect((await response).status).toBe(200);
  });

  it('responds with 503 and Retry-After to an API call that takes too long', async () => {
    const { request } = createWaitingApp({ timeoutMs: 20 });

    const response = await request('/api/wait');

    expect(response.status).toBe(503);
    expect(response.headers.get('retry-after')).toBe('2');
  });

  it('never starts an API call that has waited too long in the queue', async () => {
    const { request, endCalls, waitForStarts } = createWaitingApp({ maxRunning: 1, timeoutMs: 20 });

    const responses = await Promise.all([request('/api/wait'), request('/api/wait')]);
    endCalls[0]?.();
    await waitForStarts();

    expect(responses.map(({ status }) => status)).toEqual([503, 503]);
    expect(endCalls).toHaveLength(1);
  });

  it('still responds to pages and to the server’s own requests while API calls are waiting', async () => {
    const { request, requestInternally, endCalls, waitForStarts } = createWaitingApp({ maxRunning: 1 });
    const firstResponse = request('/api/wait');
    await waitForStarts();

    const internalResponse = requestInternally();
    await waitForStarts();

    expect(endCalls).toHaveLength(2);
    expect(await (await request('/healthz')).text()).toBe('here');
    for (const endCall of endCalls) endCall();
    expect([(await firstResponse).status, (await internalResponse).status]).toEqual([200, 200]);
  });
});
