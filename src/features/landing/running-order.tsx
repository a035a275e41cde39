import { isFinal } from '../../domain/order/status.ts';
import { useT } from '../../i18n/context.tsx';
import { paths } from '../../router/paths.ts';
import { useClock } from '../../stores/context.tsx';
import { useOrders } from '../../stores/use-orders.ts';
import { clock as clockIcon } from '../../ui/icon-paths.ts';
import { Choice } from '../shared/choice.tsx';

/** After this, in ms, an order of which nothing was heard is history. */
const FRESH = 24 * 3_600_000;

/** The way back to an order that is under way. */
export function RunningOrder({ referenceId }: { referenceId: string }) {
  const t = useT();
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
