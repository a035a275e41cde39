import { createStore, type StoreApi } from 'zustand/vanilla';
import { restaurantCall } from '../../api/contract/business-contract.ts';
import { type Restaurant, readRestaurant } from '../../api/mappers/map-restaurant.ts';
import type { Business } from '../../domain/business/business-types.ts';
import { type BranchMenuContext, createBranchMenus, findVisibleBranch } from '../menu/branch-menus.ts';
import type { MenuExtras, MenuStore } from '../menu/menu-store.ts';
import type { StoreDeps } from '../store-deps.ts';
import { toBusinessError } from './business-error.ts';
import {
  type BusinessPreferences,
  type BusinessState,
  createPreferenceStorage,
  DEFAULT_PREFERENCES,
} from './business-state.ts';

const toMenuExtras = ({ menu, message, showsSubcategories }: Restaurant): Partial<MenuExtras> => ({
  ...menu.smartCategorySettings,
  message,
  showsSubcategories,
});

export interface BusinessStore extends StoreApi<BusinessState> {
  /** Applies preference changes from other elements and tabs. Returns a function that stops this. */
  connect(): () => void;
}

/** The business, its branch on screen and the customer's choices. The menu of the branch is in the menu store. */
export function createBusinessStore(deps: StoreDeps, menuStore: MenuStore): BusinessStore {
  const { client, reporter } = deps;
  const preferenceStorage = createPreferenceStorage(deps);
  const report = (error: unknown, part: string) => reporter.report(error, { part });
  let isUnknownThemeReported = false;
  const reportUnknownTheme = (themeId: string) => {
    if (!isUnknownThemeReported)
      console.warn(
        `[order-app] The business "${deps.referenceId}" has no theme "${themeId}", so the app shows its own theme.`,
      );
    isUnknownThemeReported = true;
  };
  let { businessResponse } = deps;
  let pendingLoad: Promise<void> | null = null;
  /** The branch named in a link, until the first response shows whether it exists. */
  let pendingLinkBranchId: string | null = null;

  const store = createStore<BusinessState>((set, get) => {
    /** Uses the loader's response the first time. Sends a request afterwards, or if the loader's request failed. */
    const fetchRestaurant = () => {
      const fetchNow = () =>
        client.requestRaw(restaurantCall, {
          params: { reference_id: deps.referenceId },
          query: { theme_id: deps.themeId },
        });
      const preloadedResponse = businessResponse;
      businessResponse = undefined;
      return preloadedResponse ? preloadedResponse.catch(fetchNow) : fetchNow();
    };

    /** Chooses the menu to show with the business. Returns the menu and the id of its branch. */
    const chooseMenu = async (restaurant: Restaurant) => {
      const { defaultBranchId } = restaurant.business;
      const { branchId: savedBranchId } = get().preferences;
      // The first page of a long menu is enough for the first screen, but must not replace a menu that is already on
      // screen.
      const wouldShortenMenu = restaurant.menu.isPaged && menuStore.getState().menu !== null;
      return wouldShortenMenu || (savedBranchId && savedBranchId !== defaultBranchId)
        ? branchMenus.fetchInitialMenu(restaurant)
        : { menuBranchId: defaultBranchId, menu: restaurant.menu };
    };

    const loadResponse = async (): Promise<Restaurant> => {
      const { status, body } = await fetchRestaurant();
      const restaurant = readRestaurant(status, body, deps.apiOrigin, report);
      if (deps.themeId && restaurant.themeId === null) reportUnknownTheme(deps.themeId);
      return restaurant;
    };

    const applyLinkBranch = (business: Business) => {
      const branchId = pendingLinkBranchId;
      pendingLinkBranchId = null;
      if (branchId === null) return;
      if (findVisibleBranch(business, branchId)) get().savePreferences({ branchId });
      else set({ otherBranchReason: { kind: 'unknown' } });
    };

    const loadRestaurant = async (): Promise<Partial<BusinessState>> => {
      const previousBranch = { branchId: get().branchId, menu: menuStore.getState() };
      const restaurant = await loadResponse();
      applyLinkBranch(restaurant.business);
      const { business, pixels, movedTo } = restaurant;
      const { menuBranchId, menu } = await chooseMenu(restaurant);
      // If the customer has switched branches during the request, keep the new branch.
      const hasSwitchedBranch = () => get().branchId !== previousBranch.branchId;
      if (!branchContext.parsingBranchId && !hasSwitchedBranch()) {
        const menuShown = menuStore.show(menu, toMenuExtras(restaurant));
        if (menu.isPaged) void branchMenus.showRemainingPages(menuBranchId, business.currency);
        if (previousBranch.branchId && previousBranch.branchId !== menuBranchId) await menuShown;
      }
      const branchId = hasSwitchedBranch() ? get().branchId : menuBranchId;
      return {
        business,
        currency: business.currency,
        branchId,
        branch: business.branches.find(({ id }) => id === branchId) ?? null,
        pixels,
        movedTo,
        bannerCount: menu.bannerCount,
        previousBranch,
      };
    };

    const load = async () => {
      if (get().status !== 'fetched') set({ status: 'fetching', error: null });
      try {
        set({ ...(await loadRestaurant()), status: 'fetched', error: null });
      } catch (error) {
        if (get().status === 'fetched') return;
        set({ status: 'error', error: toBusinessError(error) });
      } finally {
        pendingLoad = null;
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
      preferences: preferenceStorage.load() ?? DEFAULT_PREFERENCES,
      hostColorScheme: null,
      idleResetSeconds: null,
      previousBranch: null,
      otherBranchReason: null,
      async followLinkBranch(branchId) {
        const { business } = get();
        if (!business) pendingLinkBranchId = branchId;
        else if (findVisibleBranch(business, branchId)) await get().selectBranch(branchId);
        else set({ otherBranchReason: { kind: 'unknown' } });
      },
      dismissOtherBranch: () => set({ otherBranchReason: null }),
      savePreferences(patch) {
        const preferences = { ...get().preferences, ...patch };
        preferenceStorage.save(preferences);
        set({ preferences });
      },
      load() {
        pendingLoad ??= load();
        return pendingLoad;
      },
      reportSwitchedOff: (error) => set({ status: 'error', error: toBusinessError(error) }),
      selectBranch: (branchId) => branchMenus.selectBranch(branchId),
    };
  });
  const branchContext: BranchMenuContext = {
    client,
    menuStore,
    store,
    report,
    themeId: deps.themeId,
    parsingBranchId: '',
  };
  const branchMenus = createBranchMenus(branchContext);

  return {
    ...store,
    connect() {
      const applyPreferences = (storedPreferences: BusinessPreferences | null) => {
        const { preferences: previous } = store.getState();
        const preferences = storedPreferences ?? previous;
        store.setState({ preferences });
        // The shared cart belongs to one branch, so every element shows that branch. If the switch fails, keep the
        // current branch.
        if (preferences.branchId !== previous.branchId)
          branchMenus.switchBranch(store.getState().preferences.branchId).catch(() => undefined);
      };
      applyPreferences(preferenceStorage.load());
      // Read the storage instead of the event, so that after simultaneous changes all elements see the same value.
      return preferenceStorage.subscribe(() => applyPreferences(preferenceStorage.load()));
    },
  };
}
