import { describe, expect, it } from 'vitest';
import { useBackend } from '../testing/backend.ts';
import { createOperator } from '../testing/console-operator.ts';
import { pgliteOnly } from '../testing/engines.ts';

describe.each(pgliteOnly)('the event stream of the console, on $name', (engine) => {
  const backend = useBackend(engine);

  it('allows ten event streams per console session, and another one when one of them ends', async () => {
    const owner = await createOperator(backend, 'owner', { 'tea-house': 'owner' });
    const otherOperator = await createOperator(backend, 'other', { 'tea-house': 'staff' });
    const streams = await Promise.all(Array.from({ length: 10 }, () => owner.get('/console/news')));
    expect(streams.map(({ status }) => status)).toEqual(Array(10).fill(200));

    const refusedResponse = await owner.get('/console/news');
    expect([refusedResponse.status, refusedResponse.headers.get('retry-after')]).toEqual([429, '30']);
    expect((await otherOperator.get('/console/news')).status).toBe(200);

    await streams[0]?.body?.cancel();
    await expect.poll(async () => (await owner.get('/console/news')).status).toBe(200);
  });
});
