import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { useBackend } from '../testing/backend.ts';
import { databaseEngines } from '../testing/engines.ts';
import { type SlotResponse, useTeaHouseWithSlotLimit } from '../testing/tea-house-slots.ts';

const toTimestamp = (time: string) => Date.parse(`2026-03-04T${time}:00+01:00`);

describe.each(databaseEngines)('immediate orders in slots that take four dishes, on $name', (engine) => {
  const backend = useBackend(engine);
  const teaHouse = useTeaHouseWithSlotLimit(backend, { dishes: 4 });
  const NOW = { priority: 'now', scheduled_at: null } as const;
  /** Sets the clock. Each new `day` has the same opening hours, 8 to 18, and empty slots. */
  const startAt = (time: string, day = 4) => {
    backend.clock.now = toTimestamp(time) + (day - 4) * 86_400_000;
  };
  const readPromisedTime = ({ body }: SlotResponse) =>
    (body.order as { promised_at?: string } | undefined)?.promised_at?.slice(11, 16);

  it('counts an immediate order in the slot of its promised time, or in the next free slot when that slot is full', async () => {
    startAt('12:00');
    // Chai takes twenty minutes.
    expect(readPromisedTime(await teaHouse.postChai(3, NOW))).toBe('12:20');
    expect(readPromisedTime(await teaHouse.postChai(1, NOW))).toBe('12:20');
    expect(readPromisedTime(await teaHouse.postChai(3, NOW))).toBe('12:30');
    expect(readPromisedTime(await teaHouse.postChai(2, NOW)), 'one dish is left at 12:30').toBe('13:00');
    expect(readPromisedTime(await teaHouse.postChai(1, NOW))).toBe('12:30');
    expect(await teaHouse.loadRemainingCapacity('2026-03-04T13:00:00+01:00')).toBe(2);
  });

  it('counts immediate and scheduled orders of a slot together', async () => {
    startAt('12:00', 5);
    await teaHouse.postChai(4, { scheduled_at: '2026-03-05T13:00:00+01:00' });
    startAt('12:45', 5);
    expect(readPromisedTime(await teaHouse.postChai(1, NOW))).toBe('13:30');
    const scheduledResponse = await teaHouse.postChai(4, { scheduled_at: '2026-03-05T14:00:00+01:00' });
    expect(scheduledResponse.status).toBe(200);
  });

  it('lists the slots of the shift with their free capacity, from the current slot on', async () => {
    startAt('12:35', 6);
    await teaHouse.postChai(3, NOW);
    const { today } = await backend.call('shifts', { params: { branch_id: 'limited-slots~mitte' } });
    const slots = today.car_pickup?.now_slots?.map(({ from, left }) => [from.slice(11, 16), left]);
    expect(slots?.slice(0, 2)).toEqual([
      ['12:30', 1],
      ['13:00', 4],
    ]);
    expect(slots?.at(-1)).toEqual(['17:30', 4]);
    expect(today.delivery?.now_slots).toBeUndefined();
  });

  it('refuses an immediate order with the code “busier” if its promised time is now later than the customer saw', async () => {
    startAt('14:00', 6);
    const withPromisedTime = (time: string) => ({ ...NOW, promised_at: `2026-03-06T${time}:00+01:00` });
    await teaHouse.postChai(4, withPromisedTime('14:20'));
    const refusedResponse = await teaHouse.postChai(1, withPromisedTime('14:20'));
    expect([refusedResponse.status, refusedResponse.body.code]).toEqual([409, 'busier']);
    expect(refusedResponse.body).toMatchObject({ promised_at: '2026-03-06T14:30:00+01:00' });
    expect(readPromisedTime(await teaHouse.postChai(1, withPromisedTime('14:30')))).toBe('14:30');
  });

  it('refuses an immediate order and suggests the nearest free slots when the shift is full', async () => {
    startAt('17:05', 6);
    await teaHouse.postChai(4, NOW);
    await teaHouse.postChai(4, NOW);
    const { status, body } = await teaHouse.postChai(1, NOW);
    expect([status, body.code]).toEqual([409, 'slot_full']);
    expect(body.alternatives?.[0]?.from).toBe('2026-03-07T08:30:00+01:00');
  });

  it('never exceeds the capacity when many customers order at the same time', async () => {
    startAt('09:00', 7);
    const responses = await Promise.all(Array.from({ length: 8 }, () => teaHouse.postChai(1, NOW)));
    expect(responses.map(readPromisedTime).sort()).toEqual([
      ...Array.from({ length: 4 }, () => '09:20'),
      ...Array.from({ length: 4 }, () => '09:30'),
    ]);
  });

  it('frees the place of a rejected order, and takes only one place when a request is repeated', async () => {
    startAt('11:00', 7);
    const key = randomUUID();
    const firstResponse = await teaHouse.postChai(4, NOW, key);
    expect((await teaHouse.postChai(4, NOW, key)).body.order?.id).toBe(firstResponse.body.order?.id);
    await teaHouse.moveOrder(firstResponse.body.order?.id, 2);
    expect(readPromisedTime(await teaHouse.postChai(4, NOW))).toBe('11:20');
  });

  it('does not limit immediate orders when slots have no capacity', async () => {
    await teaHouse.importWithCapacity(null);
    startAt('13:00', 7);
    for (let count = 0; count < 3; count++)
      expect(readPromisedTime(await teaHouse.postChai(4, NOW))).toBe('13:20');
    await teaHouse.importWithCapacity({ dishes: 4 });
  });
});
