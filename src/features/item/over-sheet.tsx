import { useRef } from 'react';
import { useCart, useMenu } from '../../stores/stores-context.tsx';
import { useScroller } from '../../ui/layout/scroller.tsx';
import { ItemDialog } from './item-dialog.tsx';
import type { Drafts } from './use-item-choice.ts';

export interface OverSheetProps {
  itemId: string;
  /** The cart's line to change; null for a new one. */
  lineKey: string | null;
  open: boolean;
  onClose: () => void;
}

/** An item over the screen that is there, which stays as it is: its address does not change. */
export function OverSheet({ itemId, lineKey, open, onClose }: OverSheetProps) {
  const item = useMenu(({ itemById }) => itemById(itemId));
  const type = useCart(({ cart }) => cart.sellingType);
  const drafts = useRef<Drafts>(new Map());
  const scroller = useScroller();
  if (!item) return null;
  return (
    <ItemDialog
      item={item}
      type={type}
      lineKey={lineKey}
      drafts={drafts.current}
      open={open}
      home={() => scroller}
      onClose={onClose}
      fromItem={false}
      still={false}
      over
    />
  );
}
