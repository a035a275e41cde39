import { useState } from 'react';
import { ItemOpener, type OpenedItem } from '../../components/menu/item-opener.ts';
import { CartScreen } from '../../features/cart/cart-screen.tsx';
import { latePart } from '../../ui/layout/late-part.tsx';

const OverSheet = latePart(() => import('../../features/item/over-sheet.tsx').then((late) => late.OverSheet));

interface Opened extends OpenedItem {
  readonly count: number;
}

/** The cart and, over it, the item of a line that is changed or of a dish to go with it. */
export function CartWithItemSheet() {
  const [opened, setOpened] = useState<Opened | null>(null);
  const [isOpen, setOpen] = useState(false);
  const open = (item: OpenedItem) => {
    setOpened((before) => ({ ...item, count: (before?.count ?? 0) + 1 }));
    setOpen(true);
  };
  return (
    <ItemOpener value={open}>
      <CartScreen />
      {opened && (
        <OverSheet
          key={opened.count}
          itemId={opened.itemId}
          lineKey={opened.lineKey}
          open={isOpen}
          onClose={() => setOpen(false)}
        />
      )}
    </ItemOpener>
  );
}
