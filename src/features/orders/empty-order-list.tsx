import { useTranslation } from 'react-i18next';
import { LoadError } from '../../components/layout/load-error.tsx';
import { usePathParams } from '../../components/layout/use-path-params.ts';
import { paths } from '../../router/paths.ts';
import { useRouter } from '../../router/router-context.tsx';
import { StatePanel } from '../../ui/feedback/state-panel.tsx';
import { receipt } from '../../ui/icons/icon-paths-more.ts';
import { Button } from '../../ui/inputs/button.tsx';
import type { OrderList } from './order-list.ts';

/** Says that there are no orders yet, or that the orders of the account could not be loaded. */
export function EmptyOrderList({ list: { isLoggedIn, hasFailed, load } }: { list: OrderList }) {
  const { t } = useTranslation();
  const router = useRouter();
  const pathParams = usePathParams();
  if (hasFailed) return <LoadError error={null} onRetry={() => void load()} />;
  return (
    <StatePanel
      icon={receipt}
      title={t('orders.empty')}
      text={t(isLoggedIn ? 'orders.emptyHintAccount' : 'orders.emptyHint')}
      action={<Button onClick={() => router.navigate(paths.menu(pathParams))}>{t('cart.browse')}</Button>}
    />
  );
}
