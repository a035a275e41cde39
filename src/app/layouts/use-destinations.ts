import type { ComponentType } from 'react';
import { enabledTypes } from '../../domain/business/selling.ts';
import { normaliseSellingType } from '../../domain/menu/selling-type.ts';
import { paths } from '../../router/paths.ts';
import type { Route } from '../../router/route-types.ts';
import { useRouter } from '../../router/router-context.tsx';
import { useBusiness, useCart } from '../../stores/stores-context.tsx';
import { useReferenceId } from '../reference-id.tsx';

interface Destination {
  readonly path: string;
  readonly href: string;
}

/** Where the tabs lead from here: the menu and cart of the selling type on screen, else of the one chosen last. */
export function useDestinations(route: Route<ComponentType>) {
  const router = useRouter();
  const referenceId = useReferenceId();
  const { business, last } = useBusiness((state) => ({
    business: state.business,
    last: state.info.sellingType,
  }));
  const way = useCart((state) => state.way);
  const onScreen = 'type' in route.params ? normaliseSellingType(route.params.type) : null;
  const offered = business ? enabledTypes(business) : [];
  const type = way ?? onScreen ?? (last && offered.includes(last) ? last : offered[0]) ?? 'car_pickup';
  const to = (path: string): Destination => ({ path, href: router.href(path) });
  return {
    home: to(paths.landing({ referenceId })),
    menu: to(paths.menu({ referenceId, type })),
    cart: to(paths.cart({ referenceId, type })),
    profile: to(paths.profile({ referenceId })),
    more: to(paths.settings({ referenceId })),
    go: (path: string): void => void router.navigate(path),
  };
}
