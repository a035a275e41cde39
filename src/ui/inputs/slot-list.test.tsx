// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { SlotList } from './slot-list.tsx';
import '../testing/render-ui.ts';

const user = userEvent.setup();
const GROUPS = [
  {
    id: 'morning',
    name: 'Morning',
    slots: [
      { id: '1', label: '10:00', isFull: true, note: 'Full' },
      { id: '2', label: '10:30' },
    ],
  },
  { id: 'evening', name: 'Evening', slots: [{ id: '3', label: '18:00', note: '2 left' }] },
];

function show(selected: string | null = null, dir = 'ltr') {
  const onChoose = vi.fn();
  render(
    <div dir={dir}>
      <SlotList label="Time" groups={GROUPS} selected={selected} onChoose={onChoose} />
    </div>,
  );
  return onChoose;
}
const focused = () => document.activeElement?.textContent;

describe('SlotList', () => {
  it('shows what is full with a word for it, and does not take it', async () => {
    const onChoose = show();
    const full = screen.getByRole('option', { name: '10:00 Full' });
    expect(full.getAttribute('aria-disabled')).toBe('true');
    await user.click(full);
    expect(onChoose).not.toHaveBeenCalled();
    await user.click(screen.getByRole('option', { name: '10:30' }));
    expect(onChoose).toHaveBeenCalledWith('2');
  });

  it('is one stop of the Tab key: the chosen time, else the first that can be had', async () => {
    show();
    await user.tab();
    expect(focused()).toBe('10:30');
    await user.tab();
    expect(document.activeElement).toBe(document.body);
  });

  it('is walked by arrows, past the groups, without choosing; Enter and Space choose', async () => {
    const onChoose = show('2');
    await user.tab();
    await user.keyboard('{ArrowRight}');
    expect(focused()).toBe('18:00 2 left');
    expect(onChoose).not.toHaveBeenCalled();
    await user.keyboard('{Enter}');
    expect(onChoose).toHaveBeenLastCalledWith('3');
    await user.keyboard('{Home}');
    expect(focused()).toBe('10:00 Full');
    await user.keyboard(' ');
    expect(onChoose).toHaveBeenCalledTimes(1);
    await user.keyboard('{End}');
    expect(focused()).toBe('18:00 2 left');
  });

  it('is mirrored where one reads from the right', async () => {
    show('2', 'rtl');
    await user.tab();
    await user.keyboard('{ArrowLeft}');
    expect(focused()).toBe('18:00 2 left');
    await user.keyboard('{ArrowRight}{ArrowRight}');
    expect(focused()).toBe('10:00 Full');
  });
});
