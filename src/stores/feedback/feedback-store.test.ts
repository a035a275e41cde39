import { describe, expect, it } from 'vitest';
import { createTestStores } from '../testing/test-stores.ts';
import { createFeedbackStore } from './feedback-store.ts';

const label = { en: 'How?' };
const form = {
  questions: [
    { id: 'taste', type: 'rate', label, required: true },
    { id: 'liked', type: 'choices', label, multiple: true, options: [{ id: 'tea', label }] },
    { id: 'said', type: 'text', label },
  ],
};
const openFeedback = async (routes: Parameters<typeof createTestStores>[0] = {}) => {
  const stores = createTestStores({
    'webapp/feedback/demo': { body: { form } },
    'users/rate': { body: {} },
    ...routes,
  });
  const feedback = stores.getOrCreateStore(createFeedbackStore);
  await feedback.getState().load();
  return { ...stores, feedback };
};

describe('the feedback form', () => {
  it('sends the answers of the feedback form and clears the form', async () => {
    const { feedback, listRequestsTo } = await openFeedback();
    feedback.getState().answer('taste', 4);
    feedback.getState().answer('liked', ['tea']);
    feedback.getState().answer('said', '  ');
    feedback.getState().setComment('Bye');
    await feedback.getState().send();
    expect(listRequestsTo('users/rate')[0]?.body).toEqual({
      reference_id: 'demo',
      answers: [
        { question_id: 'taste', type: 'rate', value: 4 },
        { question_id: 'liked', type: 'choices', value: ['tea'] },
      ],
      comment: 'Bye',
    });
    expect(feedback.getState()).toMatchObject({ submission: { status: 'sent' }, answers: {}, comment: '' });
  });

  it('keeps unsent feedback, and retries with the same idempotency key until the customer edits the feedback', async () => {
    const { feedback, listRequestsTo } = await openFeedback({ 'users/rate': { status: 500, body: {} } });
    feedback.getState().answer('taste', 4);
    await feedback.getState().send();
    await feedback.getState().send();
    expect(feedback.getState()).toMatchObject({ submission: { status: 'failed' }, answers: { taste: 4 } });
    feedback.getState().answer('taste', 5);
    await feedback.getState().send();
    const keys = listRequestsTo('users/rate').map(({ idempotencyKey }) => idempotencyKey);
    expect(new Set(keys).size).toBe(2);
    expect(keys.at(-1)).not.toBe(keys[0]);
  });

  it('reports invalid feedback answers by question, and says when there were too many submissions', async () => {
    const refusedBody = { error: 1, code: 'answers_invalid', message: 'No', fields: { taste: 'required' } };
    const { feedback, routes } = await openFeedback({ 'users/rate': { status: 422, body: refusedBody } });
    await feedback.getState().send();
    expect(feedback.getState().submission).toEqual({ status: 'refused', fields: { taste: 'required' } });
    routes['users/rate'] = { status: 429, body: { error: 1, code: 'too_many', message: 'No' } };
    await feedback.getState().send();
    expect(feedback.getState().submission).toEqual({ status: 'too_many' });
  });

  it('hides the feedback form if the business has none, and requests the form again after an error', async () => {
    const { feedback } = await openFeedback({ 'webapp/feedback/demo': { status: 404, body: { error: 1 } } });
    expect(feedback.getState().status).toBe('off');
    const { feedback: failedFeedback, routes } = await openFeedback({
      'webapp/feedback/demo': { status: 400, body: {} },
    });
    expect(failedFeedback.getState().status).toBe('error');
    routes['webapp/feedback/demo'] = { body: { form } };
    await failedFeedback.getState().load();
    expect(failedFeedback.getState().status).toBe('fetched');
  });
});
