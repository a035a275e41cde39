import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { forcedColors } from '../../theme/container.ts';
import { styled } from '../../theme/stitches.ts';
import { scaleWithText } from '../../theme/text-size.ts';
import { Stack } from '../layout/stack.tsx';
import { Text } from '../layout/text.tsx';
import { findTargetSlotIndex } from './slot-keys.ts';

const Grid = styled('div', {
  display: 'grid',
  gap: '$2',
  gridTemplateColumns: `repeat(auto-fill, minmax(min(${scaleWithText(136)}, 100%), 1fr))`,
  variants: {
    inPage: {
      true: { gridTemplateColumns: `repeat(auto-fill, minmax(min(${scaleWithText(92)}, 100%), 1fr))` },
    },
  },
});

const Slot = styled('button', {
  display: 'grid',
  alignContent: 'center',
  justifyItems: 'center',
  minHeight: 48,
  minWidth: 0,
  padding: '$1 $2',
  borderRadius: '$2',
  border: '1px solid $edge',
  background: '$card',
  color: '$ink',
  fontWeight: 600,
  fontVariantNumeric: 'tabular-nums',
  textAlign: 'center',
  cursor: 'pointer',
  transition: 'background-color .16s',
  scrollMarginBlock: 16,
  '&:hover:not([aria-disabled],[aria-selected=true])': { background: '$tint' },
  '&[aria-disabled]': {
    borderStyle: 'dashed',
    background: 'none',
    color: '$mute',
    fontWeight: 400,
    cursor: 'not-allowed',
    [forcedColors]: { color: 'GrayText' },
  },
  '&[aria-selected=true]': {
    background: '$brand',
    borderColor: '$brand',
    color: '$onBrand',
    [forcedColors]: { outline: '2px solid Highlight', outlineOffset: -4 },
  },
});
const Note = styled('span', {
  fontSize: '$12',
  fontWeight: 400,
  color: '$mute',
  '[aria-selected=true] > &': { color: 'inherit' },
});

export interface SlotOption {
  readonly id: string;
  /** "18:30 – 19:00". */
  readonly label: string;
  /** "Full", "2 left". */
  readonly note?: string | undefined;
  /** True if the slot is shown but cannot be chosen. */
  readonly isFull?: boolean;
}

export interface SlotGroup {
  readonly id: string;
  /** A part of the day. */
  readonly name: string;
  /** Names both weekdays of a night, so that nobody mistakes the date of a slot after midnight. */
  readonly detail?: string | undefined;
  readonly slots: readonly SlotOption[];
}

export interface SlotListProps {
  label: string;
  groups: readonly SlotGroup[];
  selected: string | null;
  onChoose: (id: string) => void;
  /**
   * True if the list is part of a page instead of a sheet. It then has narrower columns, and does not scroll to the
   * selected slot.
   */
  inPage?: boolean;
  /** Id of the element that shows the error of the list; undefined without an error. */
  errorId?: string | undefined;
}

/**
 * A list of slots, grouped by part of the day, with a single Tab stop. Arrow keys, Home and End move the focus. Enter
 * and Space choose a slot. Full slots can receive the focus, but customers cannot choose them.
 */
export function SlotList({ label, groups, selected, onChoose, inPage = false, errorId }: SlotListProps) {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const allSlots = groups.flatMap(({ slots }) => slots);
  const [focusedId, setFocusedId] = useState<string | null>(null);
  const tabStopId = (
    allSlots.find((slot) => slot.id === (focusedId ?? selected)) ??
    allSlots.find(({ isFull }) => !isFull) ??
    allSlots[0]
  )?.id;
  useEffect(() => {
    if (selected && !inPage)
      list.current?.querySelector('[aria-selected=true]')?.scrollIntoView?.({ block: 'nearest' });
  }, [selected, inPage]);

  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    const box = event.currentTarget;
    const slots = [...box.querySelectorAll<HTMLElement>('[role=option]')];
    const currentIndex = slots.indexOf(event.target as HTMLElement);
    const targetIndex = findTargetSlotIndex(
      event.key,
      slots,
      currentIndex,
      box.closest('[dir]')?.getAttribute('dir') === 'rtl',
    );
    if (targetIndex === null) return;
    event.preventDefault();
    const slot = slots[targetIndex];
    slot?.focus();
    if (slot?.dataset.id) setFocusedId(slot.dataset.id);
  };
  return (
    <Stack
      ref={list}
      gap="4"
      role="listbox"
      aria-label={label}
      aria-invalid={errorId ? true : undefined}
      aria-describedby={errorId}
      onKeyDown={onKeyDown}
    >
      {groups.map((group) => (
        <Stack key={group.id} gap="2" role="group" aria-labelledby={`${id}-${group.id}`}>
          <div id={`${id}-${group.id}`} role="presentation">
            <Text strong>{group.name}</Text>
            {group.detail && (
              <Text tone="mute" size="s">
                {group.detail}
              </Text>
            )}
          </div>
          <Grid role="presentation" inPage={inPage}>
            {group.slots.map((slot) => (
              <Slot
                key={slot.id}
                type="button"
                role="option"
                data-id={slot.id}
                aria-selected={slot.id === selected}
                aria-disabled={slot.isFull || undefined}
                tabIndex={slot.id === tabStopId ? 0 : -1}
                onFocus={() => setFocusedId(slot.id)}
                onClick={() => !slot.isFull && onChoose(slot.id)}
              >
                <bdi>{slot.label}</bdi>
                {slot.note && <Note> {slot.note}</Note>}
              </Slot>
            ))}
          </Grid>
        </Stack>
      ))}
    </Stack>
  );
}
