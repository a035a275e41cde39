import { useStore } from 'zustand';
import { latePart } from '../../ui/layout/late-part.tsx';
import { useWidthClass } from '../../ui/layout/width-class.tsx';
import { CategoryTabs, type CategoryTabsProps } from '../../ui/navigation/category-tabs.tsx';
import { CategoryColumn } from './category-column.ts';
import type { CurrentSection } from './use-section-scroll.ts';

/** Loaded only in a wide element. An empty column keeps its space until then. */
const CategorySide = latePart(() => import('./category-side.tsx').then((late) => late.CategorySide));

export interface MenuNavProps extends Omit<CategoryTabsProps, 'selected'> {
  currentSection: CurrentSection;
}

/** The categories: tabs that stick to the top, or a rail beside the items in a wide element. */
export function MenuNav({ currentSection, ...props }: MenuNavProps) {
  const tabs = { ...props, selected: useStore(currentSection) };
  return useWidthClass() === 'wide' ? (
    <CategorySide {...tabs} meanwhile={<CategoryColumn />} />
  ) : (
    <CategoryTabs {...tabs} />
  );
}
