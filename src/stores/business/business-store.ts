import { createStore, type StoreApi } from 'zustand/vanilla';
import {
  type RestaurantResponse,
  restaurantCall,
  type WireBusiness,
} from '../../api/contract/business-contract.ts';
import { readRestaurant } from '../../api/mappers/map-business.ts';
import { toPicture } from '../../api/mappers/map-common.ts';
import { toDiscounts } from '../../api/mappers/map-discounts.ts';
import type { Currency } from '../../domain/money/money.ts';
import { once } from '../../lib/once.ts';
import type { BranchTools, MenuAnswer } from '../menu/branch-menus.ts';
import type { MenuExtras, MenuStore } from '../menu/menu-store.ts';
import type { StoreDeps } from '../store-deps.ts';
import { businessError } from './business-error.ts';
import { type BusinessInfo, noInfo, persistedInfo } from './business-info.ts';
import type { BusinessState } from './business-state.ts';

/** The groups an answer tells of. */
const groupsOf = ({ smart_categories: groups, highlightedCat }: MenuAnswer) =>
  groups && {
    smartCategories: groups.map(({ id, name, item_ids, kind = null }) => ({
      id,
      name,
      itemIds: item_ids,
      kind,
    })),
    highlightedCategoryId: highlightedCat ?? null,
  };

const extrasOf = (response: RestaurantResponse): Partial<MenuExtras> => ({
  ...groupsOf(response),
  message: response.message ?? null,
  showSubcategories: response.showStandardSubCats,
});

const backdropOf = ({ background }: WireBusiness) =>
  background?.option === 'image' ? background.image : null;

const isPaged = ({ pagination }: MenuAnswer): boolean => (pagination?.pages ?? 1) > 1;

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

  // A branch's answer may tell of its own groups; those of the business stay where it does not.
  const show = (answer: MenuAnswer, currency: Currency, extras?: Partial<MenuExtras>) =>
    menuStore.show(answer, currency, toDiscounts(answer.discounts, currency, report), {
      ...extras,
      ...groupsOf(answer),
    });
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
    const menuWith = async (response: RestaurantResponse) => {
      const { branch_id: found } = response.restaurant;
      const { branchId: wanted } = get().info;
      // The first page of a long menu is enough for the first screen; what is on a screen is not replaced by less.
      const isLess = isPaged(response) && menuStore.getState().menu;
      return isLess || (wanted && wanted !== found)
        ? (await branches()).menuFor(response)
        : { found, answer: response };
    };

    const showRest = (branchId: string, currency: Currency) =>
      branches().then(
        (menus) => menus.showRest(branchId, currency),
        () => menuStore.setState({ isCutShort: true }),
      );

    const read = async (): Promise<Partial<BusinessState>> => {
      const cameFrom = { branchId: get().branchId, menu: menuStore.getState() };
      const { status, body } = await fetchRestaurant();
      const { response, currency } = readRestaurant(status, body, report);
      const { restaurant: business } = response;
      const { found, answer } = await menuWith(response);
      const picture = (wire: typeof business.logo) =>
        toPicture(wire, deps.apiOrigin, (problem) => report(problem, 'business'));
      // Where the customer went meanwhile, they stay.
      const isOvertaken = () => get().branchId !== cameFrom.branchId;
      if (!tools.heading && !isOvertaken()) {
        const done = show(answer, currency, extrasOf(response));
        if (isPaged(answer)) void showRest(found, currency);
        if (cameFrom.branchId && cameFrom.branchId !== found) await done;
      }
      const branchId = isOvertaken() ? get().branchId : found;
      return {
        business,
        currency,
        logo: picture(business.logo),
        cover: picture(business.cover),
        backdrop: picture(backdropOf(business)),
        branchId,
        branch: business.branches.find(({ id }) => id === branchId) ?? null,
        pixels: response.pixels,
        movedTo: response.redirect || response.url || null,
        bannerCount: answer.banners,
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
      logo: null,
      cover: null,
      backdrop: null,
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
  const tools: BranchTools = { client, menuStore, store, show, heading: '' };

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
