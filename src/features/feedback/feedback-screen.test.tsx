// @vitest-environment jsdom
import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { showScreen } from '../../components/testing/render-screen.tsx';
import { createTestStores } from '../../stores/testing/test-stores.ts';
import { FeedbackScreen } from './feedback-screen.tsx';

const user = userEvent.setup();
const buildEnglishText = (englishText: string) => ({ en: englishText });
const feedbackForm = {
  intro: buildEnglishText('Be frank'),
  thanks: buildEnglishText('We read it'),
  questions: [
    { id: 'mood', type: 'smile', label: buildEnglishText('Mood'), required: true },
    { id: 'stars', type: 'rate', label: buildEnglishText('Stars') },
    {
      id: 'one',
      type: 'choices',
      label: buildEnglishText('One'),
      options: [{ id: 'a', label: buildEnglishText('A') }],
    },
    {
      id: 'many',
      type: 'choices',
      label: buildEnglishText('Many'),
      multiple: true,
      options: [
        { id: 'x', label: buildEnglishText('X') },
        { id: 'y', label: buildEnglishText('Y') },
      ],
    },
    { id: 'wait', type: 'slider', label: buildEnglishText('Wait'), min: 0, max: 10, step: 5 },
    { id: 'comment', type: 'text', label: buildEnglishText('Comments') },
    { id: 'call', type: 'phone', label: buildEnglishText('Call') },
  ],
};
const openFeedback = (routes: Parameters<typeof createTestStores>[0] = {}) =>
  showScreen(
    '/demo/Feedback',
    FeedbackScreen,
    createTestStores({
      'webapp/feedback/demo': { body: { form: feedbackForm } },
      'users/rate': { body: {} },
      ...routes,
    }),
  );
const sendFeedback = async () => user.click(await screen.findByRole('button', { name: 'Send' }));

describe('the feedback form', () => {
  it.each([
    ['a lost connection', 'lost', 'No internet connection'],
    ['an error of the server', { status: 500, body: {} }, 'Something went wrong'],
  ] as const)(
    'explains why the feedback form did not load: %s',
    async (_, response, heading) => {
      await openFeedback({ 'webapp/feedback/demo': response });
      expect(await screen.findByRole('heading', { name: heading }, { timeout: 5000 })).toBeTruthy();
    },
    10_000,
  );

  // @spec paths/feedback, entities/question-types
  // @spec more-calls/get-webapp-feedback-id, calls/post-users-rate
  it('sends the answers to every type of question, and shows the business’s thank-you message', async () => {
    const { listRequestsTo } = await openFeedback();
    await user.click(await screen.findByRole('radio', { name: 'A' }));
    for (const name of ['X', 'Y', 'X']) await user.click(screen.getByRole('checkbox', { name }));
    const [worstMood] = screen.getAllByRole('radio', { name: 'Very bad' });
    if (worstMood) await user.click(worstMood);
    const bestStars = screen.getAllByRole('radio', { name: 'Very good' }).at(-1);
    if (bestStars) await user.click(bestStars);
    fireEvent.input(screen.getByRole('slider'), { target: { value: '5' } });
    await user.type(screen.getByRole('textbox', { name: /Comments/ }), 'Hello');
    await user.type(screen.getByRole('textbox', { name: /Call/ }), '50012345');
    await sendFeedback();
    expect(await screen.findByText('We read it')).toBeTruthy();
    expect(listRequestsTo('users/rate')[0]?.body).toMatchObject({
      answers: [
        { question_id: 'mood', type: 'smile', value: 1 },
        { question_id: 'stars', type: 'rate', value: 5 },
        { question_id: 'one', type: 'choices', value: ['a'] },
        { question_id: 'many', type: 'choices', value: ['y'] },
        { question_id: 'wait', type: 'slider', value: 5 },
        { question_id: 'comment', type: 'text', value: 'Hello' },
        { question_id: 'call', type: 'phone', value: expect.stringMatching(/^\+965 500 ?12345$/) },
      ],
    });
  });

  it('accepts a pasted `tel:` link as the answer to a phone question of the feedback form', async () => {
    const { listRequestsTo } = await openFeedback();
    await user.click(await screen.findByRole('radio', { name: 'A' }));
    const [worstMood] = screen.getAllByRole('radio', { name: 'Very bad' });
    if (worstMood) await user.click(worstMood);
    await user.click(screen.getByRole('textbox', { name: /Call/ }));
    await user.paste('\u202atel:+49-30-901820;ext=5\u202c');
    await sendFeedback();
    await waitFor(() => expect(listRequestsTo('users/rate')).toHaveLength(1));
    expect(listRequestsTo('users/rate')[0]?.body).toMatchObject({
      answers: expect.arrayContaining([
        { question_id: 'call', type: 'phone', value: expect.stringMatching(/^\+49 30 ?901820$/) },
      ]),
    });
  });

  it('focuses the first required feedback question without an answer, and sends no feedback', async () => {
    const { listRequestsTo } = await openFeedback();
    await sendFeedback();
    const moodGroup = await screen.findByRole('radiogroup', { name: /Mood/ });
    await waitFor(() => expect(moodGroup.getAttribute('aria-invalid')).toBe('true'));
    expect(moodGroup.contains(document.activeElement)).toBe(true);
    expect(listRequestsTo('users/rate')).toEqual([]);
  });

  it('keeps the answers of the feedback form when the answers cannot be sent', async () => {
    await openFeedback({ 'users/rate': { status: 500, body: {} } });
    await user.click((await screen.findAllByRole('radio', { name: 'Good' }))[0] as HTMLElement);
    await user.type(screen.getByRole('textbox', { name: /Comments/ }), 'Hello');
    await sendFeedback();
    expect(await screen.findByText(/What you wrote is saved/)).toBeTruthy();
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: /Comments/ }).value).toBe('Hello');
  });

  it('shows the server’s message when the server refuses the feedback', async () => {
    const message = 'Feedback is closed until Sunday.';
    await openFeedback({ 'users/rate': { status: 422, body: { error: 1, code: 'feedback_off', message } } });
    await user.click((await screen.findAllByRole('radio', { name: 'Good' }))[0] as HTMLElement);
    await sendFeedback();
    expect(await screen.findByText(message)).toBeTruthy();
    expect(screen.queryByText(/Please try again/), 'another try would be refused too').toBeNull();
  });

  // @spec entities/feedback-rating-coupon-flags
  it('says that the business collects no feedback when the feedback form does not exist', async () => {
    await openFeedback({ 'webapp/feedback/demo': { status: 404, body: { error: 1 } } });
    expect(await screen.findByRole('heading', { name: /isn’t collecting feedback/ })).toBeTruthy();
  });
});
