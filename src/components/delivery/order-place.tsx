import { type ComponentType, createContext, useContext } from 'react';
import { isOrderable } from '../../domain/business/selling.ts';
import type { OrderType } from '../../domain/menu/menu-types.ts';
import { useBusiness } from '../../stores/stores-context.tsx';
import { PlaceBarSpace } from '../../ui/layout/place-bar-space.ts';

/** With `prompts`, the bar opens its sheet by itself while no place is chosen. */
type Bar = ComponentType<{ prompts?: boolean }>;

/** The bar that shows where an order goes, for each order type with a destination. */
export const OrderPlaceBarsContext = createContext<Partial<Record<OrderType, Bar>>>({});

/** Where the order is brought: to an address, or to a table if the branch takes orders at tables. */
export function OrderPlace({ type, prompts }: { type: OrderType; prompts?: boolean }) {
  const Bar = useContext(OrderPlaceBarsContext)[type];
  const hasTables = useBusiness(
    ({ business, branch }) => !!branch?.hasTables && !!business && isOrderable(business, type),
  );
  return type === 'delivery' || (type === 'dine_in' && hasTables) ? (
    <PlaceBarSpace>{Bar && <Bar {...(prompts !== undefined && { prompts })} />}</PlaceBarSpace>
  ) : null;
}
