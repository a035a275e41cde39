import type { ReactNode } from 'react';
import type { MenuItem, SellingType } from '../../domain/menu/menu-types.ts';
import { useText } from '../../i18n/i18n-context.tsx';
import { LiveRegion } from '../../ui/feedback/live-region.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { clock } from '../../ui/icons/icon-paths.ts';
import { Stack } from '../../ui/layout/stack.tsx';
import { Sheet, type SheetProps } from '../../ui/overlays/sheet.tsx';
import { ItemAction } from './item-footer.tsx';
import { useItemBlocker } from './use-item-blocker.ts';
import type { Drafts, ItemChoice } from './use-item-choice.ts';
import type { ProblemPlaces } from './use-problem-places.ts';

/** What every sheet of an item is given. */
export interface ItemSheetProps {
  item: MenuItem;
  type: SellingType;
  drafts: Drafts;
  open: boolean;
  /** Where the focus goes after closing, when it came from nowhere. */
  home: () => HTMLElement | null;
  onClose: () => void;
}

export interface ChoiceSheetProps extends Omit<SheetProps, 'title' | 'footer'> {
  item: MenuItem;
  type: SellingType;
  making: ItemChoice;
  places: ProblemPlaces;
  gap: '2' | '4';
  /** Before anything is asked. */
  about?: ReactNode;
}

/** A sheet under an item's name: what is asked, what keeps it from being ordered, and the way into the cart. */
export function ChoiceSheet(props: ChoiceSheetProps) {
  const { item, type, making, places, gap, about, children, ...sheet } = props;
  const text = useText();
  const blocker = useItemBlocker(item, type);
  return (
    <Sheet
      {...sheet}
      title={text(item.name)}
      footer={
        <ItemAction
          item={item}
          type={type}
          making={making}
          blocker={blocker}
          onProblem={places.lead}
          onDone={sheet.onClose}
        />
      }
    >
      <LiveRegion message={places.said} urgent />
      <Stack ref={places.body} gap={gap}>
        {about}
        {blocker && (
          <Notice icon={clock} tone="warn">
            {blocker.text}
          </Notice>
        )}
        {children}
      </Stack>
    </Sheet>
  );
}
