import { enabledTypes } from '../../domain/business/selling.ts';
import { normaliseSellingType } from '../../domain/menu/selling-type.ts';
import { loadTiledMenu } from '../../features/menu/menu-screen.tsx';
import { localeForBusiness } from '../../i18n/detect.ts';
import type { Guard, GuardContext, Redirect } from '../../router/guard-chain.ts';
import { loginPath } from '../../router/login-path.ts';
import { paths } from '../../router/paths.ts';
import { RouteError } from '../../router/route-error.ts';
import { snapshotOf } from '../host/cart-snapshot.ts';
import type { Notice } from '../layouts/notices.ts';
import type { GuardServices } from '../service-types.ts';

const go = (redirect: string, notice?: Notice): Redirect => (notice ? { redirect, notice } : { redirect });

/** The named guards (spec, section 2; rules: decisions, section 3). */
export function createGuards({ config, stores, i18n, wishes }: GuardServices): Record<string, Guard> {
  const { referenceId } = config;
  const own = { referenceId };
  const business = () => {
    const { business: loaded } = stores.business.getState();
    if (!loaded) throw new RouteError(500, 'Something Went Wrong', '');
    return loaded;
  };
  const param = ({ to }: GuardContext, name: string) =>
    (to.params as Record<string, string | undefined>)[name] ?? '';
  const sellingTypeOf = (context: GuardContext) => normaliseSellingType(param(context, 'type'));
  let localeSettled = false;
  /** Rules that come with the checkout: the menu does not wait for them. */
  const rulesOf = async ({ to }: GuardContext, ask: () => Promise<Redirect | undefined>) => {
    try {
      return await ask();
    } catch (cause) {
      throw new RouteError(500, 'The checkout could not be loaded', to.path, 'chunk', cause);
    }
  };

  return {
    async 'fetch-business'(context) {
      const { path } = context.to;
      if (param(context, 'referenceId') !== referenceId)
        throw new RouteError(404, 'Page Not Found', path, 'notFound');
      const store = stores.business;
      if (store.getState().status !== 'fetched') await store.getState().load();
      const { status, error } = store.getState();
      if (status === 'error' && error) {
        throw new RouteError(
          error.status,
          error.message,
          path,
          error.status === 404 ? 'notFound' : 'failed',
          error,
        );
      }
      const { movedTo } = store.getState();
      if (movedTo) await (await import('../host/follow-move.ts')).followMove(config, movedTo, path);
      const tiles = business().isStandardMenu || loadTiledMenu();
      if (!localeSettled) {
        localeSettled = true;
        await i18n.setLocale(localeForBusiness(wishes(), business().locales));
      }
      // Before the screen stands, or it would stand twice.
      if ('type' in context.to.params) await tiles;
      return undefined;
    },

    'check-one-type'() {
      const types = enabledTypes(business());
      const [only] = types;
      return only && types.length === 1 && !business().reservation?.enabled
        ? go(paths.menu({ ...own, type: only }))
        : undefined;
    },

    'check-selling-type'(context) {
      const type = sellingTypeOf(context);
      if (type && param(context, 'type') !== type)
        return rulesOf(context, async () =>
          (await import('./selling-type-aliases.ts')).canonicalSellingTypePath(stores, context, type),
        );
      if (!type || !enabledTypes(business()).includes(type))
        return go(paths.landing(own), 'notice.typeUnavailable');
      stores.cart.getState().setSellingType(type);
      return undefined;
    },

    async 'fetch-item'(context) {
      const { itemById, complete, loadItem } = stores.menu.getState();
      const id = param(context, 'itemId');
      // A long menu arrives in pages: what is on none of those read yet is asked for by itself.
      const isThere =
        itemById(id) || (!complete && (await loadItem(stores.business.getState().branchId, id)));
      return isThere ? undefined : go(paths.notFound());
    },

    async 'check-profile'() {
      const session = stores.session.getState();
      if (session.token && !session.checked) await session.checkProfile();
      return undefined;
    },

    'can-checkout'(context) {
      const type = sellingTypeOf(context);
      if (!/^(checkout|form)$/.test(context.to.name) || !type) return undefined;
      return rulesOf(context, async () => {
        const { missingForCheckout } = await import('./missing-for-checkout.ts');
        const notice = await missingForCheckout(stores, type);
        return notice && go(paths.cart({ ...own, type }), notice);
      });
    },

    'fast-checkout'(context) {
      const type = sellingTypeOf(context);
      if (!type) return undefined;
      const here = { ...own, type };
      if (type === 'delivery')
        return rulesOf(context, async () =>
          (await import('./fast-checkout.ts')).fastCheckout(stores, here, context),
        );
      return context.to.name === 'address' ? go(paths.checkout(here)) : undefined;
    },

    'checkout-start'(context) {
      const { to, from } = context;
      const type = sellingTypeOf(context);
      if (from?.name === 'checkout' || !type) return undefined;
      const detail = { ...snapshotOf(stores), path: to.path };
      // A host with a checkout of its own takes over: here everything stays.
      return config.emit('checkout-start', detail, { cancelable: true })
        ? undefined
        : go(from?.path ?? paths.cart({ ...own, type }));
    },

    auth({ to }) {
      return stores.session.getState().customer === 'authenticated'
        ? undefined
        : go(loginPath(referenceId, to.path));
    },

    guest() {
      return stores.session.getState().customer === 'authenticated' ? go(paths.profile(own)) : undefined;
    },
  };
}

/** Run on every navigation, in this order; the trailing-slash redirect of the router comes before them. */
export const globalGuards = ['check-profile', 'can-checkout'] as const;
