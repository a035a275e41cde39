// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { SwatchGroup } from './swatch-group.tsx';
import '../testing/render-ui.ts';

const options = [
  { id: '', label: 'Not said' },
  { id: 'white', label: 'White', color: '#fff' },
  { id: 'red', label: 'Red', color: '#f00' },
];

it('names each colour, and can be taken back', async () => {
  const change = vi.fn();
  render(<SwatchGroup legend="Colour" options={options} value="red" onChange={change} />);
  expect(screen.getByRole('radiogroup', { name: /Colour/ })).toBeTruthy();
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Red' }).checked).toBe(true);
  await userEvent.click(screen.getByRole('radio', { name: 'Not said' }));
  await userEvent.click(screen.getByRole('radio', { name: 'White' }));
  expect(change.mock.calls).toEqual([[''], ['white']]);
});

it('cannot be changed while what it says is on its way', async () => {
  const change = vi.fn();
  render(<SwatchGroup legend="Colour" options={options} value="red" disabled onChange={change} />);
  await userEvent.click(screen.getByRole('radio', { name: 'White' }));
  expect(change).not.toHaveBeenCalled();
});
