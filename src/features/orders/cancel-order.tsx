import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { WireOrder } from '../../api/contract/order-contract.ts';
import { mayCustomerCancel } from '../../domain/orders/order-cancel.ts';
import { orderStatus } from '../../domain/orders/order-status.ts';
import type { Attempt } from '../../stores/orders/orders-state.ts';
import { useOrders } from '../../stores/orders/use-orders.ts';
import { Notice } from '../../ui/feedback/notice.tsx';
import { info } from '../../ui/icons/icon-paths.ts';
import { alert, check } from '../../ui/icons/icon-paths-more.ts';
import { Button } from '../../ui/inputs/button.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { Heading, Text } from '../../ui/layout/text.tsx';
import { Sheet } from '../../ui/overlays/sheet.tsx';
import { useGivenBack } from './use-given-back.ts';

/** Cancels an order of one's own while nobody has begun it (decisions, section 4), after saying what that means. */
export function CancelOrder({ order }: { order: WireOrder }) {
  const { t } = useTranslation();
  const cancel = useOrders((state) => state.cancel);
  const givenBack = useGivenBack(order);
  const [isAsking, setAsking] = useState(false);
  const [state, setState] = useState<Attempt | 'idle' | 'busy'>('idle');
  const told = useRef<HTMLElement>(null);
  const isCancelled = state === 'done' && order.status === orderStatus.cancelled;
  useEffect(() => {
    // The button that was pressed is gone: the focus goes on with what came of it.
    if (isCancelled) told.current?.focus();
  }, [isCancelled]);

  const close = () => setAsking(false);
  const run = async () => {
    setState('busy');
    setState(await cancel());
    close();
  };
  const mayCancel = mayCustomerCancel(order.status) && !!order.customer;
  if (isCancelled)
    return (
      <section ref={told} tabIndex={-1} aria-label={t('order.cancelDone')}>
        <Notice icon={check} tone="ok">
          <Heading as="h2" size="s">
            {t('order.cancelDone')}
          </Heading>
          {givenBack.map((sentence) => (
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
        <Button variant="danger" block onClick={() => setAsking(true)}>
          {t('order.cancel')}
        </Button>
      )}
      <Sheet
        open={isAsking}
        onClose={close}
        title={t('order.cancelTitle')}
        closeLabel={t('ui.close')}
        footer={
          <>
            <Button variant="secondary" block onClick={close}>
              {t('order.cancelKeep')}
            </Button>
            <Button variant="danger" block busy={state === 'busy'} onClick={() => void run()}>
              {t('order.cancel')}
            </Button>
          </>
        }
      >
        <Stack gap="2">
          <Text>{t('order.cancelText')}</Text>
          {givenBack.map((sentence) => (
            <Text key={sentence}>{sentence}</Text>
          ))}
        </Stack>
      </Sheet>
    </Stack>
  );
}
