import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCart } from '../../stores/stores-context.tsx';
import { Button } from '../../ui/inputs/button.tsx';
import { Text } from '../../ui/layout/text.tsx';
import { ConfirmSheet } from '../../ui/overlays/confirm-sheet.tsx';

export interface ClearCartProps {
  onClear: () => void;
  /** Returns the element to focus after the cart is cleared, because the button itself is then removed. */
  getFocusTarget: () => HTMLElement | null;
}

/** Button that clears the cart after a confirmation. */
export function ClearCart({ onClear, getFocusTarget }: ClearCartProps) {
  const { t } = useTranslation();
  const count = useCart((state) => state.count);
  // The sheet is still visible while it closes. Keep its number of dishes, although the cart is then empty.
  const [countInText, setCountInText] = useState<number | null>(null);
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      {count > 0 && (
        <Button
          variant="quiet"
          onClick={() => {
            setCountInText(count);
            setOpen(true);
          }}
        >
          {t('cart.clear')}
        </Button>
      )}
      {countInText !== null && (
        <ConfirmSheet
          open={isOpen}
          onClose={close}
          title={t('cart.clearTitle')}
          closeLabel={t('ui.close')}
          getFallbackFocus={getFocusTarget}
          cancelLabel={t('ui.cancel')}
          confirmLabel={t('ui.clear')}
          onConfirm={() => {
            close();
            onClear();
          }}
        >
          <Text>{t('cart.clearText', { count: countInText })}</Text>
        </ConfirmSheet>
      )}
    </>
  );
}
