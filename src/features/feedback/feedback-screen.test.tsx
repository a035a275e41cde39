// @vitest-environment jsdom
import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { showScreen } from '../../components/testing/render-screen.tsx';
import { setup } from '../../stores/testing/stores.ts';
import { FeedbackScreen } from './feedback-screen.tsx';

const user = userEvent.setup();
const label = (en: string) => ({ en });
const form = {
  intro: label('Be frank'),
  thanks: label('We read it'),
  questions: [
    { id: 'mood', type: 'smile', label: label('Mood'), required: true },
    { id: 'stars', type: 'rate', label: label('Stars') },
    { id: 'one', type: 'choices', label: label('One'), options: [{ id: 'a', label: label('A') }] },
    {
      id: 'many',
      type: 'choices',
      label: label('Many'),
      multiple: true,
      options: [
        { id: 'x', label: label('X') },
        { id: 'y', label: label('Y') },
      ],
    },
    { id: 'wait', type: 'slider', label: label('Wait'), min: 0, max: 10, step: 5 },
    { id: 'said', type: 'text', label: label('Said') },
    { id: 'call', type: 'phone', label: label('Call') },
  ],
};
const open = (routes: Parameters<typeof setup>[0] = {}) =>
  showScreen(
    '/demo/Feedback',
    FeedbackScreen,
    setup({ 'webapp/feedback/demo': { body: { form } }, 'users/rate': { body: {} }, ...routes }),
  );
const send = async () => user.click(await screen.findByRole('button', { name: 'Send' }));

describe('the feedback form', () => {
  // @spec paths/feedback, entities/question-types
  it('takes every kind of answer, and thanks in the business’s own words', async () => {
    const { paths } = await open();
    await user.click(await screen.findByRole('radio', { name: 'A' }));
    for (const name of ['X', 'Y', 'X']) await user.click(screen.getByRole('checkbox', { name }));
    const [worst] = screen.getAllByRole('radio', { name: 'Very bad' });
    if (worst) await user.click(worst);
    const stars = screen.getAllByRole('radio', { name: 'Very good' }).at(-1);
    if (stars) await user.click(stars);
    fireEvent.input(screen.getByRole('slider'), { target: { value: '5' } });
    await user.type(screen.getByRole('textbox', { name: /Said/ }), 'Hello');
    await user.type(screen.getByRole('textbox', { name: /Call/ }), '50012345');
    await send();
    expect(await screen.findByText('We read it')).toBeTruthy();
    expect(paths('users/rate')[0]?.body).toMatchObject({
      answers: [
        { question_id: 'mood', type: 'smile', value: 1 },
        { question_id: 'stars', type: 'rate', value: 5 },
        { question_id: 'one', type: 'choices', value: ['a'] },
        { question_id: 'many', type: 'choices', value: ['y'] },
        { question_id: 'wait', type: 'slider', value: 5 },
        { question_id: 'said', type: 'text', value: 'Hello' },
        { question_id: 'call', type: 'phone', value: expect.stringMatching(/^\+965 500 ?12345$/) },
      ],
    });
  });

  it('says what is missing, and leads there', async () => {
    const { paths } = await open();
    await send();
    const moods = await screen.findByRole('radiogroup', { name: /Mood/ });
    await waitFor(() => expect(moods.getAttribute('aria-invalid')).toBe('true'));
    expect(moods.contains(document.activeElement)).toBe(true);
    expect(paths('users/rate')).toEqual([]);
  });

  it('keeps everything when it does not get through', async () => {
    await open({ 'users/rate': { status: 500, body: {} } });
    await user.click((await screen.findAllByRole('radio', { name: 'Good' }))[0] as HTMLElement);
    await user.type(screen.getByRole('textbox', { name: /Said/ }), 'Hello');
    await send();
    expect(await screen.findByText(/What you wrote is saved/)).toBeTruthy();
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: /Said/ }).value).toBe('Hello');
  });

  it('is honest where nothing is asked, and where nobody answers', async () => {
    await open({ 'webapp/feedback/demo': { status: 404, body: { error: 1 } } });
    expect(await screen.findByRole('heading', { name: /isn’t collecting feedback/ })).toBeTruthy();
  });
});
