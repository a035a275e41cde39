import { useStore } from 'zustand';
import { lazyComponent } from '../../ui/layout/lazy-component.tsx';
import { WideChoice } from '../../ui/layout/width-class.tsx';
import { CategoryTabs, type CategoryTabsProps } from '../../ui/navigation/category-tabs.tsx';
import { CategoryColumn } from './category-column.ts';
import type { CurrentSection } from './use-section-scroll.ts';

/** Loaded only in a wide element. An empty column keeps its space until then. */
const CategorySide = lazyComponent(() => import('./category-side.tsx').then((module) => module.CategorySide));

export interface MenuNavProps extends Omit<CategoryTabsProps, 'selected'> {
  currentSection: CurrentSection;
}

/** The categories: tabs that stick to the top, or a rail beside the items in a wide element. */
export function MenuNav({ currentSection, ...props }: MenuNavProps) {
  // Until the first scroll event the menu is at its top.
  const tabs = { ...props, selected: useStore(currentSection) ?? props.tabs[0]?.id ?? null };
  return (
    <WideChoice
      yes={<CategorySide {...tabs} fallback={<CategoryColumn />} />}
      no={<CategoryTabs {...tabs} />}
    />
  );
}
