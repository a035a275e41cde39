import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCart } from '../../stores/stores-context.tsx';
import { Button } from '../../ui/inputs/button.tsx';
import { Text } from '../../ui/layout/text.tsx';
import { Sheet } from '../../ui/overlays/sheet.tsx';

export interface ClearCartProps {
  onClear: () => void;
  /** Where the focus goes when the button went with what it cleared. */
  home: () => HTMLElement | null;
}

/** Takes everything out of the cart, after asking. */
export function ClearCart({ onClear, home }: ClearCartProps) {
  const { t } = useTranslation();
  const count = useCart((state) => state.count);
  // Of what was cleared the question stays as it was while it moves away.
  const [asked, setAsked] = useState<number | null>(null);
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      {count > 0 && (
        <Button
          variant="quiet"
          onClick={() => {
            setAsked(count);
            setOpen(true);
          }}
        >
          {t('cart.clear')}
        </Button>
      )}
      {asked !== null && (
        <Sheet
          open={isOpen}
          onClose={close}
          title={t('cart.clearTitle')}
          closeLabel={t('ui.close')}
          home={home}
          footer={
            <>
              <Button variant="secondary" block onClick={close}>
                {t('ui.cancel')}
              </Button>
              <Button
                variant="danger"
                block
                onClick={() => {
                  close();
                  onClear();
                }}
              >
                {t('ui.clear')}
              </Button>
            </>
          }
        >
          <Text>{t('cart.clearText', { count: asked })}</Text>
        </Sheet>
      )}
    </>
  );
}
