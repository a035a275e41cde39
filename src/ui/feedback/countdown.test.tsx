// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { Countdown } from './countdown.tsx';
import '../testing/render-ui.ts';

describe('Countdown', () => {
  it('shows the remaining time of a countdown as text and as a bar, with an action', () => {
    render(
      <Countdown
        label="Kept for"
        remainingText="1:05"
        remainingShare={0.1}
        urgent
        action={<button type="button">More</button>}
      />,
    );
    expect(screen.getByRole('timer').textContent).toBe('1:05');
    expect(screen.getByRole('progressbar', { name: 'Kept for' }).getAttribute('value')).toBe('0.1');
    expect(screen.getByRole('button', { name: 'More' })).toBeTruthy();
  });

  it('does not announce every second of a countdown', () => {
    render(<Countdown label="Kept for" remainingText="9:59" remainingShare={1} />);
    expect(screen.queryByRole('status')).toBeNull();
    expect(screen.getByRole('timer').getAttribute('aria-live')).toBeNull();
  });
});
