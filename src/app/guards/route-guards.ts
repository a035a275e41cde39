import { hasVisibleCategory, isItemHidden, isSoldForType } from '../../domain/availability/visible-menu.ts';
import { getEnabledTypes } from '../../domain/business/selling.ts';
import type { OrderType } from '../../domain/menu/menu-types.ts';
import { normaliseOrderType } from '../../domain/menu/normalise-order-type.ts';
import { toReserveType } from '../../domain/reservation/reserve-type.ts';
import { loadTiledMenu } from '../../features/menu/menu-screen.tsx';
import { selectBusinessLocale } from '../../i18n/select-locale.ts';
import { yieldToBrowser } from '../../lib/yield-to-browser.ts';
import type { Guard, GuardContext, Redirect } from '../../router/guard-chain.ts';
import { buildLoginPath } from '../../router/login-path.ts';
import { paths } from '../../router/paths.ts';
import { RouteError } from '../../router/route-error.ts';
import { createCartSnapshot } from '../host/cart-snapshot.ts';
import { formatNotice, type Notice } from '../layouts/notices.ts';
import type { GuardServices } from '../service-types.ts';

const redirectTo = (redirect: string, notice?: string): Redirect =>
  notice ? { redirect, notice } : { redirect };

/** The guards by name (spec, section 2). Their rules are in decisions, section 3. */
export function createGuards({
  config,
  stores,
  i18n,
  getLanguagePreferences,
}: GuardServices): Record<string, Guard> {
  const { referenceId } = config;
  const businessParams = { referenceId };
  const requireBusiness = () => {
    const { business } = stores.business.getState();
    if (!business) throw new RouteError(500, 'Something Went Wrong', '');
    return business;
  };
  const getParam = ({ to }: GuardContext, name: string) =>
    (to.params as Record<string, string | undefined>)[name] ?? '';
  const getOrderType = (context: GuardContext) => normaliseOrderType(getParam(context, 'type'));
  /**
   * Whether the screen exists only for deliveries. Other order types have no delivery address (decisions, section 3).
   */
  const isDeliveryOnly = ({ to }: GuardContext) => to.name === 'form' || to.name === 'map';
  /**
   * The notice for an order type that is not available. It names the order type if the customer has used that type
   * before.
   */
  const getUnavailableTypeNotice = (type: OrderType | null): string => {
    const wasUsed = type === stores.business.getState().preferences.sellingType;
    return type && wasUsed && getEnabledTypes(requireBusiness()).length
      ? formatNotice('notice.typeSwitchedOff', type)
      : ('notice.typeUnavailable' satisfies Notice);
  };
  let isLocaleSet = false;
  /**
   * Switches to a language of the business. Throws if no language can be loaded: the error page has its own text, and
   * its button tries again.
   */
  const setFirstLocale = async (path: string) => {
    if (isLocaleSet) return;
    await i18n.setLocale(selectBusinessLocale(getLanguagePreferences(), requireBusiness().locales));
    if (!i18n.hasMessages()) throw new RouteError(500, 'No language could be loaded', path, 'chunk');
    isLocaleSet = true;
  };
  /** Runs a guard from a lazy chunk. A chunk that fails to load becomes a RouteError of kind `chunk`. */
  const runLazyGuard = async ({ to }: GuardContext, guard: () => Promise<Redirect | undefined>) => {
    try {
      return await guard();
    } catch (cause) {
      throw new RouteError(500, 'The checkout could not be loaded', to.path, 'chunk', cause);
    }
  };

  return {
    async 'fetch-business'(context) {
      const { path } = context.to;
      if (getParam(context, 'referenceId') !== referenceId)
        throw new RouteError(404, 'Page Not Found', path, 'notFound');
      const store = stores.business;
      if (store.getState().status !== 'fetched') {
        await store.getState().load();
        // Parse and render the menu in two separate tasks, so that the browser can handle taps in between.
        await yieldToBrowser();
      }
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
      if (movedTo)
        await (await import('../host/follow-moved-business.ts')).followMovedBusiness(config, movedTo, path);
      const tiledMenuChunk = requireBusiness().isStandardMenu || loadTiledMenu();
      await setFirstLocale(path);
      // Wait for the chunk of the tiled menu. Otherwise the screen would render the standard menu first.
      if ('type' in context.to.params) await tiledMenuChunk;
      return undefined;
    },

    'check-one-type'({ from }) {
      // Redirect only the first navigation of a visit, so that the home tab still leads to the landing page (decisions,
      // section 3).
      if (from) return undefined;
      const types = getEnabledTypes(requireBusiness());
      const [onlyType] = types;
      return onlyType && types.length === 1 && !requireBusiness().reservation?.enabled
        ? redirectTo(paths.menu({ ...businessParams, type: onlyType }))
        : undefined;
    },

    'check-selling-type'(context) {
      const type = getOrderType(context);
      if (type && getParam(context, 'type') !== type)
        return runLazyGuard(context, async () =>
          (await import('./selling-type-aliases.ts')).redirectAlias(stores, context, type),
        );
      if (!type || !getEnabledTypes(requireBusiness()).includes(type))
        return redirectTo(paths.landing(businessParams), getUnavailableTypeNotice(type));
      stores.cart.getState().setOrderType(type);
      return isDeliveryOnly(context) && type !== 'delivery'
        ? redirectTo(paths.checkout({ ...businessParams, type }))
        : undefined;
    },

    'check-reserve-type'(context) {
      const text = getParam(context, 'reserveType');
      const reserveType = toReserveType(text);
      // Show the error page at this path instead of redirecting.
      if (!reserveType) throw new RouteError(404, 'Page Not Found', context.to.path, 'notFound');
      return reserveType === text
        ? undefined
        : redirectTo(paths.reservation({ ...businessParams, reserveType }));
    },

    'check-category'(context) {
      const { menu, smartCategories } = stores.menu.getState();
      const id = getParam(context, 'categoryId');
      // This check needs only the first page of a long menu, which contains every category. A category without a dish
      // at this hour passes: its screen says so.
      const isKnown = smartCategories.some((group) => group.id === id);
      if (menu && !isKnown && !hasVisibleCategory(menu.categories, id))
        throw new RouteError(404, 'Page Not Found', context.to.path, 'notFound');
      return undefined;
    },

    async 'fetch-item'(context) {
      const { findItem, isComplete, loadItem, menu } = stores.menu.getState();
      const { path } = context.to;
      const id = getParam(context, 'itemId');
      // A long menu loads in pages. If no loaded page contains the item, load it separately.
      if (!findItem(id) && !isComplete) await loadItem(stores.business.getState().branchId, id);
      const item = stores.menu.getState().findItem(id);
      // Show the error page at this path instead of redirecting, so that reloading and going back work (decisions,
      // section 3).
      if (!item || (menu && isItemHidden(menu, item)))
        throw new RouteError(404, 'Page Not Found', path, 'notFound');
      const menuKind = getParam(context, 'type').startsWith('reserv_')
        ? 'reservation'
        : getOrderType(context);
      if (menuKind && !isSoldForType(item, menuKind))
        throw new RouteError(404, 'Not sold for this order type', path, 'notSold');
      return undefined;
    },

    async 'check-profile'() {
      const session = stores.session.getState();
      if (session.token && !session.isChecked) await session.checkProfile();
      return undefined;
    },

    'can-checkout'(context) {
      const type = getOrderType(context);
      if (!/^(checkout|form)$/.test(context.to.name) || !type) return undefined;
      // Check nothing yet: `check-selling-type` redirects this navigation to the checkout, and `can-checkout` then runs
      // again.
      if (isDeliveryOnly(context) && type !== 'delivery') return undefined;
      return runLazyGuard(context, async () => {
        const { findCheckoutBlocker } = await import('./checkout-blocker.ts');
        const notice = await findCheckoutBlocker(stores, type);
        return notice && redirectTo(paths.cart({ ...businessParams, type }), notice);
      });
    },

    'fast-checkout'(context) {
      const type = getOrderType(context);
      if (!type) return undefined;
      const params = { ...businessParams, type };
      if (type === 'delivery')
        return runLazyGuard(context, async () =>
          (await import('./fast-checkout.ts')).checkFastCheckout(stores, params, context),
        );
      return context.to.name === 'address' ? redirectTo(paths.checkout(params)) : undefined;
    },

    'checkout-start'(context) {
      const { to, from } = context;
      const type = getOrderType(context);
      if (from?.name === 'checkout' || !type) return undefined;
      const detail = { ...createCartSnapshot(stores), path: to.path };
      // A host page with its own checkout cancels the event and takes over. The app then stays on its screen, or opens
      // the cart if there is no screen yet.
      return config.emit('checkout-start', detail, { cancelable: true })
        ? undefined
        : redirectTo(from?.path ?? paths.cart({ ...businessParams, type }));
    },

    auth({ to }) {
      return stores.session.getState().customer === 'authenticated'
        ? undefined
        : redirectTo(buildLoginPath(referenceId, to.path));
    },

    guest() {
      return stores.session.getState().customer === 'authenticated'
        ? redirectTo(paths.profile(businessParams))
        : undefined;
    },
  };
}

/** The guards that run on every navigation, in this order. The router's trailing-slash redirect comes first. */
export const globalGuards = ['check-profile', 'can-checkout'] as const;
