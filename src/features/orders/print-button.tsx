import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Order } from '../../domain/orders/order.ts';
import { Notice } from '../../ui/feedback/notice.tsx';
import { Icon } from '../../ui/icons/icon.tsx';
import { printer } from '../../ui/icons/icon-paths-feedback.ts';
import { alert } from '../../ui/icons/icon-paths-more.ts';
import { Button } from '../../ui/inputs/button.tsx';
import { Stack } from '../../ui/layout/stack.tsx';

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
      // The chunk could not be loaded. The next click tries again.
      setState('failed');
    }
  };
  return (
    <Stack gap="2">
      <Button
        variant="secondary"
        block
        busy={state === 'busy'}
        start={<Icon path={printer} size={18} />}
        onClick={() => void print()}
      >
        {t('order.print')}
      </Button>
      {state === 'failed' && (
        <Notice icon={alert} tone="danger" announce>
          {t('order.printFailed')}
        </Notice>
      )}
      {Receipt && (
        <Receipt
          order={order}
          onEnd={(isPrinted) => {
            setReceipt(null);
            setState(isPrinted ? 'idle' : 'failed');
          }}
        />
      )}
    </Stack>
  );
}
