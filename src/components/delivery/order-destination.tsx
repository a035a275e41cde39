import { type ComponentType, createContext, useContext } from 'react';
import { isOrderable } from '../../domain/business/selling.ts';
import type { OrderType } from '../../domain/menu/menu-types.ts';
import { useBusiness } from '../../stores/stores-context.tsx';
import { OrderChoiceBarSpace } from '../../ui/layout/order-choice-bar-space.ts';

interface DestinationBarProps {
  /** Opens the bar's sheet automatically while no destination or table is chosen. */
  autoOpen?: boolean;
}

type DestinationBar = ComponentType<DestinationBarProps>;

/** The bar with the destination or table of an order, by order type. The app's layout provides the bars. */
export const DestinationBarsContext = createContext<Partial<Record<OrderType, DestinationBar>>>({});

/** Shows the destination of a delivery order, or the table of a dine-in order if the branch has tables. */
export function OrderDestination({ type, autoOpen }: { type: OrderType; autoOpen?: boolean }) {
  const Bar = useContext(DestinationBarsContext)[type];
  const hasTables = useBusiness(
    ({ business, branch }) => !!branch?.hasTables && !!business && isOrderable(business, type),
  );
  return type === 'delivery' || (type === 'dine_in' && hasTables) ? (
    <OrderChoiceBarSpace>{Bar && <Bar {...(autoOpen !== undefined && { autoOpen })} />}</OrderChoiceBarSpace>
  ) : null;
}
