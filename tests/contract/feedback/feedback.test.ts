import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { WireAnswer } from '../../../src/api/contract/feedback-contract.ts';
import { useBackend } from '../testing/backend.ts';
import { pgliteOnly } from '../testing/engines.ts';
import { buildIdempotencyHeader } from '../testing/test-orders.ts';

const ALL_ANSWERS: WireAnswer[] = [
  { question_id: 'again', type: 'choices', value: ['yes'] },
  { question_id: 'liked', type: 'choices', value: ['tea', 'staff'] },
  { question_id: 'overall', type: 'rate', value: 5 },
  { question_id: 'mood', type: 'smile', value: 1 },
  { question_id: 'wait', type: 'slider', value: 15 },
  { question_id: 'said', type: 'text', value: '<script>alert(1)</script>' },
  { question_id: 'call', type: 'phone', value: '+49 1701234567' },
];

describe.each(pgliteOnly)('the feedback form, on $name', (engine) => {
  const backend = useBackend(engine);
  const loadFeedback = () => backend.database().query.feedback.findMany();
  const buildBody = (answers: readonly unknown[], comment = '') => ({
    reference_id: 'tea-house',
    answers: answers as WireAnswer[],
    comment,
  });
  const replaceAnswer = (id: string, value: unknown) => [
    ...ALL_ANSWERS.filter(({ question_id }) => question_id !== id),
    { ...ALL_ANSWERS.find(({ question_id }) => question_id === id), value },
  ];
  /** The server limits the feedback forms of a client per hour, so each test that sends forms starts in a new hour. */
  const advanceClock = (hours: number) => {
    backend.clock.now += hours * 3_600_000;
  };

  // @spec more-calls/get-webapp-feedback-id
  it('returns the feedback questions of the business file', async () => {
    const { form } = await backend.call('feedbackForm', { params: { id: 'tea-house' } });
    expect(form.questions.map(({ type }) => type)).toEqual([
      'choices',
      'choices',
      'rate',
      'smile',
      'slider',
      'text',
      'phone',
    ]);
    expect(form.questions[0]).toMatchObject({ required: true, multiple: false });
    expect(form.thanks).toEqual({ en: 'Thank you', de: 'Danke' });
  });

  // @spec entities/feedback-rating-coupon-flags
  it('answers 404 for the feedback form of a business without questions', async () => {
    for (const id of ['corner-shop', 'nobody'])
      expect((await backend.expectRefusal('feedbackForm', { params: { id } })).status).toBe(404);
  });

  // @spec calls/post-users-rate
  it('stores a feedback form once, however often it is sent, and shows every kind of answer to the staff', async () => {
    const headers = buildIdempotencyHeader();
    const formCountBefore = (await loadFeedback()).length;
    for (let attempt = 0; attempt < 3; attempt++)
      await backend.call('rate', { body: buildBody(ALL_ANSWERS, 'Bye'), headers });
    await Promise.all(
      [1, 2, 3].map(() => backend.call('rate', { body: buildBody(ALL_ANSWERS, 'Bye'), headers })),
    );
    expect(await loadFeedback()).toHaveLength(formCountBefore + 1);
    const page = await (await backend.request('/console/feedback')).text();
    expect(page).toContain('Tea, The staff');
    expect(page).toContain('+49 1701234567');
    expect(page).not.toContain('<script>alert');
  });

  it.each([
    ['again', [], 'required'],
    ['again', ['yes', 'no'], 'bad'],
    ['again', ['perhaps'], 'bad'],
    ['liked', ['tea', 'tea'], 'bad'],
    ['overall', 6, 'bad'],
    ['mood', 0, 'bad'],
    ['wait', 13, 'bad'],
    ['wait', 'long', 'bad'],
    ['said', 5, 'bad'],
    ['call', '12', 'phone'],
    ['call', '+49 1', 'phone'],
  ])('refuses an invalid answer to the feedback question “%s”: %j', async (id, value, problem) => {
    advanceClock(2);
    const refusal = await backend.expectRefusal('rate', {
      body: buildBody(replaceAnswer(id, value)),
      headers: buildIdempotencyHeader(),
    });
    expect([refusal.status, refusal.body.code, refusal.body.fields]).toEqual([
      422,
      'answers_invalid',
      { [id]: problem },
    ]);
  });

  it('refuses feedback that answers an unknown question, or one question twice', async () => {
    advanceClock(2);
    const [firstAnswer] = ALL_ANSWERS;
    const unknownAnswer = { question_id: '__proto__', type: 'text', value: 'x' };
    for (const answers of [
      [...ALL_ANSWERS, unknownAnswer],
      [...ALL_ANSWERS, firstAnswer],
    ])
      expect(
        (await backend.expectRefusal('rate', { body: buildBody(answers), headers: buildIdempotencyHeader() }))
          .status,
      ).toBe(422);
  });

  it('requires an idempotency key for sending feedback', async () => {
    expect((await backend.expectRefusal('rate', { body: buildBody(ALL_ANSWERS) })).status).toBe(400);
  });

  it('accepts five feedback forms an hour from one client address, and then says when to try again', async () => {
    advanceClock(20);
    for (let attempt = 0; attempt < 5; attempt++)
      await backend.call('rate', { body: buildBody(ALL_ANSWERS), headers: buildIdempotencyHeader() });
    const { status, body: refusal } = await backend.expectRefusal('rate', {
      body: buildBody(ALL_ANSWERS),
      headers: buildIdempotencyHeader(randomUUID()),
    });
    expect([status, refusal.code, refusal.retry_after]).toEqual([429, 'too_many', 3600]);
    advanceClock(1.01);
    await backend.call('rate', { body: buildBody(ALL_ANSWERS), headers: buildIdempotencyHeader() });
  });

  it('counts feedback forms from zero when the server’s clock is set back by two hours', async () => {
    advanceClock(25);
    const headers = { 'x-forwarded-for': '203.0.113.40' };
    const submitFeedback = () =>
      backend.call('rate', {
        body: buildBody(ALL_ANSWERS),
        headers: { ...buildIdempotencyHeader(), ...headers },
      });
    for (let attempt = 0; attempt < 5; attempt++) await submitFeedback();
    advanceClock(-2);
    for (let attempt = 0; attempt < 5; attempt++) await submitFeedback();
  });

  it('accepts only five of many feedback forms that one client address sends at the same time', async () => {
    advanceClock(26);
    const responses = await Promise.all(
      Array.from({ length: 15 }, () =>
        backend.request('/api/users/rate', {
          method: 'POST',
          headers: {
            'content-type': 'application/json',
            'x-forwarded-for': '203.0.113.41',
            ...buildIdempotencyHeader(),
          },
          body: JSON.stringify(buildBody(ALL_ANSWERS)),
        }),
      ),
    );
    expect(responses.filter(({ status }) => status === 200)).toHaveLength(5);
  });

  it('counts the feedback forms of one IPv6 /64 network together', async () => {
    advanceClock(30);
    const buildHeaders = (hostNumber: number) => ({
      ...buildIdempotencyHeader(),
      'x-forwarded-for': `2001:db8::${hostNumber}`,
    });
    for (let hostNumber = 1; hostNumber <= 5; hostNumber++)
      await backend.call('rate', { body: buildBody(ALL_ANSWERS), headers: buildHeaders(hostNumber) });
    const refusedResponse = await backend.expectRefusal('rate', {
      body: buildBody(ALL_ANSWERS),
      headers: buildHeaders(6),
    });
    expect(refusedResponse.status).toBe(429);
    const headers = { ...buildIdempotencyHeader(), 'x-forwarded-for': '2001:db8:1::1' };
    await backend.call('rate', { body: buildBody(ALL_ANSWERS), headers });
  });
});
