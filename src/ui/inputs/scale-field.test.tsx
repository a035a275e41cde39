// @vitest-environment jsdom
import { fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { Stars } from '../feedback/stars.tsx';
import { ScaleField } from './scale-field.tsx';
import { SliderField } from './slider-field.tsx';
import '../testing/render-ui.ts';

const names = ['Very bad', 'Bad', 'So-so', 'Good', 'Very good'];

it('offers a rating as five labelled radio buttons and describes the group with its error', async () => {
  const change = vi.fn();
  render(
    <ScaleField kind="stars" label="How?" names={names} value={2} error="Answer this" onChange={change} />,
  );
  const group = screen.getByRole('radiogroup', { name: 'How?' });
  expect(group.getAttribute('aria-invalid')).toBe('true');
  expect(document.getElementById(group.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
    'Answer this',
  );
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Bad' }).checked).toBe(true);
  await userEvent.click(screen.getByRole('radio', { name: 'Very good' }));
  expect(change).toHaveBeenCalledExactlyOnceWith(5);
});

it('shows a rating as one labelled image', () => {
  render(<Stars value={4} label="4 of 5 stars" />);
  expect(screen.getByRole('img', { name: '4 of 5 stars' })).toBeTruthy();
});

it('reports the value of a slider only after the customer presses it, even if it is the minimum', () => {
  const change = vi.fn();
  const slider = {
    label: 'Wait',
    min: 10,
    max: 60,
    step: 5,
    emptyText: '–',
    format: String,
    onChange: change,
  };
  const { rerender } = render(<SliderField {...slider} value={null} />);
  const range = screen.getByRole('slider', { name: 'Wait' });
  expect(range.getAttribute('aria-valuetext')).toBe('–');
  fireEvent.pointerUp(range);
  expect(change).toHaveBeenLastCalledWith(10);
  rerender(<SliderField {...slider} value={20} />);
  fireEvent.pointerUp(range);
  expect(change).toHaveBeenCalledOnce();
  expect(screen.getByText('20')).toBeTruthy();
});
