import type { ReactNode } from 'react';
import type { MenuItem, OrderType } from '../../domain/menu/menu-types.ts';
import { useLocalize } from '../../i18n/i18n-context.tsx';
import { LiveRegion } from '../../ui/feedback/live-region.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { clock } from '../../ui/icons/icon-paths.ts';
import { Stack } from '../../ui/layout/stack.tsx';
import { Sheet, type SheetProps } from '../../ui/overlays/sheet.tsx';
import { ItemAction } from './item-footer.tsx';
import { useItemBlocker } from './use-item-blocker.ts';
import type { Drafts, ItemChoice } from './use-item-choice.ts';
import type { ProblemTargets } from './use-problem-targets.ts';

/** Props that the full item dialog and the price dialog share. */
export interface SharedItemDialogProps {
  item: MenuItem;
  type: OrderType;
  drafts: Drafts;
  open: boolean;
  /** Finds the element to focus after closing, if no element opened the sheet. */
  findFocusTarget: () => HTMLElement | null;
  onClose: () => void;
  /** URL of the close button without JavaScript. */
  closeHref?: string;
}

export interface ChoiceSheetProps extends Omit<SheetProps, 'title' | 'footer'> {
  item: MenuItem;
  type: OrderType;
  itemChoice: ItemChoice;
  problemTargets: ProblemTargets;
  gap: '2' | '4';
  /** Content above the choices. */
  header?: ReactNode;
}

/**
 * Sheet titled with the item's name. Contains the choices, the reason why the item cannot be ordered, and the button
 * that adds the item to the cart.
 */
export function ChoiceSheet(props: ChoiceSheetProps) {
  const { item, type, itemChoice, problemTargets, gap, header, children, ...sheet } = props;
  const localize = useLocalize();
  const blocker = useItemBlocker(item, type);
  return (
    <Sheet
      {...sheet}
      title={localize(item.name)}
      footer={
        <ItemAction
          item={item}
          type={type}
          itemChoice={itemChoice}
          blocker={blocker}
          onProblem={problemTargets.focusProblem}
          onDone={sheet.onClose}
        />
      }
    >
      <LiveRegion message={problemTargets.announcement} urgent />
      <Stack ref={problemTargets.bodyRef} gap={gap}>
        {header}
        {blocker && (
          <Notice icon={clock} tone="warn">
            {blocker.explanation}
          </Notice>
        )}
        {children}
      </Stack>
    </Sheet>
  );
}
