import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { usePathParams } from '../../components/layout/use-path-params.ts';
import { paths } from '../../router/paths.ts';
import { useRouter } from '../../router/router-context.tsx';
import { useOrderPayment } from '../../stores/payment/payment-store.ts';
import { Notice } from '../../ui/feedback/notice.tsx';
import { alert } from '../../ui/icons/icon-paths-more.ts';
import { Button } from '../../ui/inputs/button.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { Text } from '../../ui/layout/text.tsx';

export interface CancelPaymentProps {
  label: string;
  cancellation: ReturnType<typeof useCancelPayment>;
}

/** Button that cancels the payment. Nothing is charged, and the cart keeps its lines. */
export function CancelPayment({ label, cancellation }: CancelPaymentProps) {
  const { t } = useTranslation();
  return (
    <Stack gap="2">
      {cancellation.isFailed && (
        <Notice icon={alert} tone="danger" announce>
          {t('payment.cancelFailed')}
        </Notice>
      )}
      <Button variant="quiet" block busy={cancellation.isRunning} onClick={() => void cancellation.cancel()}>
        {label}
      </Button>
      <Text tone="mute" size="s" center>
        {t('payment.cancelHint')}
      </Text>
    </Stack>
  );
}

/** Cancels the payment and its order, and returns to the cart. The cart still has its lines. */
export function useCancelPayment() {
  const router = useRouter();
  const pathParams = usePathParams();
  const cancelPayment = useOrderPayment((state) => state.cancel);
  const [state, setState] = useState<'idle' | 'running' | 'failed'>('idle');
  return {
    isRunning: state === 'running',
    isFailed: state === 'failed',
    async cancel(): Promise<void> {
      setState('running');
      const isCancelled = await cancelPayment();
      setState(isCancelled ? 'running' : 'failed');
      if (isCancelled) await router.navigate(paths.cart(pathParams), { replace: true });
    },
  };
}
