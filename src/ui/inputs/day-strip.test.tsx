// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { DayStrip } from './day-strip.tsx';
import '../testing/render-ui.ts';

const user = userEvent.setup();
const DAYS = [
  { id: 'a', name: 'Today', date: '21 Nov', note: 'Full' },
  { id: 'b', name: 'Tomorrow', date: '22 Nov' },
  { id: 'c', name: 'Mon', date: '23 Nov' },
];

function ControlledDayStrip({ dir = 'ltr' }: { dir?: 'ltr' | 'rtl' }) {
  const [selected, setSelected] = useState('b');
  return (
    <div dir={dir}>
      <DayStrip label="Day" days={DAYS} selected={selected} onSelect={setSelected} panelId="panel" />
    </div>
  );
}
const getSelectedDay = () => screen.getByRole('tab', { selected: true }).textContent;

describe('DayStrip', () => {
  it('labels each day of the day strip with its date and note', () => {
    render(<ControlledDayStrip />);
    expect(screen.getByRole('tab', { name: 'Today 21 Nov Full' })).toBeTruthy();
    expect(screen.getByRole('tab', { selected: true }).getAttribute('aria-controls')).toBe('panel');
  });

  it('gives the day strip a single Tab stop, and moves between its days with the arrow keys', async () => {
    render(<ControlledDayStrip />);
    await user.tab();
    expect(document.activeElement?.textContent).toContain('Tomorrow');
    await user.keyboard('{ArrowRight}');
    expect(getSelectedDay()).toContain('Mon');
    await user.keyboard('{Home}');
    expect(getSelectedDay()).toContain('Today');
    await user.tab();
    expect(document.activeElement).toBe(document.body);
  });

  it('swaps the left and right arrow keys of the day strip in right-to-left text', async () => {
    render(<ControlledDayStrip dir="rtl" />);
    await user.tab();
    await user.keyboard('{ArrowRight}');
    expect(getSelectedDay()).toContain('Today');
    await user.click(screen.getByRole('tab', { name: /Mon/ }));
    expect(getSelectedDay()).toContain('Mon');
  });
});
