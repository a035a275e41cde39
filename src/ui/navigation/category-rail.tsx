import { styled } from '../../theme/stitches.ts';
import type { CategoryTabsProps } from './category-tabs.tsx';
import { TabButtons } from './tab-button.tsx';
import { handleTabKeys } from './tab-keys.ts';

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
  return (
    <List
      role="tablist"
      aria-orientation="vertical"
      aria-label={label}
      onKeyDown={(event) => handleTabKeys(event, onSelect)}
    >
      <TabButtons component={Tab} tabs={tabs} selected={selected} onSelect={onSelect} />
    </List>
  );
}
