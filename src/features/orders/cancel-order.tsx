import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useShortDateTimeFormatter } from '../../components/schedule/time-text.ts';
import type { Order } from '../../domain/orders/order.ts';
import { canCustomerCancel } from '../../domain/orders/order-cancel.ts';
import { orderStatus } from '../../domain/orders/order-status.ts';
import { useFormat } from '../../i18n/i18n-context.tsx';
import type { ChangeResult } from '../../stores/orders/orders-state.ts';
import { useOrders } from '../../stores/orders/orders-store.ts';
import { Notice } from '../../ui/feedback/notice.tsx';
import { info } from '../../ui/icons/icon-paths.ts';
import { alert, check } from '../../ui/icons/icon-paths-more.ts';
import { Button } from '../../ui/inputs/button.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { Heading, Text } from '../../ui/layout/text.tsx';
import { ConfirmSheet } from '../../ui/overlays/confirm-sheet.tsx';

/** Cancels the customer's order after a confirmation, until the branch accepts it (decisions, section 4). */
export function CancelOrder({ order }: { order: Order }) {
  const { t } = useTranslation();
  const cancel = useOrders((state) => state.cancel);
  const refunds = useRefundText(order);
  const [isConfirmOpen, setConfirmOpen] = useState(false);
  const [state, setState] = useState<ChangeResult | 'idle' | 'busy'>('idle');
  const result = useRef<HTMLElement>(null);
  const isCancelled = state === 'done' && order.status === orderStatus.cancelled;
  useEffect(() => {
    // The pressed button is no longer there, so the focus moves to the result.
    if (isCancelled) result.current?.focus();
  }, [isCancelled]);

  const close = () => setConfirmOpen(false);
  const confirmCancel = async () => {
    setState('busy');
    setState(await cancel());
    close();
  };
  const mayCancel = canCustomerCancel(order.status) && !!order.customer;
  if (isCancelled)
    return (
      <section ref={result} tabIndex={-1} aria-label={t('order.cancelDone')}>
        <Notice icon={check} tone="ok">
          <Heading as="h2" size="s">
            {t('order.cancelDone')}
          </Heading>
          {refunds.map((sentence) => (
            <Text key={sentence}>{sentence}</Text>
          ))}
        </Notice>
      </section>
    );
  return (
    <Stack gap="2">
      {state === 'late' && (
        <Notice icon={info} tone="warn" announce>
          {t('order.cancelLate')}
        </Notice>
      )}
      {state === 'failed' && (
        <Notice icon={alert} tone="danger" announce>
          {t('order.cancelFailed')}
        </Notice>
      )}
      {mayCancel && (
        <Button variant="danger" block onClick={() => setConfirmOpen(true)}>
          {t('order.cancel')}
        </Button>
      )}
      <ConfirmSheet
        open={isConfirmOpen}
        onClose={close}
        title={t('order.cancelTitle')}
        closeLabel={t('ui.close')}
        cancelLabel={t('order.cancelKeep')}
        confirmLabel={t('order.cancel')}
        busy={state === 'busy'}
        onConfirm={() => void confirmCancel()}
      >
        <Stack gap="2">
          <Text>{t('order.cancelText')}</Text>
          {refunds.map((sentence) => (
            <Text key={sentence}>{sentence}</Text>
          ))}
        </Stack>
      </ConfirmSheet>
    </Stack>
  );
}

/** Sentences that say what the customer gets back. */
function useRefundText({ quote, payment, scheduledAt }: Order): readonly string[] {
  const { t } = useTranslation();
  const { money } = useFormat();
  const formatDateTime = useShortDateTimeFormatter();
  const isPaid = !!payment && ['paid', 'refunding', 'refunded'].includes(payment.status);
  return [
    isPaid && t('order.backPayment', { amount: money(quote.due) }),
    quote.wallet.minor > 0 && t('order.backWallet', { amount: money(quote.wallet) }),
    !isPaid && quote.wallet.minor <= 0 && t('order.backNothing'),
    quote.couponCode && t('order.backCoupon', { code: quote.couponCode }),
    scheduledAt !== null && t('order.backPlace', { time: formatDateTime(scheduledAt) }),
  ].filter((sentence): sentence is string => typeof sentence === 'string' && sentence !== '');
}
