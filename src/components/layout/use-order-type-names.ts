import { useTranslation } from 'react-i18next';
import { getOrderTypeNameKey } from '../../domain/business/selling.ts';
import type { OrderType } from '../../domain/menu/menu-types.ts';
import { useBusiness } from '../../stores/stores-context.tsx';

/** The names of the order types at this business. Some businesses call dine-in a service. */
export function useOrderTypeNames(): Readonly<Record<OrderType, string>> {
  const { t } = useTranslation();
  const business = useBusiness((state) => state.business);
  const getName = (type: OrderType) => t(`sellingType.${getOrderTypeNameKey(business, type)}`);
  return { delivery: getName('delivery'), car_pickup: getName('car_pickup'), dine_in: getName('dine_in') };
}
