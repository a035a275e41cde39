import { useTranslation } from 'react-i18next';
import type { CartChanges } from '../../stores/cart/cart-state.ts';
import { Sheet } from '../../ui/overlays/sheet.tsx';
import { CartNews, CartNewsButtons } from './cart-news.tsx';

export interface MovedSheetProps {
  /** Null: nothing changed, or it was told. */
  changes: CartChanges | null;
  onGoOn: () => void;
  onUndone: () => void;
}

/** After going to another branch: what became of the cart, before the customer goes on. */
export function MovedSheet({ changes, onGoOn, onUndone }: MovedSheetProps) {
  const { t } = useTranslation();
  return (
    <Sheet
      open={!!changes}
      onClose={onGoOn}
      title={t('branches.changed')}
      closeLabel={t('ui.close')}
      footer={changes && <CartNewsButtons changes={changes} onGoOn={onGoOn} onUndone={onUndone} />}
    >
      {changes && <CartNews changes={changes} />}
    </Sheet>
  );
}
