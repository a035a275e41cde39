import { describe, expect, it } from 'vitest';
import { type Network, probeUrl } from './probe-url.ts';

const ADDRESS = 'https://api.test/api';
const HEADERS = { webapp: '1' };
const failToFetch = () => Promise.reject(new TypeError('Failed to fetch'));

/** Fakes a network on which `respond` handles every request. */
const createNetwork = (
  respond: (options: RequestInit) => Promise<Response>,
  overrides: Partial<Network> = {},
): Network => ({
  fetch: ((_: unknown, options: RequestInit) => respond(options)) as typeof fetch,
  now: () => 0,
  isOnline: () => true,
  isBlockedByPolicy: async () => false,
  timeoutMs: 1000,
  ...overrides,
});

describe('probeUrl', () => {
  it('reports the status, body, duration and server time of a probed URL', async () => {
    const times = [100, 350];
    const network = createNetwork(
      async () =>
        new Response('{"a":1}', {
          status: 404,
          headers: { 'content-type': 'application/json', date: 'Sun, 01 Mar 2026 10:00:00 GMT' },
        }),
      { now: () => times.shift() ?? 0 },
    );
    expect(await probeUrl(network, ADDRESS, HEADERS)).toEqual({
      kind: 'response',
      status: 404,
      contentType: 'application/json',
      body: { a: 1 },
      durationMs: 250,
      date: 'Sun, 01 Mar 2026 10:00:00 GMT',
    });
  });

  it('reports no body for a probed URL whose response is not JSON', async () => {
    const outcome = await probeUrl(
      createNetwork(async () => new Response('<h1>')),
      ADDRESS,
      {},
    );
    expect(outcome).toMatchObject({ kind: 'response', status: 200, body: undefined });
  });

  it.each([
    ['policy', 'the CSP blocks the request', failToFetch, { isBlockedByPolicy: async () => true }],
    ['offline', 'the device is offline', failToFetch, { isOnline: () => false }],
    ['unreachable', 'no server responds', failToFetch, {}],
    ['timeout', 'the request times out', () => Promise.reject(new DOMException('late', 'TimeoutError')), {}],
  ])('classifies a probed URL as "%s" when %s', async (kind, _, respond, overrides) => {
    expect(await probeUrl(createNetwork(respond, overrides), ADDRESS, HEADERS)).toEqual({ kind });
  });

  it('recognises a refused CORS preflight when only plain requests succeed', async () => {
    const respond = ({ headers }: RequestInit) =>
      headers ? failToFetch() : Promise.resolve(new Response(''));
    expect(await probeUrl(createNetwork(respond), ADDRESS, HEADERS)).toEqual({
      kind: 'cors',
      isPreflight: true,
    });
  });

  it('recognises missing CORS headers when only opaque requests succeed', async () => {
    const respond = ({ mode }: RequestInit) =>
      mode === 'no-cors' ? Promise.resolve(new Response('')) : failToFetch();
    expect(await probeUrl(createNetwork(respond), ADDRESS, HEADERS)).toEqual({
      kind: 'cors',
      isPreflight: false,
    });
  });
});
