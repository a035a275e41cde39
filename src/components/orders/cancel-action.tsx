import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Notice } from '../../ui/feedback/notice.tsx';
import { info } from '../../ui/icons/icon-paths.ts';
import { alert, check } from '../../ui/icons/icon-paths-more.ts';
import { Button } from '../../ui/inputs/button.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { Text } from '../../ui/layout/text.tsx';
import { ConfirmSheet } from '../../ui/overlays/confirm-sheet.tsx';

/** `refusal` is the server's reason for refusing the cancellation. */
type CancelResult = 'done' | 'too-late' | 'failed' | { readonly refusal: string };

export interface CancelActionProps {
  mayCancel: boolean;
  /** Whether the order or reservation is cancelled, by the customer or by the business. */
  isCancelled: boolean;
  onCancel: () => Promise<CancelResult>;
  texts: Readonly<
    Record<'cancel' | 'confirmTitle' | 'confirmText' | 'keep' | 'cancelled' | 'tooLate' | 'failed', string>
  >;
  resultTitle: ReactNode;
  /** What else the cancellation causes, such as a refund. Shown before and after the cancellation. */
  consequences: ReactNode;
}

/** A button that cancels an order or a reservation after a confirmation, and the result. */
export function CancelAction(props: CancelActionProps) {
  const { mayCancel, isCancelled, onCancel, texts, resultTitle, consequences } = props;
  const { t } = useTranslation();
  const [isConfirmOpen, setConfirmOpen] = useState(false);
  const [state, setState] = useState<CancelResult | 'idle' | 'busy'>('idle');
  const resultRef = useRef<HTMLElement>(null);
  const refusal = typeof state === 'object' ? state.refusal : null;
  const showsResult = state === 'done' && isCancelled;
  useEffect(() => {
    // The pressed button no longer exists, so move the focus to the result.
    if (showsResult) resultRef.current?.focus();
  }, [showsResult]);

  const close = () => setConfirmOpen(false);
  const confirmCancel = async () => {
    setState('busy');
    setState(await onCancel());
    close();
  };
  if (showsResult)
    return (
      <section ref={resultRef} tabIndex={-1} aria-label={texts.cancelled}>
        <Notice icon={check} tone="ok">
          {resultTitle}
          {consequences}
        </Notice>
      </section>
    );
  return (
    <Stack gap="2">
      {state === 'too-late' && (
        <Notice icon={info} tone="warn" announce>
          {texts.tooLate}
        </Notice>
      )}
      {(state === 'failed' || refusal) && (
        <Notice icon={alert} tone="danger" announce>
          {refusal ? <bdi>{refusal}</bdi> : texts.failed}
        </Notice>
      )}
      {mayCancel && (
        <Button variant="danger" block onClick={() => setConfirmOpen(true)}>
          {texts.cancel}
        </Button>
      )}
      <ConfirmSheet
        open={isConfirmOpen}
        onClose={close}
        title={texts.confirmTitle}
        closeLabel={t('ui.close')}
        cancelLabel={texts.keep}
        confirmLabel={texts.cancel}
        busy={state === 'busy'}
        onConfirm={() => void confirmCancel()}
      >
        <Stack gap="2">
          <Text>{texts.confirmText}</Text>
          {consequences}
        </Stack>
      </ConfirmSheet>
    </Stack>
  );
}
