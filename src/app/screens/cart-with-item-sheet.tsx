import { useState } from 'react';
import { ItemOpener, type OpenedItem } from '../../components/menu/item-opener.ts';
import { CartScreen } from '../../features/cart/cart-screen.tsx';
import { createLazyComponent } from '../../ui/layout/lazy-component.tsx';

const OverSheet = createLazyComponent(() =>
  import('../../features/item/item-overlay-sheet.tsx').then((module) => module.ItemOverlaySheet),
);

interface OpenedSheet extends OpenedItem {
  readonly openCount: number;
}

/** The cart with a sheet over it, for editing a line or adding a suggested dish. */
export function CartWithItemSheet() {
  const [opened, setOpened] = useState<OpenedSheet | null>(null);
  const [isOpen, setOpen] = useState(false);
  const open = (item: OpenedItem) => {
    setOpened((before) => ({ ...item, openCount: (before?.openCount ?? 0) + 1 }));
    setOpen(true);
  };
  return (
    <ItemOpener value={open}>
      <CartScreen />
      {opened && (
        <OverSheet
          key={opened.openCount}
          itemId={opened.itemId}
          lineKey={opened.lineKey}
          open={isOpen}
          onClose={() => setOpen(false)}
        />
      )}
    </ItemOpener>
  );
}
