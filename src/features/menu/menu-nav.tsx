import { lazy, Suspense } from 'react';
import { useStore } from 'zustand';
import { CategoryTabs, type CategoryTabsProps } from '../../ui/category-tabs.tsx';
import { useWidthClass } from '../../ui/width-class.tsx';
import { Side } from './side.ts';
import type { Place } from './use-section-scroll.ts';

/** Few elements are that wide: the others do not wait for it. Its column stands meanwhile. */
const CategorySide = lazy(() =>
  import('./category-side.tsx').then(({ CategorySide: side }) => ({ default: side })),
);

export interface MenuNavProps extends Omit<CategoryTabsProps, 'selected'> {
  place: Place;
}

/** The categories: tabs that stick to the top, or a rail beside the items when there is width. */
export function MenuNav({ place, ...props }: MenuNavProps) {
  const tabs = { ...props, selected: useStore(place) };
  return useWidthClass() === 'wide' ? (
    <Suspense fallback={<Side />}>
      <CategorySide {...tabs} />
    </Suspense>
  ) : (
    <CategoryTabs {...tabs} />
  );
}
