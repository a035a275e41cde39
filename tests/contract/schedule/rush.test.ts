import { describe, expect, it } from 'vitest';
import { useBackend } from '../testing/backend.ts';
import { pgliteOnly } from '../testing/engines.ts';
import { buildIdempotencyHeader, buildOrderBody, MITTE, placeOrder } from '../testing/test-orders.ts';

const toTimestamp = (time: string) => Date.parse(`2026-03-04T${time}+01:00`);

describe.each(pgliteOnly)('a rush, on $name', (engine) => {
  const backend = useBackend(engine);
  const changeRush = (form: Readonly<Record<string, string>>, branch = MITTE, type = 'car_pickup') =>
    backend.request(`/console/rush/${branch}/${type}`, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded', origin: 'http://localhost' },
      body: new URLSearchParams(form).toString(),
    });
  const loadToday = async () =>
    (await backend.call('shifts', { params: { branch_id: MITTE } })).today.car_pickup;
  const loadConsole = async () => (await backend.request('/console/rush?business=tea-house')).text();
  const endRush = () => changeRush({ end: 'yes' });

  it('a rush adds its minutes to promised times and slots at once, and ends by itself', async () => {
    const firstSlot = (await loadToday())?.slots[0]?.from;
    expect(firstSlot).toBe('2026-03-04T13:00:00+01:00');
    expect((await placeOrder(backend)).promised_at).toBe('2026-03-04T12:20:00+01:00');

    expect((await changeRush({ extra: '40', lasts: '60' })).status).toBe(303);
    expect((await placeOrder(backend)).promised_at).toBe('2026-03-04T13:00:00+01:00');
    expect(await loadToday()).toMatchObject({
      status: 'open',
      rush: { extra_minutes: 40, extra_until: '2026-03-04T13:00:00+01:00', paused_until: null },
    });
    expect((await loadToday())?.slots[0]?.from).toBe('2026-03-04T13:30:00+01:00');
    expect(await loadConsole()).toContain('40 minutes longer until 13:00');

    backend.clock.now = toTimestamp('13:00:00');
    expect((await placeOrder(backend)).promised_at).toBe('2026-03-04T13:20:00+01:00');
    expect((await loadToday())?.rush).toBeUndefined();
    await endRush();
  });

  it('refuses a slot for which an order cannot be ready because of a rush, and offers the nearest slots', async () => {
    const scheduledAtOne = { priority: 'later', scheduled_at: '2026-03-04T13:00:00+01:00' } as const;
    await changeRush({ extra: '40', lasts: '60' });
    const { status, body } = await backend.expectRefusal('placeOrder', {
      body: buildOrderBody(scheduledAtOne),
      headers: buildIdempotencyHeader(),
    });
    expect([status, body.code]).toEqual([409, 'slot_gone']);
    expect((body.alternatives as { from: string }[])[0]?.from).toBe('2026-03-04T13:30:00+01:00');
    await endRush();
    expect((await placeOrder(backend, scheduledAtOne)).status).toBe(10);
  });

  it('refuses an immediate order if a rush makes it ready later than the customer saw', async () => {
    await changeRush({ extra: '20', lasts: '60' });
    const { status, body } = await backend.expectRefusal('placeOrder', {
      body: buildOrderBody({ extra_minutes: 0 }),
      headers: buildIdempotencyHeader(),
    });
    expect([status, body.code, body.extra_minutes]).toEqual([409, 'busier', 20]);
    const order = await placeOrder(backend, { extra_minutes: 20 });
    expect(order.promised_at).toBe('2026-03-04T12:40:00+01:00');
    await endRush();
  });

  it('refuses immediate orders during a pause, says when the pause ends, and still takes scheduled orders', async () => {
    await changeRush({ pause: '20' });
    expect(await loadToday()).toMatchObject({ status: 'closed', opens_at: '2026-03-04T12:20:00+01:00' });
    const { status, body } = await backend.expectRefusal('placeOrder', {
      body: buildOrderBody(),
      headers: buildIdempotencyHeader(),
    });
    expect([status, body.code, body.opens_at]).toEqual([409, 'closed', '2026-03-04T12:20:00+01:00']);
    const scheduledAtThree = { priority: 'later', scheduled_at: '2026-03-04T15:00:00+01:00' } as const;
    expect((await placeOrder(backend, scheduledAtThree)).status).toBe(10);
    expect(await loadConsole()).toContain('Paused until 12:20');

    backend.clock.now = toTimestamp('12:20:00');
    expect((await loadToday())?.status).toBe('open');
    expect((await placeOrder(backend)).promised_at).toBe('2026-03-04T12:40:00+01:00');
  });

  it('a pause ends at its end time, or earlier if the staff end it', async () => {
    await changeRush({ until: '12:45' });
    expect((await loadToday())?.opens_at).toBe('2026-03-04T12:45:00+01:00');
    await endRush();
    expect((await loadToday())?.status).toBe('open');
    expect(await (await backend.request('/console/audit')).text()).toContain('paused until 12:45');
  });

  it('refuses a rush with values that the console does not offer, and a rush for an unknown branch', async () => {
    expect((await changeRush({ extra: '25', lasts: '60' })).status).toBe(400);
    expect((await changeRush({ until: 'soon' })).status).toBe(422);
    expect((await changeRush({ pause: '20' }, MITTE, 'catering')).status).toBe(400);
    expect((await changeRush({ pause: '20' }, 'tea-house~nowhere')).status).toBe(404);
  });
});
