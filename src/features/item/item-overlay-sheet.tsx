import { useRef } from 'react';
import { useCart, useMenu } from '../../stores/stores-context.tsx';
import { useScroller } from '../../ui/layout/scroller.tsx';
import { ItemDialog } from './item-dialog.tsx';
import type { Drafts } from './use-item-choice.ts';

export interface ItemOverlaySheetProps {
  itemId: string;
  /** The cart line to edit. Null adds a new line. */
  lineKey: string | null;
  open: boolean;
  onClose: () => void;
}

/** An item sheet over the current screen. It does not change the URL. */
export function ItemOverlaySheet({ itemId, lineKey, open, onClose }: ItemOverlaySheetProps) {
  const item = useMenu(({ findItem }) => findItem(itemId));
  const type = useCart(({ cart }) => cart.orderType);
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
      findFocusTarget={() => scroller}
      onClose={onClose}
      isFromItem={false}
      skipsAnimation={false}
      isOverlay
    />
  );
}
