import { useStore } from 'zustand';
import { latePart } from '../../ui/layout/late-part.tsx';
import { useWidthClass } from '../../ui/layout/width-class.tsx';
import { CategoryTabs, type CategoryTabsProps } from '../../ui/navigation/category-tabs.tsx';
import { Side } from './side.ts';
import type { Place } from './use-section-scroll.ts';

/** Few elements are that wide: the others do not wait for it. Its column stands meanwhile. */
const CategorySide = latePart(() => import('./category-side.tsx').then((late) => late.CategorySide));

export interface MenuNavProps extends Omit<CategoryTabsProps, 'selected'> {
  place: Place;
}

/** The categories: tabs that stick to the top, or a rail beside the items when there is width. */
export function MenuNav({ place, ...props }: MenuNavProps) {
  const tabs = { ...props, selected: useStore(place) };
  return useWidthClass() === 'wide' ? (
    <CategorySide {...tabs} meanwhile={<Side />} />
  ) : (
    <CategoryTabs {...tabs} />
  );
}
