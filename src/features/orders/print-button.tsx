import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { RetryableButton } from '../../components/layout/retryable-button.tsx';
import type { Order } from '../../domain/orders/order.ts';
import { printer } from '../../ui/icons/icon-paths-feedback.ts';

type PrintedReceiptComponent = typeof import('./printed-receipt.tsx').PrintedReceipt;

/** Prints the order's receipt as a separate document. */
export function PrintButton({ order }: { order: Order }) {
  const { t } = useTranslation();
  const [state, setState] = useState<'idle' | 'busy' | 'failed'>('idle');
  const [Receipt, setReceipt] = useState<PrintedReceiptComponent | null>(null);
  const print = async () => {
    setState('busy');
    try {
      const { PrintedReceipt } = await import('./printed-receipt.tsx');
      setReceipt(() => PrintedReceipt);
    } catch {
      // The chunk failed to load. The next click tries again.
      setState('failed');
    }
  };
  return (
    <>
      <RetryableButton
        icon={printer}
        label={t('order.print')}
        state={state}
        failedText={t('order.printFailed')}
        onPress={() => void print()}
      />
      {Receipt && (
        <Receipt
          order={order}
          onEnd={(wasDialogShown) => {
            setReceipt(null);
            setState(wasDialogShown ? 'idle' : 'failed');
          }}
        />
      )}
    </>
  );
}
