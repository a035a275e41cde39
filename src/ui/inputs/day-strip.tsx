import { useEffect, useId, useRef } from 'react';
import { forcedColors } from '../../theme/container.ts';
import { styled } from '../../theme/stitches.ts';
import { StripRow } from '../layout/strip-row.ts';
import { findTabStopId, handleTabKeys } from '../navigation/tab-keys.ts';

const Day = styled('button', {
  flex: 'none',
  display: 'grid',
  alignContent: 'center',
  justifyItems: 'center',
  minWidth: 76,
  minHeight: 68,
  paddingInline: '$2',
  borderRadius: '$2',
  border: '1px solid $edge',
  background: '$card',
  color: '$ink',
  whiteSpace: 'nowrap',
  transition: 'background-color .16s',
  '&:hover': { background: '$tint' },
  '&[aria-selected=true]': {
    background: '$tint',
    borderColor: '$brandText',
    boxShadow: 'inset 0 0 0 1px $colors$brandText',
    color: '$brandText',
    [forcedColors]: { outline: '2px solid Highlight', outlineOffset: -4 },
  },
});
const Name = styled('span', { fontWeight: 700 });
const Detail = styled('span', {
  fontSize: '$12',
  color: '$mute',
  '[aria-selected=true] > &': { color: 'inherit' },
});

export interface DayOption {
  readonly id: string;
  /** "Today", "Sat". */
  readonly name: string;
  /** "22 Nov". */
  readonly date: string;
  /** "Full". */
  readonly note?: string | undefined;
}

export interface DayStripProps {
  label: string;
  days: readonly DayOption[];
  selected: string;
  onSelect: (id: string) => void;
  /** Id of the element that shows the times of the selected day. */
  panelId: string;
}

/** Tabs for days. Scrolls the selected day into view within the strip, and never scrolls the page. */
export function DayStrip({ label, days, selected, onSelect, panelId }: DayStripProps) {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const tabStopId = findTabStopId(days, selected);
  useEffect(() => {
    const strip = list.current;
    const tab = strip?.querySelector('[aria-selected=true]');
    if (!selected || !strip?.scrollBy || !tab) return;
    const view = strip.getBoundingClientRect();
    const box = tab.getBoundingClientRect();
    // Scrolls by the distance between the centres, which works for both writing directions.
    strip.scrollBy({ left: box.left + box.width / 2 - (view.left + view.width / 2) });
  }, [selected]);
  return (
    <StripRow
      ref={list}
      role="tablist"
      aria-label={label}
      onKeyDown={(event) => handleTabKeys(event, onSelect)}
    >
      {days.map((day) => (
        <Day
          key={day.id}
          id={`${id}-${day.id}`}
          type="button"
          role="tab"
          data-id={day.id}
          aria-selected={day.id === selected}
          aria-controls={day.id === selected ? panelId : undefined}
          tabIndex={day.id === tabStopId ? 0 : -1}
          onClick={() => onSelect(day.id)}
        >
          <Name>{day.name}</Name> <Detail>{day.date}</Detail> {day.note && <Detail>{day.note}</Detail>}
        </Day>
      ))}
    </StripRow>
  );
}
