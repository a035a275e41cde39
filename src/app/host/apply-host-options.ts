import { normaliseOrderType } from '../../domain/menu/normalise-order-type.ts';
import { normalisePath } from '../../router/normalise-path.ts';
import { paths } from '../../router/paths.ts';
import { createTableStore } from '../../stores/tables/table-store.ts';
import type { HostOptions } from '../app-config.ts';
import type { Services } from '../service-types.ts';
import { claimHostOption } from './claim-host-option.ts';
import { createAppHistory } from './create-app-history.ts';
import { createPrefill } from './prefill.ts';

/** Creates the function that applies changed options of the host page to the running app. */
export function createHostOptionsApplier(services: Services) {
  const { config, stores, router, report } = services;
  const { referenceId } = config;
  const prefill = createPrefill(services);

  /** Opens the same screen for another order type. From a screen without an order type, opens that type's menu. */
  const goToType = (requestedType: string) => {
    const type = normaliseOrderType(requestedType) ?? requestedType;
    const { route } = router.getState();
    const currentType = route && 'type' in route.params ? route.params.type : null;
    const path =
      currentType && route
        ? route.path.replace(`/${currentType}`, `/${type}`)
        : paths.menu({ referenceId, type });
    return router.navigate(path);
  };

  /**
   * Applies the options `area` and `address` together, once per visit. A reload does not undo what the customer chose
   * since.
   */
  const applyDeliveryPlace = ({ area = '', address = '' }: HostOptions) => {
    if (claimHostOption(referenceId, 'place', `${area}${address && `|${address}`}`))
      stores.cart.getState().setLinkPlace(area.trim() || null, address.trim() || null);
  };

  const changeUrlMode = (next: HostOptions) => {
    const path = router.getState().route?.path ?? next.path;
    router.replaceHistory(createAppHistory({ ...config, ...next, path }));
  };

  /** Options are applied in this order: navigation comes last. */
  const appliers: { readonly [K in keyof HostOptions]?: (next: HostOptions) => void } = {
    urlMode: changeUrlMode,
    coupon: ({ coupon }) => stores.cart.getState().setLinkCoupon(coupon || undefined),
    consent: ({ consent }) => stores.consent.getState().setFromHost(consent || undefined),
    table: ({ table }) =>
      stores
        .getOrCreateStore(createTableStore)
        .getState()
        .setLinkTable(table ?? ''),
    branch: ({ branch }) => {
      if (branch)
        stores.business
          .getState()
          .followLinkBranch(branch)
          .catch((error) => report(error, 'branch'));
    },
    area: applyDeliveryPlace,
    address: applyDeliveryPlace,
    type: ({ type }) => type && void goToType(type),
    path: ({ path }) => path && void router.navigate(normalisePath(path, referenceId)),
  };

  return (next: HostOptions, previous: Partial<HostOptions>): void => {
    const hasChanged = (name: keyof HostOptions) => (next[name] || '') !== (previous[name] || '');
    if (hasChanged('customerName') || hasChanged('customerPhone'))
      prefill(next).catch((error) => report(error, 'customer'));
    for (const name of Object.keys(appliers) as (keyof typeof appliers)[])
      if (hasChanged(name)) appliers[name]?.(next);
  };
}
