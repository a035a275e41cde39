import { useStore } from 'zustand';
import { WideChoice } from '../../ui/layout/width-class.tsx';
import { CategoryTabs, type CategoryTabsProps } from '../../ui/navigation/category-tabs.tsx';
import { CategoryRailColumn } from './category-rail-column.tsx';
import type { CurrentSection } from './use-section-scroll.ts';

export interface MenuNavProps extends Omit<CategoryTabsProps, 'selected'> {
  currentSection: CurrentSection;
  /** Id of the section for the category in the URL. Set only while the server renders the screen. */
  linkedId?: string | null;
}

/** The categories: tabs that stick to the top, or a rail beside the items in a wide element. */
export function MenuNav({ currentSection, linkedId = null, ...props }: MenuNavProps) {
  // Before the first scroll event, the menu is at its top. Select the linked category, or else the first one.
  const tabProps = { ...props, selected: useStore(currentSection) ?? linkedId ?? props.tabs[0]?.id ?? null };
  return (
    <WideChoice
      content={<CategoryRailColumn {...tabProps} />}
      otherContent={<CategoryTabs {...tabProps} />}
    />
  );
}
