import { type ComponentType, createContext, useContext } from 'react';
import { isOrderable } from '../../domain/business/selling.ts';
import type { OrderType } from '../../domain/menu/menu-types.ts';
import { useBusiness } from '../../stores/stores-context.tsx';
import { PlaceBarSpace } from '../../ui/layout/place-bar-space.ts';

interface OrderPlaceBarProps {
  /** Opens the bar's sheet automatically while no destination or table is chosen. */
  autoOpen?: boolean;
}

type OrderPlaceBar = ComponentType<OrderPlaceBarProps>;

/** The bar with the destination or table of an order, by order type. The app's layout provides the bars. */
export const OrderPlaceBarsContext = createContext<Partial<Record<OrderType, OrderPlaceBar>>>({});

/** Shows the destination of a delivery order, or the table of a dine-in order if the branch has tables. */
export function OrderPlace({ type, autoOpen }: { type: OrderType; autoOpen?: boolean }) {
  const Bar = useContext(OrderPlaceBarsContext)[type];
  const hasTables = useBusiness(
    ({ business, branch }) => !!branch?.hasTables && !!business && isOrderable(business, type),
  );
  return type === 'delivery' || (type === 'dine_in' && hasTables) ? (
    <PlaceBarSpace>{Bar && <Bar {...(autoOpen !== undefined && { autoOpen })} />}</PlaceBarSpace>
  ) : null;
}
