import { normaliseSellingType } from '../../domain/menu/selling-type.ts';
import { normalisePath } from '../../router/normalise-path.ts';
import { paths } from '../../router/paths.ts';
import { createTableStore } from '../../stores/tables/table-store.ts';
import type { HostOptions } from '../app-config.ts';
import type { Services } from '../service-types.ts';
import { historyFor } from './history-for.ts';
import { prefiller } from './prefill.ts';

/** Takes over what the host asks for differently than before. */
export function followHost(services: Services) {
  const { config, stores, router, report } = services;
  const { referenceId } = config;
  const prefill = prefiller(services);

  /** The same screen of another selling type where there is one, else its menu. */
  const goToType = (asked: string) => {
    const type = normaliseSellingType(asked) ?? asked;
    const { route } = router.getState();
    const here = route && 'type' in route.params ? route.params.type : null;
    const path =
      here && route ? route.path.replace(`/${here}`, `/${type}`) : paths.menu({ referenceId, type });
    return router.navigate(path);
  };

  const goToBranch = (branchId: string) => {
    const { business, selectBranch, remember } = stores.business.getState();
    if (business) selectBranch(branchId).catch((error) => report(error, 'branch'));
    else remember({ branchId });
  };

  const keepPlaceIn = (asked: HostOptions) => {
    const path = router.getState().route?.path ?? asked.path;
    historyFor({ ...config, ...asked, path }).then(router.moveTo, (error) => report(error, 'url-mode'));
  };

  /** In this order: where to go comes last. */
  const follow: { readonly [K in keyof HostOptions]?: (asked: HostOptions) => void } = {
    urlMode: keepPlaceIn,
    coupon: ({ coupon }) => stores.cart.getState().offerCoupon(coupon || undefined),
    consent: ({ consent }) => stores.consent.getState().set(consent || undefined),
    table: ({ table }) =>
      stores
        .late(createTableStore)
        .getState()
        .setLinkTable(table ?? ''),
    branch: ({ branch }) => branch && goToBranch(branch),
    type: ({ type }) => type && void goToType(type),
    path: ({ path }) => path && void router.navigate(normalisePath(path, referenceId)),
  };

  return (asked: HostOptions, last: Partial<HostOptions>): void => {
    const isNew = (name: keyof HostOptions) => (asked[name] || '') !== (last[name] || '');
    if (isNew('customerName') || isNew('customerPhone'))
      prefill(asked).catch((error) => report(error, 'customer'));
    for (const name of Object.keys(follow) as (keyof typeof follow)[]) if (isNew(name)) follow[name]?.(asked);
  };
}
