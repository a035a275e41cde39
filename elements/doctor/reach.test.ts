import { describe, expect, it } from 'vitest';
import { type Line, reach } from './reach.ts';

const ADDRESS = 'https://api.test/api';
const HEADERS = { webapp: '1' };
const failure = () => Promise.reject(new TypeError('Failed to fetch'));

/** A line on which requests that `lets` accepts are answered. */
const line = (answer: (options: RequestInit) => Promise<Response>, part: Partial<Line> = {}): Line => ({
  fetch: ((_: unknown, options: RequestInit) => answer(options)) as typeof fetch,
  now: () => 0,
  isOnline: () => true,
  refusedByPolicy: async () => false,
  timeoutMs: 1000,
  ...part,
});

describe('asking for an address', () => {
  it('tells an answer with its status, its body, its time and the clock of the server', async () => {
    const times = [100, 350];
    const answering = line(
      async () =>
        new Response('{"a":1}', {
          status: 404,
          headers: { 'content-type': 'application/json', date: 'Sun, 01 Mar 2026 10:00:00 GMT' },
        }),
      { now: () => times.shift() ?? 0 },
    );
    expect(await reach(answering, ADDRESS, HEADERS)).toEqual({
      kind: 'answer',
      status: 404,
      contentType: 'application/json',
      body: { a: 1 },
      took: 250,
      date: 'Sun, 01 Mar 2026 10:00:00 GMT',
    });
  });

  it('tells an answer that is no JSON', async () => {
    const outcome = await reach(
      line(async () => new Response('<h1>')),
      ADDRESS,
      {},
    );
    expect(outcome).toMatchObject({ kind: 'answer', status: 200, body: undefined });
  });

  it.each([
    ['policy', 'the page forbids it', failure, { refusedByPolicy: async () => true }],
    ['offline', 'there is no line', failure, { isOnline: () => false }],
    ['silent', 'nothing answers', failure, {}],
    ['timeout', 'it takes too long', () => Promise.reject(new DOMException('late', 'TimeoutError')), {}],
  ])('tells %s when %s', async (kind, _, answer, part) => {
    expect(await reach(line(answer, part), ADDRESS, HEADERS)).toEqual({ kind });
  });

  it('tells a preflight that is refused: a plain request is let through', async () => {
    const answer = ({ headers }: RequestInit) => (headers ? failure() : Promise.resolve(new Response('')));
    expect(await reach(line(answer), ADDRESS, HEADERS)).toEqual({ kind: 'cors', preflight: true });
  });

  it('tells a server that lets nobody read: only an opaque request is answered', async () => {
    const answer = ({ mode }: RequestInit) =>
      mode === 'no-cors' ? Promise.resolve(new Response('')) : failure();
    expect(await reach(line(answer), ADDRESS, HEADERS)).toEqual({ kind: 'cors', preflight: false });
  });
});
