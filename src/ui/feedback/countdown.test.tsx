// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { Countdown } from './countdown.tsx';
import '../testing/render-ui.ts';

describe('Countdown', () => {
  it('shows what is left in words and as a bar, and offers what can be done', () => {
    render(
      <Countdown
        label="Kept for"
        left="1:05"
        share={0.1}
        urgent
        action={<button type="button">More</button>}
      />,
    );
    expect(screen.getByRole('timer').textContent).toBe('1:05');
    expect(screen.getByRole('progressbar', { name: 'Kept for' }).getAttribute('value')).toBe('0.1');
    expect(screen.getByRole('button', { name: 'More' })).toBeTruthy();
  });

  it('is not read out each second', () => {
    render(<Countdown label="Kept for" left="9:59" share={1} />);
    expect(screen.queryByRole('status')).toBeNull();
    expect(screen.getByRole('timer').getAttribute('aria-live')).toBeNull();
  });
});
