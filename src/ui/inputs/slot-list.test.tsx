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

function renderSlotList(selected: string | null = null, dir = 'ltr') {
  const onChoose = vi.fn();
  render(
    <div dir={dir}>
      <SlotList label="Time" groups={GROUPS} selected={selected} onChoose={onChoose} />
    </div>,
  );
  return onChoose;
}
const getFocusedText = () => document.activeElement?.textContent;

describe('SlotList', () => {
  it('marks a full slot and does not let the customer choose the slot', async () => {
    const onChoose = renderSlotList();
    const fullSlot = screen.getByRole('option', { name: '10:00 Full' });
    expect(fullSlot.getAttribute('aria-disabled')).toBe('true');
    await user.click(fullSlot);
    expect(onChoose).not.toHaveBeenCalled();
    await user.click(screen.getByRole('option', { name: '10:30' }));
    expect(onChoose).toHaveBeenCalledWith('2');
  });

  it('gives the slots a single Tab stop, at the first available slot', async () => {
    renderSlotList();
    await user.tab();
    expect(getFocusedText()).toBe('10:30');
    await user.tab();
    expect(document.activeElement).toBe(document.body);
  });

  it('moves the focus across groups of slots with the keyboard, and chooses only available slots', async () => {
    const onChoose = renderSlotList('2');
    await user.tab();
    await user.keyboard('{ArrowRight}');
    expect(getFocusedText()).toBe('18:00 2 left');
    expect(onChoose).not.toHaveBeenCalled();
    await user.keyboard('{Enter}');
    expect(onChoose).toHaveBeenLastCalledWith('3');
    await user.keyboard('{Home}');
    expect(getFocusedText()).toBe('10:00 Full');
    await user.keyboard(' ');
    expect(onChoose).toHaveBeenCalledTimes(1);
    await user.keyboard('{End}');
    expect(getFocusedText()).toBe('18:00 2 left');
  });

  it('swaps the left and right arrow keys between slots in right-to-left text', async () => {
    renderSlotList('2', 'rtl');
    await user.tab();
    await user.keyboard('{ArrowLeft}');
    expect(getFocusedText()).toBe('18:00 2 left');
    await user.keyboard('{ArrowRight}{ArrowRight}');
    expect(getFocusedText()).toBe('10:00 Full');
  });
});
