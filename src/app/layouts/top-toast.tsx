import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Toast } from '../../ui/feedback/toast.tsx';
import { TopOverlay } from './top-overlay.ts';

/** Long enough to read the reason for a refusal. */
const DURATION_MS = 8000;

/** A message at the top of any screen, with a button that closes it. */
export function TopToast(props: {
  message: ReactNode;
  onDismiss: () => void;
  /** Called before the message closes. Move the focus in this callback, because the pressed button disappears. */
  onClose: () => void;
}) {
  const { t } = useTranslation();
  return (
    <TopOverlay>
      <Toast
        message={props.message}
        actionLabel={t('ui.close')}
        onAction={() => {
          props.onClose();
          props.onDismiss();
        }}
        onDismiss={props.onDismiss}
        duration={DURATION_MS}
      />
    </TopOverlay>
  );
}
