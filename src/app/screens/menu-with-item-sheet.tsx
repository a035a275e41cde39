import { useCallback, useRef, useState } from 'react';
import { BranchChooserContext } from '../../components/branches/branch-chooser-context.ts';
import { FoodTermPreloader } from '../../components/menu/food-term-preloader.tsx';
import { MenuScreen } from '../../features/menu/menu-screen.tsx';
import { useRoute } from '../../router/router-context.tsx';
import { useMenu } from '../../stores/stores-context.tsx';
import { createLazyComponent } from '../../ui/layout/lazy-component.tsx';

export const loadItemSheet = () => import('../../features/item/item-sheet.tsx');

const ItemSheet = createLazyComponent(() => loadItemSheet().then((module) => module.ItemSheet));
const BranchSheet = createLazyComponent(() =>
  import('../../features/branches/branch-sheet.tsx').then((module) => module.BranchSheet),
);

/**
 * The menu with the item sheet over it on an item's path. One screen serves both, so that the menu keeps its scroll
 * position.
 */
export function MenuWithItemSheet() {
  const { name } = useRoute('menu', 'category', 'item');
  // The sheet stays mounted after its first use, because it animates its own closing.
  const wasItemSheetOpened = useRef(false);
  wasItemSheetOpened.current ||= name === 'item';
  /** Null until the sheet is first opened. */
  const [isBranchSheetOpen, setBranchSheetOpen] = useState<boolean | null>(null);
  const isComplete = useMenu((state) => state.isComplete);
  const openBranches = useCallback(() => setBranchSheetOpen(true), []);
  return (
    <>
      <BranchChooserContext value={openBranches}>
        <MenuScreen />
      </BranchChooserContext>
      {isBranchSheetOpen !== null && (
        <BranchSheet open={isBranchSheetOpen} onClose={() => setBranchSheetOpen(false)} />
      )}
      {wasItemSheetOpened.current && <ItemSheet />}
      {isComplete && <FoodTermPreloader />}
    </>
  );
}
