// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { Stepper } from './stepper.tsx';
import '../testing/render-ui.ts';

const renderStepper = (value: number, min = 0) => {
  const onChange = vi.fn();
  render(
    <Stepper
      label="Flat white"
      decreaseLabel="One less"
      increaseLabel="One more"
      value={value}
      min={min}
      max={3}
      onChange={onChange}
      format={(count) => `#${count}`}
    />,
  );
  return {
    onChange,
    lessButton: screen.getByRole('button', { name: 'One less' }),
    moreButton: screen.getByRole('button', { name: 'One more' }),
  };
};

describe('Stepper', () => {
  it('labels the stepper with the counted item and formats the count', () => {
    renderStepper(2);
    expect(screen.getByRole('group', { name: 'Flat white' }).textContent).toBe('#2');
  });

  it('reports a higher count for the plus button and a lower count for the minus button', async () => {
    const { onChange, lessButton, moreButton } = renderStepper(2);
    await userEvent.click(moreButton);
    await userEvent.click(lessButton);
    expect(onChange.mock.calls).toEqual([[3], [1]]);
  });

  it.each([
    ['above the maximum', () => renderStepper(3), 'moreButton'],
    ['below the minimum', () => renderStepper(1, 1), 'lessButton'],
  ] as const)(
    'does not let a stepper count %s, and keeps the focus on the disabled button',
    async (_limit, renderAtLimit, buttonName) => {
      const { onChange, [buttonName]: limitButton } = renderAtLimit();
      await userEvent.click(limitButton);
      expect(limitButton.getAttribute('aria-disabled')).toBe('true');
      expect(document.activeElement).toBe(limitButton);
      expect(onChange).not.toHaveBeenCalled();
    },
  );
});
