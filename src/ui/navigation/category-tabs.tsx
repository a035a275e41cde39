import { useEffect, useRef } from 'react';
import { forcedColors } from '../../theme/container.ts';
import { styled } from '../../theme/stitches.ts';
import { scaleWithText } from '../../theme/text-size.ts';
import { TabButtons } from './tab-button.tsx';
import { handleTabKeys } from './tab-keys.ts';

/** Height of the sticky tabs in px, for the scroll margins of the sections below. */
export const CATEGORY_TABS_HEIGHT_PX = 52;

const Bar = styled('div', {
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: 1,
  background: 'var(--oa-surface-bar)',
  borderBlockEnd: '1px solid $line',
});

const List = styled('div', {
  display: 'flex',
  gap: '$1',
  minHeight: CATEGORY_TABS_HEIGHT_PX - 1,
  paddingInline: '$1',
  overflowX: 'auto',
  overscrollBehaviorX: 'contain',
  scrollbarWidth: 'none',
});

const Tab = styled('button', {
  flex: 'none',
  minWidth: 44,
  paddingInline: '$3',
  position: 'relative',
  fontWeight: 600,
  whiteSpace: 'nowrap',
  maxWidth: scaleWithText(240),
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  color: '$mute',
  '&::after': {
    content: '',
    position: 'absolute',
    insetInline: 12,
    insetBlockEnd: 0,
    height: 3,
    borderRadius: '3px 3px 0 0',
    background: '$brandText',
    transform: 'scaleX(0)',
    transition: 'transform .2s',
  },
  '&:hover': { color: '$ink' },
  '&[aria-selected=true]': {
    color: '$brandText',
    '&::after': { transform: 'none', [forcedColors]: { background: 'Highlight' } },
  },
  '&:focus-visible': { outlineOffset: -4, borderRadius: '$2' },
});

export interface CategoryTab {
  readonly id: string;
  readonly label: string;
  /** URL of the tab without JavaScript. */
  readonly href?: string;
}

export interface CategoryTabsProps {
  label: string;
  tabs: readonly CategoryTab[];
  /** Id of the category in view. */
  selected: string | null;
  onSelect: (id: string) => void;
}

/** Sticky tabs, one per section. Scrolls the selected tab into view within the tab list, without scrolling the page. */
export function CategoryTabs({ label, tabs, selected, onSelect }: CategoryTabsProps) {
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const scroller = list.current;
    const tab = scroller?.querySelector('[aria-selected=true]');
    if (!selected || !scroller?.scrollBy || !tab) return;
    const view = scroller.getBoundingClientRect();
    const box = tab.getBoundingClientRect();
    // Scrolls by the distance between the centres, which works for both writing directions.
    const distance = box.left + box.width / 2 - (view.left + view.width / 2);
    const reducedMotion = matchMedia('(prefers-reduced-motion: reduce)').matches;
    scroller.scrollBy({ left: distance, behavior: reducedMotion ? 'auto' : 'smooth' });
  }, [selected]);
  return (
    <Bar>
      <List
        ref={list}
        role="tablist"
        aria-label={label}
        onKeyDown={(event) => handleTabKeys(event, onSelect)}
      >
        <TabButtons component={Tab} tabs={tabs} selected={selected} onSelect={onSelect} />
      </List>
    </Bar>
  );
}
