// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { Stepper } from './stepper.tsx';
import '../testing/render-ui.ts';

const renderStepper = (value: number, min = 0) => {
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
  it('labels the stepper with the counted item and formats the count', () => {
    renderStepper(2);
    expect(screen.getByRole('group', { name: 'Flat white' }).textContent).toBe('#2');
  });

  it('reports a higher count for the plus button and a lower count for the minus button', async () => {
    const { change, less, more } = renderStepper(2);
    await userEvent.click(more);
    await userEvent.click(less);
    expect(change.mock.calls).toEqual([[3], [1]]);
  });

  it.each([
    ['above its maximum', () => renderStepper(3), 'more'],
    ['below its minimum', () => renderStepper(1, 1), 'less'],
  ] as const)(
    'does not count %s and keeps the focus on its disabled button',
    async (_limit, renderAtLimit, which) => {
      const { change, [which]: end } = renderAtLimit();
      await userEvent.click(end);
      expect(end.getAttribute('aria-disabled')).toBe('true');
      expect(document.activeElement).toBe(end);
      expect(change).not.toHaveBeenCalled();
    },
  );
});
