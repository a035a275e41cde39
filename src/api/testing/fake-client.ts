import { afterEach, beforeEach, expect, vi } from 'vitest';
import * as z from 'zod/mini';
import { type ClientConfig, createClient } from '../client/api-client.ts';
import type { ApiError } from '../client/api-errors.ts';
import type { Call } from '../contract/call.ts';

export const sampleGetCall = {
  method: 'GET',
  path: 'webapp/sample/{group}/{id}',
  query: z.object({ page: z.optional(z.number()), q: z.optional(z.string()) }),
  response: z.object({ ok: z.boolean() }),
} as const satisfies Call;
const noteResponse = z.object({ ok: z.boolean(), note: z.optional(z.string()) });
export const lenientCall = {
  method: 'GET',
  path: 'webapp/note/{id}',
  response: noteResponse,
  lenient: noteResponse,
} as const satisfies Call;
export const postCall = {
  method: 'POST',
  path: 'webapp/sample',
  body: z.object({ count: z.number() }),
  response: z.object({ ok: z.boolean() }),
} as const satisfies Call;
export const profileCall = {
  method: 'GET',
  path: 'webapp/profile/{id}',
  response: z.object({}),
} as const satisfies Call;

export const jsonResponse = (body: unknown, status = 200, headers: Record<string, string> = {}) =>
  new Response(JSON.stringify(body), { status, headers });
export const loseConnection = () => Promise.reject(new TypeError('Failed to fetch'));
export const neverRespond = (_: unknown, init?: RequestInit) =>
  new Promise<Response>((_resolve, reject) =>
    init?.signal?.addEventListener('abort', () => reject(new DOMException('', 'AbortError'))),
  );

type FakeHandler = () => Promise<Response> | Response;

export function createFakeClient(
  handlers: (FakeHandler | typeof neverRespond)[],
  config: Partial<ClientConfig> = {},
) {
  const fetch = vi.fn<typeof globalThis.fetch>();
  for (const handler of handlers) fetch.mockImplementationOnce(async (input, init) => handler(input, init));
  const report = vi.fn();
  const onUnauthorized = vi.fn();
  const client = createClient({
    baseUrl: 'https://api.test/api',
    fetch,
    getLocale: () => 'ar',
    getToken: () => null,
    now: () => new Date('2026-03-01T10:00:00Z'),
    reporter: { report },
    onUnauthorized,
    getRandom: () => 1,
    ...config,
  });
  return { client, fetch, report, onUnauthorized };
}

/** The error of a promise that must reject. Runs all timers first. */
export async function captureError(promise: Promise<unknown>): Promise<ApiError> {
  const rejection = promise.then(
    () => Promise.reject(new Error('The promise was expected to reject, but it resolved')),
    (error: ApiError) => error,
  );
  await vi.runAllTimersAsync();
  return rejection;
}

export const params = { group: 'x/y', id: 'ü' };

/** Uses fake timers in each test of the file, and checks that no timer remains after the test. */
export function installFakeTimersInEachTest(): void {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    expect(vi.getTimerCount()).toBe(0);
    vi.useRealTimers();
  });
}
