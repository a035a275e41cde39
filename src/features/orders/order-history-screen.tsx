import { useEffect, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { LoginHint } from '../../components/account/login-hint.tsx';
import { LinkCard } from '../../components/layout/link-card.tsx';
import { Page, PageBody } from '../../components/layout/screen-page.tsx';
import { usePathParams } from '../../components/layout/use-path-params.ts';
import type { OrderSummary } from '../../domain/orders/order.ts';
import { paths } from '../../router/paths.ts';
import { useRoute, useRouter } from '../../router/router-context.tsx';
import { useBusiness } from '../../stores/stores-context.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { clock } from '../../ui/icons/icon-paths.ts';
import { alert, receipt } from '../../ui/icons/icon-paths-more.ts';
import { calendar } from '../../ui/icons/icon-paths-ordering.ts';
import { Button } from '../../ui/inputs/button.tsx';
import { useScroller } from '../../ui/layout/scroller.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { Heading, Text } from '../../ui/layout/text.tsx';
import { ScreenBar } from '../../ui/navigation/screen-bar.tsx';
import { observeNearViewport } from '../../ui/virtual-list/use-is-near-viewport.ts';
import { EmptyOrderList } from './empty-order-list.tsx';
import { OrderLink } from './order-link.tsx';
import { groupByProgress, type OrderList, useOrderList } from './order-list.ts';

/** Placeholders that fill a phone screen. */
const SKELETONS = ['a', 'b', 'c', 'd', 'e'];

/**
 * The customer's orders, newest first (routes `ordersHistory` and `ordersStatus`). The list contains the account's
 * orders, loaded page by page, and the orders placed on this device. `ordersStatus` lists the running orders first.
 * `ordersHistory` links to `ordersStatus` while an order is running.
 */
export function OrderHistoryScreen() {
  const { t } = useTranslation();
  const { name } = useRoute();
  const router = useRouter();
  const pathParams = usePathParams();
  const list = useOrderList();
  const isGroupedByProgress = name === 'ordersStatus';
  return (
    <Page>
      <ScreenBar
        title={t(isGroupedByProgress ? 'orders.statusTitle' : 'orders.title')}
        {...(isGroupedByProgress && {
          backLabel: t('ui.back'),
          onBack: () => router.goBack(paths.ordersHistory(pathParams)),
        })}
      />
      {list.isLoading ? (
        <PageBody aria-busy="true" aria-label={t('ui.loading')} role="status">
          {SKELETONS.map((key) => (
            <Skeleton key={key} height={92} radius={16} />
          ))}
        </PageBody>
      ) : (
        <LoadedOrders list={list} isGroupedByProgress={isGroupedByProgress} />
      )}
    </Page>
  );
}

function LoadedOrders({ list, isGroupedByProgress }: { list: OrderList; isGroupedByProgress: boolean }) {
  const { t } = useTranslation();
  const pathParams = usePathParams();
  const { orders, isLoggedIn, hasFailed, load } = list;
  if (!orders.length)
    return (
      <>
        <EmptyOrderList list={list} />
        {!isLoggedIn && (
          <PageBody css={{ flex: 'none' }}>
            <LoginHint>{t('orders.loginHint')}</LoginHint>
          </PageBody>
        )}
        <PageBody css={{ flex: 'none' }}>
          <ReservationsLink />
        </PageBody>
      </>
    );
  const { runningOrders, pastOrders } = groupByProgress(orders);
  return (
    <PageBody>
      {hasFailed && (
        <Notice
          icon={alert}
          tone="danger"
          announce
          action={<Button onClick={() => void load()}>{t('ui.retry')}</Button>}
        >
          {t('orders.failed')}
        </Notice>
      )}
      {isGroupedByProgress ? (
        <>
          <OrderGroup title={t('orders.running')} orders={runningOrders} />
          <LinkCard icon={receipt} title={t('orders.details')} to={paths.orderDetails(pathParams)} />
          <OrderGroup title={t('orders.past')} orders={pastOrders} />
        </>
      ) : (
        <>
          {runningOrders.length > 0 && (
            <LinkCard icon={clock} title={t('orders.statusTitle')} to={paths.ordersStatus(pathParams)} />
          )}
          <OrderLinks orders={orders} />
        </>
      )}
      <OlderOrders list={list} />
      <ReservationsLink />
      {!isLoggedIn && (
        <Text tone="mute" size="s" center>
          {t('orders.onThisDevice')}
        </Text>
      )}
      {!isLoggedIn && <LoginHint>{t('orders.loginHint')}</LoginHint>}
    </PageBody>
  );
}

function OrderLinks({ orders }: { orders: readonly OrderSummary[] }) {
  return (
    <Stack as="ul">
      {orders.map((order) => (
        <li key={order.id}>
          <OrderLink order={order} />
        </li>
      ))}
    </Stack>
  );
}

function OrderGroup({ title, orders }: { title: string; orders: readonly OrderSummary[] }) {
  const id = useId();
  return orders.length ? (
    <Stack as="section" aria-labelledby={id}>
      <Heading as="h2" size="s" id={id}>
        {title}
      </Heading>
      <OrderLinks orders={orders} />
    </Stack>
  ) : null;
}

/** Link to the list of reservations, if the business accepts reservations. */
function ReservationsLink() {
  const { t } = useTranslation();
  const pathParams = usePathParams();
  const takesReservations = useBusiness(({ business }) => !!business?.reservation?.enabled);
  return (
    takesReservations && (
      <LinkCard icon={calendar} title={t('reservations.title')} to={paths.reservationHistory(pathParams)} />
    )
  );
}

/** The button for older orders. Loads the next page on a click, or when the button nears the viewport. */
function OlderOrders({ list: { hasMore, status, loadMore } }: { list: OrderList }) {
  const { t } = useTranslation();
  const endRef = useRef<HTMLDivElement>(null);
  const scroller = useScroller();
  const canLoad = hasMore && status === 'fetched';
  useEffect(() => {
    if (!canLoad || !endRef.current) return undefined;
    return observeNearViewport(endRef.current, scroller, (isNear) => {
      if (isNear) void loadMore();
    });
  }, [canLoad, loadMore, scroller]);
  if (!hasMore) return null;
  return (
    <div ref={endRef}>
      {status === 'error' && (
        <Notice icon={alert} tone="danger" announce>
          {t('orders.moreFailed')}
        </Notice>
      )}
      <Button variant="secondary" block busy={status === 'fetching'} onClick={() => void loadMore()}>
        {t('orders.more')}
      </Button>
    </div>
  );
}
