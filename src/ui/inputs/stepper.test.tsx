// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { Stepper } from './stepper.tsx';
import '../testing/render-ui.ts';

const setUp = (value: number, min = 0) => {
  const change = vi.fn();
  render(
    <Stepper
      label="Flat white"
      decreaseLabel="One less"
      increaseLabel="One more"
      value={value}
      min={min}
      max={3}
      onChange={change}
      format={(count) => `#${count}`}
    />,
  );
  return {
    change,
    less: screen.getByRole('button', { name: 'One less' }),
    more: screen.getByRole('button', { name: 'One more' }),
  };
};

describe('Stepper', () => {
  it('is a group named after what is counted, its count written as the locale does', () => {
    setUp(2);
    expect(screen.getByRole('group', { name: 'Flat white' }).textContent).toBe('#2');
  });

  it('asks for one more or one less', async () => {
    const { change, less, more } = setUp(2);
    await userEvent.click(more);
    await userEvent.click(less);
    expect(change.mock.calls).toEqual([[3], [1]]);
  });

  it.each([
    ['above its maximum', () => setUp(3), 'more'],
    ['below its minimum', () => setUp(1, 1), 'less'],
  ] as const)('does not go %s: its button says so, and keeps the focus', async (_where, make, which) => {
    const { change, [which]: end } = make();
    await userEvent.click(end);
    expect(end.getAttribute('aria-disabled')).toBe('true');
    expect(document.activeElement).toBe(end);
    expect(change).not.toHaveBeenCalled();
  });
});
