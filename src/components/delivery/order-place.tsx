import { type ComponentType, createContext, useContext } from 'react';
import { isOrderable } from '../../domain/business/selling.ts';
import type { SellingType } from '../../domain/menu/menu-types.ts';
import { useBusiness } from '../../stores/stores-context.tsx';
import { PlaceRoom } from '../../ui/layout/place-room.ts';

/** `prompts`: it asks by itself. */
type Bar = ComponentType<{ prompts?: boolean }>;

/** What says where an order goes, for each way of ordering that goes anywhere. */
export const OrderPlaceBarsContext = createContext<Partial<Record<SellingType, Bar>>>({});

/** Where the order is brought: to an address, or to a table where the branch has tables to order from. */
export function OrderPlace({ type, prompts }: { type: SellingType; prompts?: boolean }) {
  const Bar = useContext(OrderPlaceBarsContext)[type];
  const hasTables = useBusiness(
    ({ business, branch }) => !!branch?.hasTables && !!business && isOrderable(business, type),
  );
  return type === 'delivery' || (type === 'dine_in' && hasTables) ? (
    <PlaceRoom>{Bar && <Bar {...(prompts !== undefined && { prompts })} />}</PlaceRoom>
  ) : null;
}
