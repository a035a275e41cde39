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

function Days({ dir = 'ltr' }: { dir?: 'ltr' | 'rtl' }) {
  const [selected, setSelected] = useState('b');
  return (
    <div dir={dir}>
      <DayStrip label="Day" days={DAYS} selected={selected} onSelect={setSelected} panelId="panel" />
    </div>
  );
}
const shown = () => screen.getByRole('tab', { selected: true }).textContent;

describe('DayStrip', () => {
  it('says of each day its name, its date and what else is to be known', () => {
    render(<Days />);
    expect(screen.getByRole('tab', { name: 'Today 21 Nov Full' })).toBeTruthy();
    expect(screen.getByRole('tab', { selected: true }).getAttribute('aria-controls')).toBe('panel');
  });

  it('is one stop of the Tab key, and the arrows follow the reading direction', async () => {
    render(<Days />);
    await user.tab();
    expect(document.activeElement?.textContent).toContain('Tomorrow');
    await user.keyboard('{ArrowRight}');
    expect(shown()).toContain('Mon');
    await user.keyboard('{Home}');
    expect(shown()).toContain('Today');
    await user.tab();
    expect(document.activeElement).toBe(document.body);
  });

  it('is mirrored where one reads from the right', async () => {
    render(<Days dir="rtl" />);
    await user.tab();
    await user.keyboard('{ArrowRight}');
    expect(shown()).toContain('Today');
    await user.click(screen.getByRole('tab', { name: /Mon/ }));
    expect(shown()).toContain('Mon');
  });
});
