import { useState } from 'react';
import { ItemOpener, type ItemToOpen } from '../../components/menu/item-opener.ts';
import { CartScreen } from '../../features/cart/cart-screen.tsx';
import { createLazyComponent } from '../../ui/layout/lazy-component.tsx';

const LazyItemSheet = createLazyComponent(() =>
  import('../../features/item/item-overlay-sheet.tsx').then((module) => module.ItemOverlaySheet),
);

interface OpenedSheet extends ItemToOpen {
  readonly openCount: number;
}

/** The cart with a sheet over it, for editing a line or adding a suggested dish. */
export function CartWithItemSheet() {
  const [openedSheet, setOpenedSheet] = useState<OpenedSheet | null>(null);
  const [isOpen, setOpen] = useState(false);
  const open = (item: ItemToOpen) => {
    setOpenedSheet((previous) => ({ ...item, openCount: (previous?.openCount ?? 0) + 1 }));
    setOpen(true);
  };
  return (
    <ItemOpener value={open}>
      <CartScreen />
      {openedSheet && (
        <LazyItemSheet
          key={openedSheet.openCount}
          itemId={openedSheet.itemId}
          lineKey={openedSheet.lineKey}
          open={isOpen}
          onClose={() => setOpen(false)}
        />
      )}
    </ItemOpener>
  );
}
