import { useTranslation } from 'react-i18next';
import { Page } from '../../components/layout/screen-page.tsx';
import { usePathParams } from '../../components/layout/use-path-params.ts';
import { paths } from '../../router/paths.ts';
import { useRouter } from '../../router/router-context.tsx';
import { useOrders } from '../../stores/orders/orders-store.ts';
import { ScreenBar } from '../../ui/navigation/screen-bar.tsx';
import { EmptyOrderList } from './empty-order-list.tsx';
import { OrderLink } from './order-link.tsx';
import { useOrderList } from './order-list.ts';
import { OrderParts } from './order-parts.tsx';
import { LoadingOrder, WithOrder } from './with-order.tsx';

/**
 * Details of the last viewed order, or else of the newest one (route `orderDetails`). The order screen shows its
 * progress.
 */
export function OrderDetailsScreen() {
  const { t } = useTranslation();
  const router = useRouter();
  const pathParams = usePathParams();
  const viewedId = useOrders(({ order }) => order?.id);
  const list = useOrderList();
  const { orders } = list;
  const id = viewedId ?? orders[0]?.id;
  const bar = (
    <ScreenBar
      title={t('orders.details')}
      backLabel={t('ui.back')}
      onBack={() => router.goBack(paths.ordersHistory(pathParams))}
    />
  );
  if (!id)
    return (
      <Page>
        {bar}
        {list.isLoading ? <LoadingOrder /> : <EmptyOrderList list={list} />}
      </Page>
    );
  const summary = orders.find((order) => order.id === id);
  return (
    <WithOrder orderId={id} header={bar}>
      {(order) => (
        <>
          {summary && <OrderLink order={{ ...summary, status: order.status }} />}
          <OrderParts order={order} />
        </>
      )}
    </WithOrder>
  );
}
