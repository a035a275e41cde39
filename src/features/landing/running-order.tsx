import { useTranslation } from 'react-i18next';
import { Choice } from '../../components/layout/link-card.tsx';
import { isFinal } from '../../domain/orders/order-status.ts';
import { paths } from '../../router/paths.ts';
import { useOrders } from '../../stores/orders/use-orders.ts';
import { useClock } from '../../stores/stores-context.tsx';
import { clock as clockIcon } from '../../ui/icons/icon-paths.ts';

/** After this, in ms, an order of which nothing was heard is history. */
const FRESH = 24 * 3_600_000;

/** The way back to an order that is under way. */
export function RunningOrder({ referenceId }: { referenceId: string }) {
  const { t } = useTranslation();
  const clock = useClock();
  const order = useOrders(({ history }) =>
    history.find(({ status, placed_at }) => !isFinal(status) && clock() - Date.parse(placed_at) < FRESH),
  );
  return (
    order && (
      <Choice
        icon={clockIcon}
        title={t('landing.continueOrder')}
        text={t('order.title', { number: order.number })}
        to={paths.order({ referenceId, orderId: order.id })}
      />
    )
  );
}
