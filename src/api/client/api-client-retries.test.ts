import { describe, expect, it, vi } from 'vitest';
import { driveClock, failure, get, json, lost, never, params, post, setup } from '../testing/fake-client.ts';

driveClock();

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
