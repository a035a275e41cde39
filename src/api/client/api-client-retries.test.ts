import { describe, expect, it, vi } from 'vitest';
import {
  captureError,
  createFakeClient,
  installFakeTimersInEachTest,
  jsonResponse,
  loseConnection,
  neverRespond,
  params,
  postCall,
  sampleGetCall,
} from '../testing/fake-client.ts';

installFakeTimersInEachTest();

describe('retries of the API client', () => {
  it('repeats a GET request after two lost connections, waiting longer each time', async () => {
    const { client, fetch, report } = createFakeClient([
      loseConnection,
      loseConnection,
      () => jsonResponse({ ok: true }),
    ]);
    const response = client.call(sampleGetCall, { params });
    await vi.advanceTimersByTimeAsync(399);
    expect(fetch).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(fetch).toHaveBeenCalledTimes(2);
    await vi.advanceTimersByTimeAsync(799);
    expect(fetch).toHaveBeenCalledTimes(2);
    await vi.advanceTimersByTimeAsync(1);
    expect(await response).toEqual({ ok: true });
    expect(report).not.toHaveBeenCalled();
  });

  it('gives up a request after three attempts and reports the failure once', async () => {
    const { client, fetch, report } = createFakeClient([loseConnection, loseConnection, loseConnection]);
    expect(await captureError(client.call(sampleGetCall, { params }))).toMatchObject({
      kind: 'network',
      status: 0,
    });
    expect(fetch).toHaveBeenCalledTimes(3);
    expect(report).toHaveBeenCalledOnce();
  });

  it('never repeats a POST request without an idempotency key', async () => {
    const { client, fetch } = createFakeClient([loseConnection]);
    expect(await captureError(client.call(postCall, { body: { count: 1 } }))).toMatchObject({
      kind: 'network',
    });
    expect(fetch).toHaveBeenCalledOnce();
  });

  it('repeats a POST request with the same idempotency key', async () => {
    const { client, fetch } = createFakeClient([loseConnection, () => jsonResponse({ ok: true })]);
    const response = client.call(postCall, { body: { count: 1 }, idempotencyKey: 'k' });
    await vi.runAllTimersAsync();
    expect(await response).toEqual({ ok: true });
    expect(fetch.mock.calls.map(([, init]) => new Headers(init?.headers).get('Idempotency-Key'))).toEqual([
      'k',
      'k',
    ]);
  });

  it.each([
    ['seconds', '3'],
    ['a date', 'Sun, 01 Mar 2026 10:00:03 GMT'],
  ])(
    'waits for the time in the Retry-After header, given as %s, before it retries a request',
    async (_, retryAfter) => {
      const { client, fetch } = createFakeClient([
        () => jsonResponse({}, 503, { 'Retry-After': retryAfter }),
        () => jsonResponse({ ok: true }),
      ]);
      const response = client.call(sampleGetCall, { params });
      await vi.advanceTimersByTimeAsync(2_999);
      expect(fetch).toHaveBeenCalledOnce();
      await vi.advanceTimersByTimeAsync(1);
      expect(await response).toEqual({ ok: true });
    },
  );

  it('does not retry a request if the server demands a wait of two minutes', async () => {
    const { client, fetch } = createFakeClient([() => jsonResponse({}, 429, { 'Retry-After': '120' })]);
    expect(await captureError(client.call(sampleGetCall, { params }))).toMatchObject({
      kind: 'unavailable',
      status: 429,
    });
    expect(fetch).toHaveBeenCalledOnce();
  });

  it('never repeats a request that the server has refused', async () => {
    const { client, fetch } = createFakeClient([() => jsonResponse({ error: 1 }, 409)]);
    await captureError(client.call(sampleGetCall, { params }));
    expect(fetch).toHaveBeenCalledOnce();
  });
});

describe('timeouts and cancellation', () => {
  it('times out a request after 10 seconds, or after the call’s own timeout', async () => {
    const { client } = createFakeClient([neverRespond, neverRespond]);
    const requestWithDefaultTimeout = client.call(sampleGetCall, { params }).catch((error) => error);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(await requestWithDefaultTimeout).toMatchObject({ kind: 'timeout', status: 0 });
    const requestWithOwnTimeout = client.call(sampleGetCall, { params, timeoutMs: 20_000 });
    const onRejected = vi.fn();
    requestWithOwnTimeout.catch(onRejected);
    await vi.advanceTimersByTimeAsync(19_999);
    expect(onRejected).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(onRejected).toHaveBeenCalledWith(expect.objectContaining({ kind: 'timeout' }));
  });

  it('times out a request whose response body never ends', async () => {
    const respondWithEndlessBody = (_: unknown, init?: RequestInit) => {
      const body = new ReadableStream({
        start: (controller) =>
          init?.signal?.addEventListener('abort', () => controller.error(new DOMException('', 'AbortError'))),
      });
      return Promise.resolve(new Response(body));
    };
    const { client } = createFakeClient([respondWithEndlessBody]);
    expect(await captureError(client.call(sampleGetCall, { params }))).toMatchObject({ kind: 'timeout' });
  });

  it.each(['before the first attempt', 'during an attempt', 'between two attempts'])(
    'stops a request that the caller aborts %s',
    async (abortTime) => {
      const controller = new AbortController();
      if (abortTime === 'before the first attempt') controller.abort();
      const { client, report } = createFakeClient(
        abortTime === 'between two attempts'
          ? [loseConnection]
          : [(_, init) => (init?.signal?.aborted ? loseConnection() : neverRespond(_, init))],
      );
      const error = client
        .call(sampleGetCall, { params, signal: controller.signal })
        .catch((rejection) => rejection);
      await vi.advanceTimersByTimeAsync(10);
      controller.abort();
      expect(await error).toMatchObject({ kind: 'aborted' });
      expect(report.mock.calls.every(([reportedError]) => reportedError.kind === 'aborted')).toBe(true);
    },
  );
});
