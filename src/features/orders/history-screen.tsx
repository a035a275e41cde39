import { isFinal } from '../../domain/order/status.ts';
import { useT } from '../../i18n/context.tsx';
import { paths } from '../../router/paths.ts';
import { useRoute, useRouter } from '../../router/router-context.tsx';
import { useOrders } from '../../stores/use-orders.ts';
import { Button } from '../../ui/button.tsx';
import { receipt } from '../../ui/icon-paths-more.ts';
import { ScreenBar } from '../../ui/screen-bar.tsx';
import { Stack } from '../../ui/stack.tsx';
import { StatePanel } from '../../ui/state-panel.tsx';
import { Text } from '../../ui/text.tsx';
import { Page, PageBody } from '../shared/page.tsx';
import { useHere } from '../shared/use-here.ts';
import { OrderLink } from './order-link.tsx';

/** The orders made on this device (routes `ordersHistory` and `ordersStatus`, which has the running ones first). */
export function HistoryScreen() {
  const t = useT();
  const router = useRouter();
  const { name } = useRoute();
  const here = useHere();
  const history = useOrders((state) => state.history);
  const orders =
    name === 'ordersStatus'
      ? history.toSorted((a, b) => Number(isFinal(a.status)) - Number(isFinal(b.status)))
      : history;
  return (
    <Page>
      <ScreenBar title={t('orders.title')} />
      {orders.length > 0 ? (
        <PageBody>
          <Stack as="ul">
            {orders.map((order) => (
              <li key={order.id}>
                <OrderLink order={order} />
              </li>
            ))}
          </Stack>
          <Text tone="mute" size="s" center>
            {t('orders.onThisDevice')}
          </Text>
        </PageBody>
      ) : (
        <StatePanel
          icon={receipt}
          title={t('orders.empty')}
          text={t('orders.emptyHint')}
          action={<Button onClick={() => router.navigate(paths.menu(here))}>{t('cart.browse')}</Button>}
        />
      )}
    </Page>
  );
}
