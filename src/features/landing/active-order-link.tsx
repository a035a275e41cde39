import { useTranslation } from 'react-i18next';
import { LinkCard } from '../../components/layout/link-card.tsx';
import { isFinal } from '../../domain/orders/order-status.ts';
import { paths } from '../../router/paths.ts';
import { useOrders } from '../../stores/orders/orders-store.ts';
import { useClock } from '../../stores/stores-context.tsx';
import { clock as clockIcon } from '../../ui/icons/icon-paths.ts';
import { Verbatim } from '../../ui/layout/verbatim.tsx';

/** Older orders are not linked. */
const MAX_AGE_MS = 24 * 3_600_000;

/** Link to the latest unfinished order that was placed on this device. */
export function ActiveOrderLink({ referenceId }: { referenceId: string }) {
  const { t } = useTranslation();
  const getNow = useClock();
  const order = useOrders(({ history }) =>
    history.find(({ status, placedAt }) => !isFinal(status) && getNow() - placedAt < MAX_AGE_MS),
  );
  return (
    order && (
      <LinkCard
        icon={clockIcon}
        title={t('landing.continueOrder')}
        text={<Verbatim text={t('order.title', { number: order.number })} part={order.number} />}
        to={paths.order({ referenceId, orderId: order.id })}
      />
    )
  );
}
