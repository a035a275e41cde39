import { beforeAll, describe, expect, it } from 'vitest';
import { useBackend } from '../testing/backend.ts';
import { pgliteOnly } from '../testing/engines.ts';
import { buildReservationBody, openRoom, reserve } from '../testing/room-business.ts';
import { buildIdempotencyHeader } from '../testing/test-orders.ts';

const localize = (text: string) => ({ en: text, de: text });
const buildDailyHours = (from: string, to: string) =>
  Object.fromEntries(
    [0, 1, 2, 3, 4, 5, 6].map((day) => [day, { closed: false, shifts: [{ time_from: from, time_to: to }] }]),
  );
const SALON = {
  services: [
    {
      id: 'cut',
      name: localize('Cut'),
      duration_minutes: 45,
      buffer_minutes: 15,
      price: 35,
      image: { file: 'media/logo.png' },
      staff: ['mia', 'ben'],
    },
    { id: 'colour', name: localize('Colour'), duration_minutes: 120, staff: ['ben'] },
    { id: 'chair', name: localize('Massage chair'), duration_minutes: 30 },
    { id: 'north', name: localize('At North only'), duration_minutes: 30, staff: ['zoe'] },
  ],
  staff: [
    { id: 'mia', name: localize('Mia') },
    { id: 'ben', name: localize('Ben'), hours: buildDailyHours('12:00', '18:00') },
    { id: 'zoe', name: localize('Zoe'), branches: ['nord'] },
  ],
  reservation_form: {
    intro: localize('Before you come'),
    questions: [
      {
        id: 'first',
        type: 'choices',
        label: localize('New here?'),
        required: true,
        options: [
          { id: 'yes', label: localize('Yes') },
          { id: 'no', label: localize('No') },
        ],
      },
      { id: 'hair', type: 'text', label: localize('Your hair?') },
      { id: 'pain', type: 'slider', label: localize('Pressure?'), min: 0, max: 10, step: 1 },
    ],
  },
};
const FIRST_ANSWER = { question_id: 'first', type: 'choices' as const, value: ['yes'] };
const buildStart = (time: string, day = '05') => `2026-03-${day}T${time}:00+01:00`;

describe.each(pgliteOnly)('reservations of services, on $name', (engine) => {
  const backend = useBackend(engine);
  let salonBranchId = '';
  beforeAll(async () => {
    salonBranchId = await openRoom(backend, 'parlour', {
      branch: { tables: [], reservation: { hours: buildDailyHours('09:00', '18:00') } },
      reservation: { max_users: 1, with_table: false },
      businessChanges: SALON,
    });
  });
  it('tells the landing page whether tables, services or both can be reserved', async () => {
    const loadReservationTypes = async (reference_id: string) => {
      const { restaurant } = await backend.call('restaurant', { params: { reference_id } });
      return restaurant.reservation?.kinds;
    };
    await openRoom(backend, 'spa', { businessChanges: SALON });
    await openRoom(backend, 'hall');
    expect(await loadReservationTypes('parlour')).toEqual(['service']);
    expect(await loadReservationTypes('spa')).toEqual(['table', 'service']);
    expect(await loadReservationTypes('hall')).toEqual(['table']);
  });

  const reserveHaircut = (changes: object) =>
    reserve(backend, salonBranchId, { guests: 1, service_id: 'cut', answers: [FIRST_ANSWER], ...changes });
  const expectRefusal = (changes: object) =>
    backend.expectRefusal('reserveTable', {
      body: buildReservationBody(salonBranchId, {
        guests: 1,
        service_id: 'cut',
        answers: [FIRST_ANSWER],
        ...changes,
      }),
      headers: buildIdempotencyHeader(),
    });
  const loadTimes = async (query: object) =>
    (
      await backend.call('reservationTimes', {
        params: { branch_id: salonBranchId },
        query: { from: '2026-03-05', ...query },
      })
    ).days[0]?.times ?? [];

  it('lists services with their staff, prices and questions', async () => {
    const { form } = await backend.call('reservationForm', { params: { branch_id: salonBranchId } });
    expect(form.services.map(({ id, price, staff }) => [id, price, staff])).toEqual([
      ['cut', 35, ['mia', 'ben']],
      ['colour', null, ['ben']],
      ['chair', null, []],
    ]);
    expect(form.services[0]?.image?.src).toMatch(/^\/media\//);
    expect(form.staff.map(({ id }) => id)).toEqual(['mia', 'ben']);
    expect(form.questions.map(({ id, required }) => [id, required])).toEqual([
      ['first', true],
      ['hair', false],
      ['pain', false],
    ]);
    expect(form.intro).toEqual(localize('Before you come'));
  });

  it('offers a service only at times when a staff member who provides it works', async () => {
    const haircutTimes = await loadTimes({ service: 'cut' });
    expect([haircutTimes[0]?.from, haircutTimes[0]?.to]).toEqual([buildStart('09:00'), buildStart('09:45')]);
    const findFirstTime = async (staff: string) => (await loadTimes({ service: 'cut', staff }))[0]?.from;
    expect([await findFirstTime('mia'), await findFirstTime('ben')]).toEqual([
      buildStart('09:00'),
      buildStart('12:00'),
    ]);
    const colour = await loadTimes({ service: 'colour' });
    expect([colour[0]?.from, colour.at(-1)?.from]).toEqual([buildStart('12:00'), buildStart('16:00')]);
    expect(await loadTimes({ service: 'cut', staff: 'zoe' })).toEqual([]);
  });

  it('an appointment with its buffer blocks the staff member for all services', async () => {
    const { reservation } = await reserveHaircut({ starts_at: buildStart('12:00'), staff_id: 'ben' });
    expect(reservation).toMatchObject({
      kind: 'service',
      guests: 1,
      starts_at: buildStart('12:00'),
      ends_at: buildStart('12:45'),
      table: null,
      service: { id: 'cut', duration_minutes: 45, price: 35 },
      staff: { id: 'ben' },
      currency: 'EUR',
      answers: [{ question: { id: 'first' }, value: ['yes'] }],
    });
    const colour = await loadTimes({ service: 'colour' });
    expect(colour.filter(({ free }) => !free).map(({ from }) => from)).toEqual([
      buildStart('12:00'),
      buildStart('12:30'),
    ]);
    const laterAttempt = await expectRefusal({ service_id: 'colour', starts_at: buildStart('12:30') });
    expect([laterAttempt.status, laterAttempt.body.code]).toEqual([409, 'slot_taken']);
    expect(
      (await reserveHaircut({ service_id: 'colour', starts_at: buildStart('13:00') })).reservation.staff?.id,
    ).toBe('ben');
    expect((await reserveHaircut({ starts_at: buildStart('13:00') })).reservation.staff?.id).toBe('mia');
  });

  it('takes one customer at a time for a service without staff', async () => {
    const firstReservation = await reserveHaircut({
      service_id: 'chair',
      starts_at: buildStart('10:00', '06'),
    });
    expect(firstReservation.reservation.staff).toBeNull();
    expect(
      (await expectRefusal({ service_id: 'chair', starts_at: buildStart('10:00', '06') })).body.code,
    ).toBe('slot_taken');
    await reserveHaircut({ service_id: 'chair', starts_at: buildStart('10:30', '06') });
  });

  it('a reservation of a service keeps its staff member, service and price when its time changes', async () => {
    const { reservation, owner } = await reserveHaircut({
      starts_at: buildStart('12:00', '07'),
      staff_id: 'ben',
    });
    const { reservation: movedReservation } = await backend.call('changeReservation', {
      params: { reservation_id: reservation.id },
      body: { starts_at: buildStart('15:00', '07') },
      headers: owner,
    });
    expect(movedReservation).toMatchObject({
      staff: { id: 'ben' },
      service: reservation.service,
      ends_at: buildStart('15:45', '07'),
    });
  });

  // @spec calls/post-webapp-reserve-table
  it('names all invalid fields of a service reservation in one response', async () => {
    const { body } = await expectRefusal({
      staff_id: 'zoe',
      table_id: 'two',
      guests: 2,
      answers: [{ question_id: 'pain', type: 'slider', value: 11 }],
    });
    expect(body.fields).toEqual({
      'answers.first': 'required',
      'answers.pain': 'bad',
      guests: 'at most 1',
      staff_id: expect.any(String),
      table_id: expect.any(String),
    });
    expect((await expectRefusal({ service_id: 'north' })).body.fields).toHaveProperty('service_id');
    expect((await expectRefusal({ service_id: undefined })).body.fields).toHaveProperty('service_id');
  });
});
