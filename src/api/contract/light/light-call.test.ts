import { describe, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { isFlag } from '../../../lib/checks.ts';
import { need, or, shape } from '../../../lib/shape.ts';
import { createClient } from '../../client/api-client.ts';
import type { Call, LightCall } from '../call.ts';

const flags = {
  method: 'GET',
  path: 'webapp/flags/{id}',
  response: z.object({ ok: z.boolean(), sure: z._default(z.boolean(), false) }),
} as const satisfies Call;
const light: LightCall<typeof flags> = {
  method: 'GET',
  path: 'webapp/flags/{id}',
  read: shape({ ok: need(isFlag), sure: or(need(isFlag), false) }),
};

const ask = (body: unknown) => {
  const report = vi.fn();
  const client = createClient({
    baseUrl: 'https://api.test',
    fetch: async () => new Response(JSON.stringify(body)),
    locale: () => 'en',
    token: () => null,
    now: () => new Date(0),
    reporter: { report },
  });
  return { report, answer: client.call(light, { params: { id: 'a' } }) };
};

describe('an answer that is read without its schema', () => {
  it('does without what is optional and bad, reported', async () => {
    const { report, answer } = ask({ ok: true, sure: 'yes', more: 1 });
    expect(await answer).toEqual({ ok: true, sure: false });
    expect(report).toHaveBeenCalledExactlyOnceWith(expect.any(Error), { call: 'GET webapp/flags/{id}' });
  });

  it('is invalid and reported when what is needed is bad', async () => {
    const { report, answer } = ask({ ok: 'yes' });
    await expect(answer).rejects.toMatchObject({ name: 'ApiError', kind: 'invalid', status: 200 });
    expect(report).toHaveBeenCalledOnce();
  });
});
