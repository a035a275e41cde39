import { createStore, type StoreApi } from 'zustand/vanilla';
import { restaurantCall } from '../../api/contract/business-contract.ts';
import { type Restaurant, readRestaurant } from '../../api/mappers/map-business.ts';
import type { Currency } from '../../domain/money/money.ts';
import { once } from '../../lib/once.ts';
import type { BranchTools } from '../menu/branch-menus.ts';
import type { MenuExtras, MenuStore } from '../menu/menu-store.ts';
import type { StoreDeps } from '../store-deps.ts';
import { businessError } from './business-error.ts';
import { type BusinessInfo, type BusinessState, noInfo, persistedInfo } from './business-state.ts';

const extrasOf = ({ menu, message, showSubcategories }: Restaurant): Partial<MenuExtras> => ({
  ...menu.groups,
  message,
  showSubcategories,
});

export interface BusinessStore extends StoreApi<BusinessState> {
  /** Follows what other elements and tabs remember. Returns the way to stop. */
  connect(): () => void;
}

export function createBusinessStore(deps: StoreDeps, menuStore: MenuStore): BusinessStore {
  const { client, reporter } = deps;
  const saved = persistedInfo(deps);
  const report = (error: unknown, part: string) => reporter.report(error, { part });
  let { firstData } = deps;
  let running: Promise<void> | null = null;

  // The first screen needs one menu. What fetches others comes with the wish for one.
  const branches = once(async () => (await import('../menu/branch-menus.ts')).branchMenus(tools));

  const store = createStore<BusinessState>((set, get) => {
    /** The loader's answer once, our own call after; also when the loader got none. */
    const fetchRestaurant = () => {
      const own = () => client.raw(restaurantCall, { params: { reference_id: deps.referenceId } });
      const first = firstData;
      firstData = undefined;
      return first ? first.catch(own) : own();
    };

    /** The menu to show with the business, and the branch it is of. */
    const menuWith = async (restaurant: Restaurant) => {
      const { defaultBranchId } = restaurant.business;
      const { branchId: wanted } = get().info;
      // The first page of a long menu is enough for the first screen; what is on a screen is not replaced by less.
      const isLess = restaurant.menu.isPaged && menuStore.getState().menu;
      return isLess || (wanted && wanted !== defaultBranchId)
        ? (await branches()).menuFor(restaurant)
        : { menuBranchId: defaultBranchId, menu: restaurant.menu };
    };

    const showRest = (branchId: string, currency: Currency) =>
      branches().then(
        (menus) => menus.showRest(branchId, currency),
        () => menuStore.setState({ isCutShort: true }),
      );

    const read = async (): Promise<Partial<BusinessState>> => {
      const cameFrom = { branchId: get().branchId, menu: menuStore.getState() };
      const { status, body } = await fetchRestaurant();
      const restaurant = readRestaurant(status, body, deps.apiOrigin, report);
      const { business, pixels, movedTo } = restaurant;
      const { menuBranchId, menu } = await menuWith(restaurant);
      // Where the customer went meanwhile, they stay.
      const isOvertaken = () => get().branchId !== cameFrom.branchId;
      if (!tools.heading && !isOvertaken()) {
        const done = menuStore.show(menu, extrasOf(restaurant));
        if (menu.isPaged) void showRest(menuBranchId, business.currency);
        if (cameFrom.branchId && cameFrom.branchId !== menuBranchId) await done;
      }
      const branchId = isOvertaken() ? get().branchId : menuBranchId;
      return {
        business,
        currency: business.currency,
        branchId,
        branch: business.branches.find(({ id }) => id === branchId) ?? null,
        pixels,
        movedTo,
        bannerCount: menu.bannerCount,
        cameFrom,
      };
    };

    const load = async () => {
      if (get().status !== 'fetched') set({ status: 'fetching', error: null });
      try {
        set({ ...(await read()), status: 'fetched', error: null });
      } catch (error) {
        if (get().status === 'fetched') return;
        set({ status: 'error', error: businessError(error) });
      } finally {
        running = null;
      }
    };

    return {
      status: 'idle',
      business: null,
      currency: null,
      branchId: '',
      branch: null,
      error: null,
      pixels: [],
      movedTo: null,
      info: saved.load() ?? noInfo,
      askedScheme: null,
      cameFrom: null,
      remember(patch) {
        const info = { ...get().info, ...patch };
        saved.save(info);
        set({ info });
      },
      load() {
        running ??= load();
        return running;
      },
      selectBranch: async (branchId) => (await branches()).select(branchId),
    };
  });
  const tools: BranchTools = { client, menuStore, store, report, heading: '' };

  return {
    ...store,
    connect() {
      const follow = (heard: BusinessInfo | null) => {
        const { info: before } = store.getState();
        const info = heard ?? before;
        store.setState({ info });
        // The cart is shared and belongs to one branch: so the branch is, too. What fails here stays where it is.
        if (info.branchId !== before.branchId)
          branches()
            .then(({ go }) => go(store.getState().info.branchId))
            .catch(() => undefined);
      };
      follow(saved.load());
      // What is stored, not what was told: of two wishes that cross, both sides then see the same one.
      return saved.subscribe(() => follow(saved.load()));
    },
  };
}
