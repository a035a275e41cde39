import { lazy, Suspense } from 'react';
import { CategoryTabs, type CategoryTabsProps } from '../../ui/category-tabs.tsx';
import { useWidthClass } from '../../ui/width-class.tsx';
import { Side } from './side.ts';

/** Few elements are that wide: the others do not wait for it. Its column stands meanwhile. */
const CategorySide = lazy(() =>
  import('./category-side.tsx').then(({ CategorySide: side }) => ({ default: side })),
);

/** The categories: tabs that stick to the top, or a rail beside the items when there is width. */
export function MenuNav(props: CategoryTabsProps) {
  return useWidthClass() === 'wide' ? (
    <Suspense fallback={<Side />}>
      <CategorySide {...props} />
    </Suspense>
  ) : (
    <CategoryTabs {...props} />
  );
}
