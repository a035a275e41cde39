// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { SegmentedControl } from './segmented-control.tsx';
import '../testing/render-ui.ts';

const options = [
  { value: 'delivery', label: 'Delivery', disabled: true },
  { value: 'pickup', label: 'Pickup' },
  { value: 'dine', label: 'Dine-in' },
];

it('renders a segmented control as a named group of radio buttons, and ignores a disabled option', async () => {
  const onChange = vi.fn();
  render(<SegmentedControl label="Order type" options={options} value="pickup" onChange={onChange} />);
  expect(screen.getByRole('radiogroup', { name: 'Order type' })).toBeTruthy();
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Pickup' }).checked).toBe(true);
  await userEvent.click(screen.getByRole('radio', { name: 'Dine-in' }));
  expect(onChange).toHaveBeenCalledExactlyOnceWith('dine');
  await userEvent.click(screen.getByRole('radio', { name: 'Delivery' }));
  expect(onChange).toHaveBeenCalledOnce();
});
