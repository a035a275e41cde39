import { createStore, type StoreApi } from 'zustand/vanilla';
import { menu as menuCall } from '../api/calls/menu.ts';
import { restaurant as restaurantCall } from '../api/calls/restaurant.ts';
import { readRestaurant } from '../api/map-business.ts';
import { toPicture } from '../api/map-common.ts';
import { toDiscounts } from '../api/map-discounts.ts';
import type { WireBranch, WireBusiness } from '../api/schemas/business.ts';
import type { Picture } from '../domain/menu/types.ts';
import type { Currency } from '../domain/money/money.ts';
import { type BusinessError, businessError } from './business-error.ts';
import { type BusinessInfo, noInfo, persistedInfo } from './business-info.ts';
import type { MenuStore } from './menu-store.ts';
import type { StoreDeps } from './store-deps.ts';

export interface BusinessState {
  /** A refresh of what is there already stays `fetched`. */
  readonly status: 'idle' | 'fetching' | 'fetched' | 'error';
  readonly business: WireBusiness | null;
  readonly currency: Currency | null;
  /** The business's pictures, their addresses made absolute. */
  readonly logo: Picture | null;
  readonly cover: Picture | null;
  /** The branch whose menu is shown; '' until loaded. */
  readonly branchId: string;
  /** The same with its details; null when the business does not list it. */
  readonly branch: WireBranch | null;
  readonly error: BusinessError | null;
  /** How many banners today has; undefined where the answer does not say. */
  readonly bannerCount?: number | undefined;
  /** Where the answer wants the customer to go instead. */
  readonly redirect: string | null;
  readonly info: BusinessInfo;
  remember(patch: Partial<BusinessInfo>): void;
  /** Loads the business and its menu; the error page's retry too. Never rejects: look at `status`. */
  load(): Promise<void>;
  /** Goes to another branch, with its menu. Rejects with ApiError and stays where it is when that cannot be loaded. */
  selectBranch(branchId: string): Promise<void>;
}

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

  const store = createStore<BusinessState>((set, get) => {
    const showBranch = async (branchId: string, currency: Currency) => {
      const answer = await client.call(menuCall, { params: { branch_id: branchId } });
      await menuStore.show(answer, currency, toDiscounts(answer.discounts, currency, report));
    };

    /** The loader's answer once, our own call after; also when the loader got none. */
    const fetchRestaurant = () => {
      const own = () => client.raw(restaurantCall, { params: { reference_id: deps.referenceId } });
      const first = firstData;
      firstData = undefined;
      return first ? first.catch(own) : own();
    };

    const read = async (): Promise<Partial<BusinessState>> => {
      const { status, body } = await fetchRestaurant();
      const { response, currency, discounts } = readRestaurant(status, body, report);
      const { restaurant: business, pagination } = response;
      void menuStore.show(response, currency, discounts, {
        smartCategories: response.smart_categories.map(({ id, name, item_ids }) => ({
          id,
          name,
          itemIds: item_ids,
        })),
        highlightedCategoryId: response.highlightedCat ?? null,
        message: response.message ?? null,
        showSubcategories: response.showStandardSubCats,
      });
      const { branches } = business;
      const wanted = branches.find(({ id, visible }) => id === get().info.branchId && visible)?.id;
      const branchId = wanted ?? business.branch_id;
      const picture = (wire: typeof business.logo) =>
        toPicture(wire, deps.apiOrigin, (problem) => report(problem, 'business'));
      if (branchId !== business.branch_id) await showBranch(branchId, currency);
      // The first page is enough for the first screen. Without the rest it is all there is, and says so.
      else if (pagination && pagination.pages > 1)
        showBranch(branchId, currency).catch(() => menuStore.setState({ isCutShort: true }));
      return {
        business,
        currency,
        logo: picture(business.logo),
        cover: picture(business.cover),
        branchId,
        branch: branches.find(({ id }) => id === branchId) ?? null,
        redirect: response.redirect ?? null,
        bannerCount: response.banners,
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
      branchId: '',
      branch: null,
      error: null,
      redirect: null,
      info: saved.load() ?? noInfo,
      remember(patch) {
        const info = { ...get().info, ...patch };
        saved.save(info);
        set({ info });
      },
      load() {
        running ??= load();
        return running;
      },
      async selectBranch(branchId) {
        const { business, currency, branchId: current } = get();
        const branch = business?.branches.find(({ id }) => id === branchId);
        if (!branch || !currency || branchId === current) return;
        await showBranch(branchId, currency);
        set({ branchId, branch });
        get().remember({ branchId });
      },
    };
  });

  return {
    ...store,
    connect() {
      const show = (info: BusinessInfo | null) => store.setState({ info: info ?? noInfo });
      show(saved.load());
      return saved.subscribe(show);
    },
  };
}
