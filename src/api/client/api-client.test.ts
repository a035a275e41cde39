import { describe, expect, it } from 'vitest';
import {
  driveClock,
  failure,
  get,
  json,
  lenient,
  params,
  post,
  profile,
  setup,
} from '../testing/fake-client.ts';

driveClock();

describe('what is sent', () => {
  it('fills the path and the query, escaped', async () => {
    const { client, fetch } = setup([() => json({ ok: true })]);
    await client.call(get, { params, query: { page: 2 } });
    expect(fetch.mock.calls[0]?.[0]).toBe('https://api.test/api/webapp/thing/x%2Fy/%C3%BC?page=2');
    expect(client.url(get, { params, query: { q: undefined } })).toBe(
      'https://api.test/api/webapp/thing/x%2Fy/%C3%BC',
    );
  });

  it('lets every answer be heard, refusals too, with how long it took', async () => {
    const heard: unknown[] = [];
    const now = '2026-03-01T09:00:00Z';
    const { client } = setup(
      [() => json({ ok: true, now }), () => json({ error: 1, code: 'no', now }, 409)],
      {
        heard: (...answer) => heard.push(answer),
      },
    );
    await client.call(get, { params });
    await failure(client.call(post, { body: { n: 1 } }));
    expect(heard).toEqual([
      [{ ok: true, now }, expect.any(Number)],
      [{ error: 1, code: 'no', now }, expect.any(Number)],
    ]);
  });

  // @spec contract/headers
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
      'current-time': expect.stringMatching(/^2026-03-01T\d\d:00:00.000\+00:00$/),
    });
  });

  // @spec contract/headers
  it('adds the token and the idempotency key when there are any', async () => {
    const { client, fetch } = setup([() => json({ ok: true })], { token: () => 't' });
    await client.call(post, { body: { n: 1 }, idempotencyKey: 'k' });
    expect(fetch.mock.calls[0]?.[1]?.headers).toMatchObject({
      Authorization: 'Bearer t',
      'Idempotency-Key': 'k',
    });
  });

  it('is sent to its end though the page is left, where the call says so, and not otherwise', async () => {
    const { client, fetch } = setup([() => json({ ok: true }), () => json({ ok: true })]);
    await client.call({ ...post, keepalive: true, read: () => null }, { body: { n: 1 } });
    await client.call(post, { body: { n: 1 } });
    expect(fetch.mock.calls.map(([, init]) => init?.keepalive)).toEqual([true, false]);
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

  // @spec contract/every-answer-checked-against-schema
  it.each([
    ['an answer of another shape', () => json({ ok: 'yes' })],
    ['rubbish', () => new Response('<html>')],
    ['nothing', () => new Response('')],
  ])('is invalid and reported: %s', async (_, answer) => {
    const { client, report } = setup([answer]);
    expect(await failure(client.call(get, { params }))).toMatchObject({ kind: 'invalid', status: 200 });
    expect(report).toHaveBeenCalledOnce();
  });

  // @spec contract/every-answer-checked-against-schema
  it('leaves a bad optional part out of a lenient call and reports it', async () => {
    const { client, report } = setup([() => json({ ok: true, note: 7 })]);
    expect(await client.call(lenient, { params: { a: 'a' } })).toEqual({ ok: true });
    expect(report).toHaveBeenCalledExactlyOnceWith(expect.any(Error), { call: 'GET webapp/note/{a}' });
  });

  it('fails a lenient call when a required part is bad', async () => {
    const { client, report } = setup([() => json({ ok: 'yes' })]);
    const error = await failure(client.call(lenient, { params: { a: 'a' } }));
    expect(error).toMatchObject({ name: 'ApiError', kind: 'invalid', status: 200 });
    expect(report).toHaveBeenCalledOnce();
  });

  it("is the server's refusal, with its words", async () => {
    const body = { error: 1, code: 'bad_phone', message: 'No such number' };
    const { client } = setup([() => json(body, 422)]);
    expect(await failure(client.call(post, { body: { n: 1 } }))).toMatchObject({
      name: 'ApiError',
      kind: 'refused',
      status: 422,
      code: 'bad_phone',
      message: 'No such number',
      serverMessage: 'No such number',
      body,
    });
  });

  it('is without words where the request broke the contract: they are for developers', async () => {
    const body = { error: 1, code: 'invalid', message: 'Some of the request is not as it should be' };
    const { client } = setup([() => json(body, 422)]);
    const refusal = await failure(client.call(post, { body: { n: 1 } }));
    expect(refusal).toMatchObject({ kind: 'refused', code: 'invalid', serverMessage: null });
  });

  // @spec data/menu-fetch, errors/menu-fetch-with-error-1
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
  // @spec screens/401-or-403-except-on, errors/401-or-403-except-paths
  it.each([401, 403])('%i sends to the login', async (status) => {
    const { client, onUnauthorized } = setup([() => json({ error: 1 }, status)]);
    const error = await failure(client.call(get, { params }));
    expect(onUnauthorized).toHaveBeenCalledExactlyOnceWith(error);
  });

  // @spec screens/401-or-403-except-on, errors/401-or-403-except-paths
  it('of the profile do not', async () => {
    const { client, onUnauthorized } = setup([() => json({ error: 1 }, 401)]);
    await failure(client.call(profile, { params: { id: 'u' } }));
    expect(onUnauthorized).not.toHaveBeenCalled();
  });
});

describe('a response that is mapped', () => {
  it('comes back as what the mapper made of it', async () => {
    const { client } = setup([() => json({ ok: true })]);
    expect(await client.call(get, { params }, ({ ok }) => (ok ? 'fine' : 'bad'))).toBe('fine');
  });

  it('is invalid, and reported, when the mapper cannot read it', async () => {
    const { client, report } = setup([() => json({ ok: true })]);
    const error = await failure(
      client.call(get, { params }, () => {
        throw new RangeError('no instant');
      }),
    );
    expect(error.kind).toBe('invalid');
    expect(report).toHaveBeenCalledExactlyOnceWith(error, { call: 'GET webapp/thing/{a}/{b}' });
  });
});
