// @vitest-environment jsdom
import { fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { Stars } from '../feedback/stars.tsx';
import { ScaleField } from './scale-field.tsx';
import { SliderField } from './slider-field.tsx';
import '../testing/render-ui.ts';

const ratingNames = ['Very bad', 'Bad', 'So-so', 'Good', 'Very good'];

it('offers a rating as five labelled radio buttons, and describes the group with its error', async () => {
  const onChange = vi.fn();
  render(
    <ScaleField
      kind="stars"
      label="How?"
      names={ratingNames}
      value={2}
      error="Answer this"
      onChange={onChange}
    />,
  );
  const group = screen.getByRole('radiogroup', { name: 'How?' });
  expect(group.getAttribute('aria-invalid')).toBe('true');
  expect(document.getElementById(group.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
    'Answer this',
  );
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Bad' }).checked).toBe(true);
  await userEvent.click(screen.getByRole('radio', { name: 'Very good' }));
  expect(onChange).toHaveBeenCalledExactlyOnceWith(5);
});

it('shows a rating as one labelled image', () => {
  render(<Stars value={4} label="4 of 5 stars" />);
  expect(screen.getByRole('img', { name: '4 of 5 stars' })).toBeTruthy();
});

it('selects the minimum when the customer presses the thumb of a slider without a value', () => {
  const onChange = vi.fn();
  const sliderProps = {
    label: 'Wait',
    min: 10,
    max: 60,
    step: 5,
    emptyText: '–',
    format: String,
    onChange,
  };
  const { rerender } = render(<SliderField {...sliderProps} value={null} />);
  const slider = screen.getByRole('slider', { name: 'Wait' });
  expect(slider.getAttribute('aria-valuetext')).toBe('–');
  fireEvent.pointerUp(slider);
  expect(onChange).toHaveBeenLastCalledWith(10);
  rerender(<SliderField {...sliderProps} value={20} />);
  fireEvent.pointerUp(slider);
  expect(onChange).toHaveBeenCalledOnce();
  expect(screen.getByText('20')).toBeTruthy();
});
