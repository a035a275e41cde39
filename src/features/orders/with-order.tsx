import { type ReactNode, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Page, PageBody } from '../../components/layout/screen-page.tsx';
import { useOnline } from '../../components/layout/use-online.ts';
import { usePathParams } from '../../components/layout/use-path-params.ts';
import type { Order } from '../../domain/orders/order.ts';
import { paths } from '../../router/paths.ts';
import { useRouter } from '../../router/router-context.tsx';
import { useOrders } from '../../stores/orders/orders-store.ts';
import { Notice } from '../../ui/feedback/notice.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { StatePanel } from '../../ui/feedback/state-panel.tsx';
import { offline, receipt } from '../../ui/icons/icon-paths-more.ts';
import { Button } from '../../ui/inputs/button.tsx';
import { Stack } from '../../ui/layout/stack.tsx';

interface WithOrderProps {
  orderId: string;
  /** Rendered above the order, its skeleton and its error. */
  header?: ReactNode;
  children: (order: Order) => ReactNode;
}

/** Loads an order and keeps it up to date. Shows a skeleton while it loads, and an error when it cannot be loaded. */
export function WithOrder({ orderId, header, children }: WithOrderProps) {
  const { t } = useTranslation();
  const isOnline = useOnline();
  const [attempt, setAttempt] = useState(0);
  const { order, status } = useOrders((state) => ({ order: state.order, status: state.orderStatus }));
  const isLoaded = order?.id === orderId;
  return (
    <Page>
      {header}
      <OrderSubscription key={`${attempt} ${orderId}`} orderId={orderId} />
      {isLoaded && (
        <PageBody css={{ paddingBlockStart: header ? '$2' : '$6' }}>
          {!isOnline && (
            <Notice icon={offline} tone="warn" announce>
              {t('order.reconnecting')}
            </Notice>
          )}
          {children(order)}
        </PageBody>
      )}
      {!isLoaded && status === 'error' && <OrderError onRetry={() => setAttempt(attempt + 1)} />}
      {!isLoaded && status !== 'error' && (
        <PageBody
          css={{ paddingBlockStart: '$6' }}
          aria-busy="true"
          aria-label={t('ui.loading')}
          role="status"
        >
          <Stack gap="2">
            <Skeleton width={120} />
            <Skeleton width="70%" height={36} />
            <Skeleton width="50%" />
          </Stack>
          <Skeleton height={280} radius={16} />
          <Skeleton height={56} radius={12} />
          <Skeleton height={240} radius={16} />
        </PageBody>
      )}
    </Page>
  );
}

function OrderError({ onRetry }: { onRetry: () => void }) {
  const { t } = useTranslation();
  const router = useRouter();
  const { referenceId } = usePathParams();
  const isMissing = useOrders((state) => state.orderError?.kind === 'refused');
  return isMissing ? (
    <StatePanel
      icon={receipt}
      level="h1"
      announce
      title={t('order.notFound')}
      text={t('order.notFoundHint')}
      action={
        <Button onClick={() => router.navigate(paths.landing({ referenceId }))}>{t('errors.toHome')}</Button>
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
      action={<Button onClick={onRetry}>{t('ui.retry')}</Button>}
    />
  );
}

/** Keeps an order up to date while mounted. A new `key` loads the order again. */
function OrderSubscription({ orderId }: { orderId: string }) {
  const follow = useOrders((state) => state.follow);
  useEffect(() => follow(orderId), [follow, orderId]);
  return null;
}
