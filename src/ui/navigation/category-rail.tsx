import { styled } from '../../theme/stitches.ts';
import type { CategoryTabsProps } from './category-tabs.tsx';
import { TabButton } from './tab-button.tsx';
import { findTabStopId, handleTabKeys } from './tab-keys.ts';

const List = styled('div', { display: 'flex', flexDirection: 'column', gap: 2 });

const Tab = styled('button', {
  minHeight: 44,
  padding: '$2 $3',
  borderRadius: '$2',
  fontWeight: 600,
  textAlign: 'start',
  color: '$mute',
  transition: 'background-color .16s, color .16s',
  '&:hover': { color: '$ink', background: '$tint' },
  '&[aria-selected=true]': { color: '$brandText', background: '$tint' },
});

/** The category tabs of the wide layout, in a column. */
export function CategoryRail({ label, tabs, selected, onSelect }: CategoryTabsProps) {
  const tabStopId = findTabStopId(tabs, selected);
  return (
    <List
      role="tablist"
      aria-orientation="vertical"
      aria-label={label}
      onKeyDown={(event) => handleTabKeys(event, onSelect)}
    >
      {tabs.map((tab) => (
        <TabButton
          key={tab.id}
          component={Tab}
          tab={tab}
          isSelected={tab.id === selected}
          isTabStop={tab.id === tabStopId}
          onSelect={onSelect}
        />
      ))}
    </List>
  );
}
