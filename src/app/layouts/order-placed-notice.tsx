import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { paths } from '../../router/paths.ts';
import { useRouter, useRouterState } from '../../router/router-context.tsx';
import { useOrders } from '../../stores/orders/orders-store.ts';
import { Toast } from '../../ui/feedback/toast.tsx';
import { Verbatim } from '../../ui/layout/verbatim.tsx';
import { useReferenceId } from '../reference-id.tsx';
import { TopOverlay } from './top-overlay.ts';

/** The notice stays this long, because a customer who ordered in another window may come back to this window later. */
const DURATION_MS = 3_600_000;

/**
 * Tells the customer that another tab or element has ordered the cart, which is now empty or smaller, and links to the
 * order.
 */
export function OrderPlacedNotice({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation();
  const router = useRouter();
  const referenceId = useReferenceId();
  const path = useRouterState().route?.path ?? '';
  const { order, dismiss } = useOrders((state) => ({
    order: state.orderOfOtherTab,
    dismiss: state.dismissOrderOfOtherTab,
  }));
  const isOnScreen = order !== null && path.includes(order.id);
  useEffect(() => {
    if (isOnScreen) dismiss();
  }, [isOnScreen, dismiss]);
  if (!order || isOnScreen) return null;
  return (
    <TopOverlay>
      <Toast
        key={order.id}
        message={<Verbatim text={t('notice.orderPlaced', { number: order.number })} part={order.number} />}
        actionLabel={t('orders.details')}
        onAction={() => {
          onClose();
          dismiss();
          void router.navigate(paths.order({ referenceId, orderId: order.id }));
        }}
        closeLabel={t('ui.close')}
        onClose={() => {
          onClose();
          dismiss();
        }}
        onDismiss={dismiss}
        duration={DURATION_MS}
      />
    </TopOverlay>
  );
}
