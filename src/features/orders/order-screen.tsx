import { useEffect, useState } from 'react';
import { useT } from '../../i18n/context.tsx';
import { paths } from '../../router/paths.ts';
import { useRoute, useRouter } from '../../router/router-context.tsx';
import { useOrders } from '../../stores/use-orders.ts';
import { Button } from '../../ui/button.tsx';
import { offline, receipt } from '../../ui/icon-paths-more.ts';
import { Notice } from '../../ui/notice.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { Stack } from '../../ui/stack.tsx';
import { StatePanel } from '../../ui/state-panel.tsx';
import { Page, PageBody } from '../shared/page.tsx';
import { useOnline } from '../shared/use-online.ts';
import { AgainButton } from './again-button.tsx';
import { BranchContact } from './branch-contact.tsx';
import { DeliveryAddress } from './delivery-address.tsx';
import { OrderProgress } from './order-progress.tsx';
import { Receipt } from './receipt.tsx';

/** One order, followed as it goes on (route `order`). */
export function OrderScreen() {
  const t = useT();
  const router = useRouter();
  const { referenceId, orderId } = useRoute('order').params;
  const isOnline = useOnline();
  const [attempt, setAttempt] = useState(0);
  const { order, status, error } = useOrders((state) => ({
    order: state.order,
    status: state.orderStatus,
    error: state.orderError,
  }));
  const follower = <Follower key={`${attempt} ${orderId}`} orderId={orderId} />;

  if (order?.id === orderId) {
    return (
      <Page>
        {follower}
        <PageBody css={{ paddingBlockStart: '$6' }}>
          {!isOnline && (
            <Notice icon={offline} tone="warn" announce>
              {t('order.reconnecting')}
            </Notice>
          )}
          <OrderProgress key={orderId} order={order} />
          <DeliveryAddress order={order} />
          <BranchContact branch={order.branch} />
          <Receipt order={order} />
          <AgainButton key={`again ${orderId}`} order={order} />
        </PageBody>
      </Page>
    );
  }
  const isMissing = error?.kind === 'refused';
  return status === 'error' ? (
    <Page>
      {follower}
      {isMissing ? (
        <StatePanel
          icon={receipt}
          level="h1"
          announce
          title={t('order.notFound')}
          text={t('order.notFoundHint')}
          action={
            <Button onClick={() => router.navigate(paths.landing({ referenceId }))}>
              {t('errors.toHome')}
            </Button>
          }
        />
      ) : (
        <StatePanel
          icon={offline}
          level="h1"
          tone="warn"
          announce
          title={t('errors.network')}
          text={t('errors.networkText')}
          action={<Button onClick={() => setAttempt(attempt + 1)}>{t('ui.retry')}</Button>}
        />
      )}
    </Page>
  ) : (
    <Page>
      {follower}
      <PageBody css={{ paddingBlockStart: '$6' }} aria-busy="true" aria-label={t('ui.loading')}>
        <Stack gap="2">
          <Skeleton width={120} />
          <Skeleton width="70%" height={36} />
          <Skeleton width="50%" />
        </Stack>
        <Skeleton height={280} radius={16} />
        <Skeleton height={56} radius={12} />
        <Skeleton height={240} radius={16} />
      </PageBody>
    </Page>
  );
}

/** Follows an order while it is there; with another key it starts anew. */
function Follower({ orderId }: { orderId: string }) {
  const follow = useOrders((state) => state.follow);
  useEffect(() => follow(orderId), [follow, orderId]);
  return null;
}
