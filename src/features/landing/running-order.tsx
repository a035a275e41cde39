import { isFinal } from '../../domain/order/status.ts';
import { useT } from '../../i18n/context.tsx';
import { paths } from '../../router/paths.ts';
import { useOrders } from '../../stores/use-orders.ts';
import { clock } from '../../ui/icon-paths.ts';
import { Choice } from './choice.tsx';

/** After this, in ms, an order of which nothing was heard is history. */
const FRESH = 24 * 3_600_000;

/** The way back to an order that is under way. */
export function RunningOrder({ referenceId }: { referenceId: string }) {
  const t = useT();
  const order = useOrders(({ history }) =>
    history.find(({ status, placed_at }) => !isFinal(status) && Date.now() - Date.parse(placed_at) < FRESH),
  );
  return (
    order && (
      <Choice
        icon={clock}
        title={t('landing.continueOrder')}
        text={t('order.title', { number: order.number })}
        to={paths.order({ referenceId, orderId: order.id })}
      />
    )
  );
}
