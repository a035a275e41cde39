import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import type { Call } from './call.ts';
import { type ClientConfig, createClient } from './client.ts';
import type { ApiError } from './errors.ts';

const get = {
  method: 'GET',
  path: 'webapp/thing/{a}/{b}',
  query: z.object({ page: z.optional(z.number()), q: z.optional(z.string()) }),
  response: z.object({ ok: z.boolean() }),
} as const satisfies Call;
const post = {
  method: 'POST',
  path: 'webapp/thing',
  body: z.object({ n: z.number() }),
  response: z.object({ ok: z.boolean() }),
} as const satisfies Call;
const profile = {
  method: 'GET',
  path: 'webapp/profile/{id}',
  response: z.object({}),
} as const satisfies Call;

const json = (body: unknown, status = 200, headers: Record<string, string> = {}) =>
  new Response(JSON.stringify(body), { status, headers });
const lost = () => Promise.reject(new TypeError('Failed to fetch'));
const never = (_: unknown, init?: RequestInit) =>
  new Promise<Response>((_resolve, reject) =>
    init?.signal?.addEventListener('abort', () => reject(new DOMException('', 'AbortError'))),
  );

type Answer = () => Promise<Response> | Response;

function setup(answers: (Answer | typeof never)[], config: Partial<ClientConfig> = {}) {
  const fetch = vi.fn<typeof globalThis.fetch>();
  for (const answer of answers) fetch.mockImplementationOnce(async (input, init) => answer(input, init));
  const report = vi.fn();
  const onUnauthorized = vi.fn();
  const client = createClient({
    baseUrl: 'https://api.test/api',
    fetch,
    locale: () => 'ar',
    token: () => null,
    now: () => new Date('2026-03-01T10:00:00Z'),
    reporter: { report },
    onUnauthorized,
    random: () => 1,
    ...config,
  });
  return { client, fetch, report, onUnauthorized };
}

/** The error of a promise that must reject, with the clock run to its end. */
async function failure(promise: Promise<unknown>): Promise<ApiError> {
  const caught = promise.then(
    () => Promise.reject(new Error('did not fail')),
    (error: ApiError) => error,
  );
  await vi.runAllTimersAsync();
  return caught;
}

const params = { a: 'x/y', b: 'ü' };

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  // Nothing is left ticking.
  expect(vi.getTimerCount()).toBe(0);
  vi.useRealTimers();
});

describe('what is sent', () => {
  it('fills the path and the query, escaped', async () => {
    const { client, fetch } = setup([() => json({ ok: true })]);
    await client.call(get, { params, query: { page: 2 } });
    expect(fetch.mock.calls[0]?.[0]).toBe('https://api.test/api/webapp/thing/x%2Fy/%C3%BC?page=2');
    expect(client.url(get, { params, query: { q: undefined } })).toBe(
      'https://api.test/api/webapp/thing/x%2Fy/%C3%BC',
    );
  });

  it('carries the headers of the contract, and nothing that identifies a browser', async () => {
    const { client, fetch } = setup([() => json({ ok: true })]);
    await client.call(post, { body: { n: 1 } });
    const init = fetch.mock.calls[0]?.[1];
    expect(init).toMatchObject({ method: 'POST', credentials: 'omit', body: '{"n":1}' });
    expect(init?.headers).toEqual({
      Accept: 'application/json',
      'Content-Type': 'application/json',
      webapp: '1',
      version: '5',
      locale: 'ar',
      'Cache-Control': 'no-cache',
      Pragma: 'no-cache',
      'current-time': expect.stringMatching(/^2026-03-01T\d\d:00:00[+-]\d\d:\d\d$/),
    });
  });

  it('adds the token and the idempotency key when there are any', async () => {
    const { client, fetch } = setup([() => json({ ok: true })], { token: () => 't' });
    await client.call(post, { body: { n: 1 }, idempotencyKey: 'k' });
    expect(fetch.mock.calls[0]?.[1]?.headers).toMatchObject({
      Authorization: 'Bearer t',
      'Idempotency-Key': 'k',
    });
  });

  it('calls fetch as a function: browsers refuse it as a method', async () => {
    let receiver: unknown = 'none';
    const { client } = setup([], {
      fetch(this: unknown) {
        receiver = this;
        return Promise.resolve(json({ ok: true }));
      },
    });
    await client.call(get, { params });
    expect(receiver).toBeUndefined();
  });
});

describe('what comes back', () => {
  it('is the checked answer', async () => {
    const { client } = setup([() => json({ ok: true, more: 1 })]);
    expect(await client.call(get, { params })).toEqual({ ok: true });
  });

  it.each([
    ['an answer of another shape', () => json({ ok: 'yes' })],
    ['rubbish', () => new Response('<html>')],
    ['nothing', () => new Response('')],
  ])('is invalid and reported: %s', async (_, answer) => {
    const { client, report } = setup([answer]);
    expect(await failure(client.call(get, { params }))).toMatchObject({ kind: 'invalid', status: 200 });
    expect(report).toHaveBeenCalledOnce();
  });

  it("is the server's refusal, with its words", async () => {
    const body = { error: 1, code: 'bad_phone', message: 'No such number', fields: { phone: 'short', n: 3 } };
    const { client } = setup([() => json(body, 422)]);
    expect(await failure(client.call(post, { body: { n: 1 } }))).toMatchObject({
      name: 'ApiError',
      kind: 'refused',
      status: 422,
      code: 'bad_phone',
      message: 'No such number',
      serverMessage: 'No such number',
      fields: { phone: 'short' },
      body,
    });
  });

  it('is a refusal too when error is 1 under a status of 200', async () => {
    const { client } = setup([() => json({ error: 1, code: 'x', message: 'Sorry' })]);
    expect(await failure(client.call(get, { params }))).toMatchObject({
      kind: 'refused',
      status: 200,
      message: 'Sorry',
    });
  });

  it('keeps 433 for the error page', async () => {
    const { client } = setup([() => json({ error: 1, code: 'suspended', message: 'Closed' }, 433)]);
    expect(await failure(client.call(get, { params }))).toMatchObject({ kind: 'refused', status: 433 });
  });

  it('is unavailable on 500, without another try', async () => {
    const { client, fetch } = setup([() => json({ error: 1 }, 500)]);
    expect(await failure(client.call(get, { params }))).toMatchObject({ kind: 'unavailable', status: 500 });
    expect(fetch).toHaveBeenCalledOnce();
  });

  it('hands a raw answer over unchecked, but not a refusal', async () => {
    const { client } = setup([() => json({ odd: 1 }), () => json({ error: 1, message: 'No' })]);
    expect(await client.raw(get, { params })).toEqual({ status: 200, body: { odd: 1 } });
    expect(await failure(client.raw(get, { params }))).toMatchObject({ kind: 'refused', message: 'No' });
  });
});

describe('401 and 403', () => {
  it.each([401, 403])('%i sends to the login', async (status) => {
    const { client, onUnauthorized } = setup([() => json({ error: 1 }, status)]);
    const error = await failure(client.call(get, { params }));
    expect(onUnauthorized).toHaveBeenCalledExactlyOnceWith(error);
  });

  it('of the profile do not', async () => {
    const { client, onUnauthorized } = setup([() => json({ error: 1 }, 401)]);
    await failure(client.call(profile, { params: { id: 'u' } }));
    expect(onUnauthorized).not.toHaveBeenCalled();
  });
});

describe('trying again', () => {
  it('a GET gets through after two lost connections, waiting longer each time', async () => {
    const { client, fetch, report } = setup([lost, lost, () => json({ ok: true })]);
    const answer = client.call(get, { params });
    await vi.advanceTimersByTimeAsync(399);
    expect(fetch).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(fetch).toHaveBeenCalledTimes(2);
    await vi.advanceTimersByTimeAsync(799);
    expect(fetch).toHaveBeenCalledTimes(2);
    await vi.advanceTimersByTimeAsync(1);
    expect(await answer).toEqual({ ok: true });
    expect(report).not.toHaveBeenCalled();
  });

  it('gives up after three, reported once', async () => {
    const { client, fetch, report } = setup([lost, lost, lost]);
    expect(await failure(client.call(get, { params }))).toMatchObject({ kind: 'network', status: 0 });
    expect(fetch).toHaveBeenCalledTimes(3);
    expect(report).toHaveBeenCalledOnce();
  });

  it('never a POST without a key', async () => {
    const { client, fetch } = setup([lost]);
    expect(await failure(client.call(post, { body: { n: 1 } }))).toMatchObject({ kind: 'network' });
    expect(fetch).toHaveBeenCalledOnce();
  });

  it('a POST with a key, and with the same key', async () => {
    const { client, fetch } = setup([lost, () => json({ ok: true })]);
    const answer = client.call(post, { body: { n: 1 }, idempotencyKey: 'k' });
    await vi.runAllTimersAsync();
    expect(await answer).toEqual({ ok: true });
    expect(fetch.mock.calls.map(([, init]) => new Headers(init?.headers).get('Idempotency-Key'))).toEqual([
      'k',
      'k',
    ]);
  });

  it.each([
    ['seconds', '3'],
    ['a date', 'Sun, 01 Mar 2026 10:00:03 GMT'],
  ])('waits as long as the server asks: %s', async (_, value) => {
    const { client, fetch } = setup([
      () => json({}, 503, { 'Retry-After': value }),
      () => json({ ok: true }),
    ]);
    const answer = client.call(get, { params });
    await vi.advanceTimersByTimeAsync(2_999);
    expect(fetch).toHaveBeenCalledOnce();
    await vi.advanceTimersByTimeAsync(1);
    expect(await answer).toEqual({ ok: true });
  });

  it('does not keep the customer waiting for minutes', async () => {
    const { client, fetch } = setup([() => json({}, 429, { 'Retry-After': '120' })]);
    expect(await failure(client.call(get, { params }))).toMatchObject({ kind: 'unavailable', status: 429 });
    expect(fetch).toHaveBeenCalledOnce();
  });

  it('never what the server refused', async () => {
    const { client, fetch } = setup([() => json({ error: 1 }, 409)]);
    await failure(client.call(get, { params }));
    expect(fetch).toHaveBeenCalledOnce();
  });
});

describe('time and cancelling', () => {
  it('gives up after 10 seconds, or as long as the call says', async () => {
    const { client } = setup([never, never]);
    const first = client.call(get, { params }).catch((caught) => caught);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(await first).toMatchObject({ kind: 'timeout', status: 0 });
    const second = client.call(get, { params, timeoutMs: 20_000 });
    const settled = vi.fn();
    second.catch(settled);
    await vi.advanceTimersByTimeAsync(19_999);
    expect(settled).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(settled).toHaveBeenCalledWith(expect.objectContaining({ kind: 'timeout' }));
  });

  it('counts the body too', async () => {
    const stalled = (_: unknown, init?: RequestInit) => {
      const body = new ReadableStream({
        start: (controller) =>
          init?.signal?.addEventListener('abort', () => controller.error(new DOMException('', 'AbortError'))),
      });
      return Promise.resolve(new Response(body));
    };
    const { client } = setup([stalled]);
    expect(await failure(client.call(get, { params }))).toMatchObject({ kind: 'timeout' });
  });

  it.each(['before', 'during', 'between'])('stops when the caller says so: %s', async (when) => {
    const controller = new AbortController();
    if (when === 'before') controller.abort();
    const { client, report } = setup(
      when === 'between' ? [lost] : [(_, init) => (init?.signal?.aborted ? lost() : never(_, init))],
    );
    const error = client.call(get, { params, signal: controller.signal }).catch((caught) => caught);
    await vi.advanceTimersByTimeAsync(10);
    controller.abort();
    expect(await error).toMatchObject({ kind: 'aborted' });
    expect(report.mock.calls.every(([reported]) => reported.kind === 'aborted')).toBe(true);
  });
});
