import type { ComponentType } from 'react';
import { getEnabledTypes } from '../../domain/business/selling.ts';
import { normaliseOrderType } from '../../domain/menu/normalise-order-type.ts';
import { isFinal } from '../../domain/orders/order-status.ts';
import { paths } from '../../router/paths.ts';
import type { Route } from '../../router/route-types.ts';
import { useRouter } from '../../router/router-context.tsx';
import { useOrders } from '../../stores/orders/orders-store.ts';
import { useBusiness, useCart } from '../../stores/stores-context.tsx';
import { useReferenceId } from '../reference-id.tsx';

interface Destination {
  readonly path: string;
  readonly href: string;
}

/**
 * Paths of the tabs. Menu and cart use the first order type that exists: the pre-order's, the current route's, the last
 * chosen one, the running order's, or the business's first one. The running order counts, because guests at a table
 * order another round.
 */
export function useDestinations(route: Route<ComponentType>) {
  const router = useRouter();
  const referenceId = useReferenceId();
  const { business, lastType } = useBusiness((state) => ({
    business: state.business,
    lastType: state.preferences.sellingType,
  }));
  const preorderType = useCart((state) => state.preorderType);
  const currentOrder = useOrders(({ history }) => history.find(({ status }) => !isFinal(status)));
  const typeOnScreen = 'type' in route.params ? normaliseOrderType(route.params.type) : null;
  const enabledTypes = business ? getEnabledTypes(business) : [];
  const [fallbackType = enabledTypes[0]] = [lastType, currentOrder?.orderType].filter(
    (candidate) => candidate && enabledTypes.includes(candidate),
  );
  const type = preorderType ?? typeOnScreen ?? fallbackType ?? 'car_pickup';
  const createDestination = (path: string): Destination => ({ path, href: router.buildHref(path) });
  return {
    home: createDestination(paths.landing({ referenceId })),
    menu: createDestination(paths.menu({ referenceId, type })),
    cart: createDestination(paths.cart({ referenceId, type })),
    profile: createDestination(paths.profile({ referenceId })),
    more: createDestination(paths.settings({ referenceId })),
    go: (path: string): void => void router.navigate(path),
  };
}
