// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { SwatchGroup } from './swatch-group.tsx';
import '../testing/render-ui.ts';

const options = [
  { id: '', label: 'No answer' },
  { id: 'white', label: 'White', color: '#fff' },
  { id: 'red', label: 'Red', color: '#f00' },
];

it('labels each colour of a swatch group, and lets the customer remove the selection', async () => {
  const onChange = vi.fn();
  render(<SwatchGroup legend="Colour" options={options} value="red" onChange={onChange} />);
  expect(screen.getByRole('radiogroup', { name: /Colour/ })).toBeTruthy();
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Red' }).checked).toBe(true);
  await userEvent.click(screen.getByRole('radio', { name: 'No answer' }));
  await userEvent.click(screen.getByRole('radio', { name: 'White' }));
  expect(onChange.mock.calls).toEqual([[''], ['white']]);
});

it('ignores clicks on the colours of a disabled swatch group', async () => {
  const onChange = vi.fn();
  render(<SwatchGroup legend="Colour" options={options} value="red" disabled onChange={onChange} />);
  await userEvent.click(screen.getByRole('radio', { name: 'White' }));
  expect(onChange).not.toHaveBeenCalled();
});
