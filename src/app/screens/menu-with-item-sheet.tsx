import { useCallback, useRef, useState } from 'react';
import { BranchChooserContext } from '../../components/branches/branch-chooser-context.ts';
import { MenuScreen } from '../../features/menu/menu-screen.tsx';
import { useRoute } from '../../router/router-context.tsx';
import { useMenu } from '../../stores/stores-context.tsx';
import { latePart } from '../../ui/layout/late-part.tsx';

export const loadItemSheet = () => import('../../features/item/item-sheet.tsx');

const ItemSheet = latePart(() => loadItemSheet().then((late) => late.ItemSheet));
const NamesAhead = latePart(() =>
  import('../../components/menu/food-term-preloader.tsx').then((late) => late.FoodTermPreloader),
);
const BranchSheet = latePart(() =>
  import('../../features/branches/branch-sheet.tsx').then((late) => late.BranchSheet),
);

/** The menu and, on an item's path, the item over it: one screen, so that the menu keeps its place underneath. */
export function MenuWithItemSheet() {
  const { name } = useRoute('menu', 'category', 'item');
  // Once there it stays: it moves away by itself.
  const wasOpened = useRef(false);
  wasOpened.current ||= name === 'item';
  /** Null until branches were asked for. */
  const [isChoosing, setChoosing] = useState<boolean | null>(null);
  const isComplete = useMenu(({ complete }) => complete);
  const choose = useCallback(() => setChoosing(true), []);
  return (
    <>
      <BranchChooserContext value={choose}>
        <MenuScreen />
      </BranchChooserContext>
      {isChoosing !== null && <BranchSheet open={isChoosing} onClose={() => setChoosing(false)} />}
      {wasOpened.current && <ItemSheet />}
      {isComplete && <NamesAhead />}
    </>
  );
}
