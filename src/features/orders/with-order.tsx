import { type ReactNode, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DetailsSkeleton } from '../../components/layout/details-skeleton.tsx';
import { LoadError } from '../../components/layout/load-error.tsx';
import { ReconnectingNotice } from '../../components/layout/reconnecting-notice.tsx';
import { Page, PageBody } from '../../components/layout/screen-page.tsx';
import { usePathParams } from '../../components/layout/use-path-params.ts';
import type { Order } from '../../domain/orders/order.ts';
import { paths } from '../../router/paths.ts';
import { useRouter } from '../../router/router-context.tsx';
import { useOrders } from '../../stores/orders/orders-store.ts';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { StatePanel } from '../../ui/feedback/state-panel.tsx';
import { receipt } from '../../ui/icons/icon-paths-more.ts';
import { Button } from '../../ui/inputs/button.tsx';

interface WithOrderProps {
  orderId: string;
  /** Rendered above the order, its skeleton or its error. */
  header?: ReactNode;
  children: (order: Order) => ReactNode;
}

/** Loads an order and keeps it up to date. Shows a skeleton while it loads, and an error if it fails to load. */
export function WithOrder({ orderId, header, children }: WithOrderProps) {
  const [attempt, setAttempt] = useState(0);
  const { order, status } = useOrders((state) => ({ order: state.order, status: state.orderStatus }));
  const { referenceId } = usePathParams();
  const isLoaded = order?.id === orderId;
  const isOfOtherBusiness = isLoaded && order.referenceId !== referenceId;
  return (
    <Page>
      {header}
      <OrderSubscription key={`${attempt} ${orderId}`} orderId={orderId} />
      {isOfOtherBusiness && <OrderNotFound />}
      {isLoaded && !isOfOtherBusiness && (
        <PageBody css={{ paddingBlockStart: header ? '$2' : '$6' }}>
          <ReconnectingNotice />
          {children(order)}
        </PageBody>
      )}
      {!isLoaded && status === 'error' && <OrderError onRetry={() => setAttempt(attempt + 1)} />}
      {!isLoaded && status !== 'error' && <LoadingOrder />}
    </Page>
  );
}

/** The skeleton of an order. */
export function LoadingOrder() {
  return (
    <DetailsSkeleton>
      <Skeleton height={280} radius={16} />
      <Skeleton height={56} radius={12} />
      <Skeleton height={240} radius={16} />
    </DetailsSkeleton>
  );
}

function OrderError({ onRetry }: { onRetry: () => void }) {
  const error = useOrders((state) => state.orderError);
  return error?.isNotFound ? <OrderNotFound /> : <LoadError level="h1" error={error} onRetry={onRetry} />;
}

function OrderNotFound() {
  const { t } = useTranslation();
  const router = useRouter();
  const { referenceId } = usePathParams();
  return (
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
  );
}

/** Keeps an order up to date while mounted. A new `key` loads the order again. */
function OrderSubscription({ orderId }: { orderId: string }) {
  const follow = useOrders((state) => state.follow);
  useEffect(() => follow(orderId), [follow, orderId]);
  return null;
}
