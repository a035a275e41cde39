import { lazy, Suspense, useState } from 'react';
import { CartScreen } from '../features/cart/cart-screen.tsx';
import { ItemOpener, type OpenedItem } from '../features/shared/item-opener.ts';

const OverSheet = lazy(() =>
  import('../features/item/over-sheet.tsx').then(({ OverSheet: sheet }) => ({ default: sheet })),
);

interface Opened extends OpenedItem {
  readonly count: number;
}

/** The cart and, over it, the item of a line that is changed or of a dish to go with it. */
export function CartBrowser() {
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
        <Suspense fallback={null}>
          <OverSheet
            key={opened.count}
            itemId={opened.itemId}
            lineKey={opened.lineKey}
            open={isOpen}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </ItemOpener>
  );
}
