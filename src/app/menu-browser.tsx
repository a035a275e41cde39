import { lazy, Suspense, useRef, useState } from 'react';
import { MenuScreen } from '../features/menu/menu-screen.tsx';
import { useRoute } from '../router/router-context.tsx';

export const loadItemSheet = () => import('../features/item/item-sheet.tsx');

const ItemSheet = lazy(() => loadItemSheet().then(({ ItemSheet: sheet }) => ({ default: sheet })));

const BranchSheet = lazy(() =>
  import('../features/branches/branch-sheet.tsx').then(({ BranchSheet: sheet }) => ({ default: sheet })),
);

/** The menu and, on an item's path, the item over it: one screen, so that the menu keeps its place underneath. */
export function MenuBrowser() {
  const { name } = useRoute('menu', 'category', 'item');
  // Once there it stays: it moves away by itself.
  const wasOpened = useRef(false);
  wasOpened.current ||= name === 'item';
  /** Null until branches were asked for. */
  const [isChoosing, setChoosing] = useState<boolean | null>(null);
  return (
    <>
      <MenuScreen onBranches={() => setChoosing(true)} />
      {isChoosing !== null && (
        <Suspense fallback={null}>
          <BranchSheet open={isChoosing} onClose={() => setChoosing(false)} />
        </Suspense>
      )}
      {wasOpened.current && (
        <Suspense fallback={null}>
          <ItemSheet />
        </Suspense>
      )}
    </>
  );
}
