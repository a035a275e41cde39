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

it('labels each colour and lets the customer remove the selection', async () => {
  const change = vi.fn();
  render(<SwatchGroup legend="Colour" options={options} value="red" onChange={change} />);
  expect(screen.getByRole('radiogroup', { name: /Colour/ })).toBeTruthy();
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Red' }).checked).toBe(true);
  await userEvent.click(screen.getByRole('radio', { name: 'No answer' }));
  await userEvent.click(screen.getByRole('radio', { name: 'White' }));
  expect(change.mock.calls).toEqual([[''], ['white']]);
});

it('ignores clicks on the colours while the group is disabled', async () => {
  const change = vi.fn();
  render(<SwatchGroup legend="Colour" options={options} value="red" disabled onChange={change} />);
  await userEvent.click(screen.getByRole('radio', { name: 'White' }));
  expect(change).not.toHaveBeenCalled();
});
