import { describe, expect, it } from 'vitest';
import {
  captureError,
  createFakeClient,
  installFakeTimersInEachTest,
  jsonResponse,
  lenientCall,
  params,
  postCall,
  profileCall,
  sampleGetCall,
} from '../testing/fake-client.ts';

installFakeTimersInEachTest();

describe('requests of the API client', () => {
  it('escapes the parameters in the path and the query of a request', async () => {
    const { client, fetch } = createFakeClient([() => jsonResponse({ ok: true })]);
    await client.call(sampleGetCall, { params, query: { page: 2 } });
    expect(fetch.mock.calls[0]?.[0]).toBe('https://api.test/api/webapp/sample/x%2Fy/%C3%BC?page=2');
    expect(client.buildUrl(sampleGetCall, { params, query: { q: undefined } })).toBe(
      'https://api.test/api/webapp/sample/x%2Fy/%C3%BC',
    );
  });

  it('reports every API response with its duration to onResponse, including errors', async () => {
    const responses: unknown[] = [];
    const now = '2026-03-01T09:00:00Z';
    const { client } = createFakeClient(
      [() => jsonResponse({ ok: true, now }), () => jsonResponse({ error: 1, code: 'no', now }, 409)],
      {
        onResponse: (...response) => responses.push(response),
      },
    );
    await client.call(sampleGetCall, { params });
    await captureError(client.call(postCall, { body: { count: 1 } }));
    expect(responses).toEqual([
      [{ ok: true, now }, expect.any(Number)],
      [{ error: 1, code: 'no', now }, expect.any(Number)],
    ]);
  });

  // @spec contract/headers
  it('sends the headers of the contract and no header that identifies the browser', async () => {
    const { client, fetch } = createFakeClient([() => jsonResponse({ ok: true })]);
    await client.call(postCall, { body: { count: 1 } });
    const init = fetch.mock.calls[0]?.[1];
    expect(init).toMatchObject({ method: 'POST', credentials: 'omit', body: '{"count":1}' });
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
  it('adds the token and the idempotency key to a request if they are set', async () => {
    const { client, fetch } = createFakeClient([() => jsonResponse({ ok: true })], { getToken: () => 't' });
    await client.call(postCall, { body: { count: 1 }, idempotencyKey: 'k' });
    expect(fetch.mock.calls[0]?.[1]?.headers).toMatchObject({
      Authorization: 'Bearer t',
      'Idempotency-Key': 'k',
    });
  });

  it('sets keepalive only for API calls that require it', async () => {
    const { client, fetch } = createFakeClient([
      () => jsonResponse({ ok: true }),
      () => jsonResponse({ ok: true }),
    ]);
    await client.call({ ...postCall, keepalive: true, read: () => null }, { body: { count: 1 } });
    await client.call(postCall, { body: { count: 1 } });
    expect(fetch.mock.calls.map(([, init]) => init?.keepalive)).toEqual([true, false]);
  });

  it('calls fetch as a plain function, because browsers refuse fetch as a method of another object', async () => {
    let receiver: unknown = 'none';
    const { client } = createFakeClient([], {
      fetch(this: unknown) {
        receiver = this;
        return Promise.resolve(jsonResponse({ ok: true }));
      },
    });
    await client.call(sampleGetCall, { params });
    expect(receiver).toBeUndefined();
  });
});

describe('responses of the API client', () => {
  it('returns the response of an API call after validating it', async () => {
    const { client } = createFakeClient([() => jsonResponse({ ok: true, more: 1 })]);
    expect(await client.call(sampleGetCall, { params })).toEqual({ ok: true });
  });

  // @spec contract/every-answer-checked-against-schema
  it.each([
    ['a response of another shape', () => jsonResponse({ ok: 'yes' })],
    ['a response that is no JSON', () => new Response('<html>')],
    ['an empty response', () => new Response('')],
  ])('rejects an API call and reports the error after %s', async (_, handler) => {
    const { client, report } = createFakeClient([handler]);
    expect(await captureError(client.call(sampleGetCall, { params }))).toMatchObject({
      kind: 'invalid',
      status: 200,
    });
    expect(report).toHaveBeenCalledOnce();
  });

  // @spec contract/every-answer-checked-against-schema
  it('drops an invalid optional field from the response of a lenient API call, and reports the field', async () => {
    const { client, report } = createFakeClient([() => jsonResponse({ ok: true, note: 7 })]);
    expect(await client.call(lenientCall, { params: { id: 'a' } })).toEqual({ ok: true });
    expect(report).toHaveBeenCalledExactlyOnceWith(expect.any(Error), { call: 'GET webapp/note/{id}' });
  });

  it('rejects a response with an invalid required field, even if the API call is lenient', async () => {
    const { client, report } = createFakeClient([() => jsonResponse({ ok: 'yes' })]);
    const error = await captureError(client.call(lenientCall, { params: { id: 'a' } }));
    expect(error).toMatchObject({ name: 'ApiError', kind: 'invalid', status: 200 });
    expect(report).toHaveBeenCalledOnce();
  });

  it('rejects with the server’s code and message when the server refuses an API call', async () => {
    const body = { error: 1, code: 'bad_phone', message: 'No such number' };
    const { client } = createFakeClient([() => jsonResponse(body, 422)]);
    expect(await captureError(client.call(postCall, { body: { count: 1 } }))).toMatchObject({
      name: 'ApiError',
      kind: 'refused',
      status: 422,
      code: 'bad_phone',
      message: 'No such number',
      serverMessage: 'No such number',
      body,
    });
  });

  it('hides the server’s message about a request that broke the contract, because the message is written for developers', async () => {
    const body = { error: 1, code: 'invalid', message: 'Some of the request is not as it should be' };
    const { client } = createFakeClient([() => jsonResponse(body, 422)]);
    const error = await captureError(client.call(postCall, { body: { count: 1 } }));
    expect(error).toMatchObject({ kind: 'refused', code: 'invalid', serverMessage: null });
  });

  // @spec data/menu-fetch, errors/menu-fetch-with-error-1
  it('treats a response whose body contains "error: 1" as a refusal, even with status 200', async () => {
    const { client } = createFakeClient([() => jsonResponse({ error: 1, code: 'x', message: 'Sorry' })]);
    expect(await captureError(client.call(sampleGetCall, { params }))).toMatchObject({
      kind: 'refused',
      status: 200,
      message: 'Sorry',
    });
  });

  it('keeps status 433 of a switched-off business for the error page', async () => {
    const { client } = createFakeClient([
      () => jsonResponse({ error: 1, code: 'suspended', message: 'Closed' }, 433),
    ]);
    expect(await captureError(client.call(sampleGetCall, { params }))).toMatchObject({
      kind: 'refused',
      status: 433,
    });
  });

  it('reports the server as unavailable after a response with status 500, without a retry', async () => {
    const { client, fetch } = createFakeClient([() => jsonResponse({ error: 1 }, 500)]);
    expect(await captureError(client.call(sampleGetCall, { params }))).toMatchObject({
      kind: 'unavailable',
      status: 500,
    });
    expect(fetch).toHaveBeenCalledOnce();
  });

  it('returns a raw API response without validation, but rejects a response that reports an error', async () => {
    const { client } = createFakeClient([
      () => jsonResponse({ odd: 1 }),
      () => jsonResponse({ error: 1, message: 'No' }),
    ]);
    expect(await client.requestRaw(sampleGetCall, { params })).toEqual({ status: 200, body: { odd: 1 } });
    expect(await captureError(client.requestRaw(sampleGetCall, { params }))).toMatchObject({
      kind: 'refused',
      message: 'No',
    });
  });
});

describe('unauthorized responses', () => {
  // @spec screens/401-or-403-except-on, errors/401-or-403-except-paths
  it.each([401, 403])('calls onUnauthorized after an API response with status %i', async (status) => {
    const { client, onUnauthorized } = createFakeClient([() => jsonResponse({ error: 1 }, status)]);
    const error = await captureError(client.call(sampleGetCall, { params }));
    expect(onUnauthorized).toHaveBeenCalledExactlyOnceWith(error);
  });

  // @spec screens/401-or-403-except-on, errors/401-or-403-except-paths
  it('does not call onUnauthorized after status 401 from the profile call', async () => {
    const { client, onUnauthorized } = createFakeClient([() => jsonResponse({ error: 1 }, 401)]);
    await captureError(client.call(profileCall, { params: { id: 'u' } }));
    expect(onUnauthorized).not.toHaveBeenCalled();
  });
});

describe('a call with a mapper', () => {
  it('passes the API response to the mapper of the call and returns the mapper’s result', async () => {
    const { client } = createFakeClient([() => jsonResponse({ ok: true })]);
    expect(await client.call(sampleGetCall, { params }, ({ ok }) => (ok ? 'fine' : 'bad'))).toBe('fine');
  });

  it('rejects and reports an API response as invalid when its mapper throws', async () => {
    const { client, report } = createFakeClient([() => jsonResponse({ ok: true })]);
    const error = await captureError(
      client.call(sampleGetCall, { params }, () => {
        throw new RangeError('no instant');
      }),
    );
    expect(error.kind).toBe('invalid');
    expect(report).toHaveBeenCalledExactlyOnceWith(error, { call: 'GET webapp/sample/{group}/{id}' });
  });
});
