import { createStore, type StoreApi } from 'zustand/vanilla';
import { menu as menuCall } from '../api/calls/menu.ts';
import { restaurant as restaurantCall } from '../api/calls/restaurant.ts';
import type { ApiError } from '../api/errors.ts';
import { readRestaurant } from '../api/map-business.ts';
import { toPicture } from '../api/map-common.ts';
import { toDiscounts } from '../api/map-discounts.ts';
import type { RestaurantResponse, WireBranch, WireBusiness } from '../api/schemas/business.ts';
import type { Picture } from '../domain/menu/types.ts';
import type { Currency } from '../domain/money/money.ts';
import { type BusinessError, businessError } from './business-error.ts';
import { type BusinessInfo, noInfo, persistedInfo } from './business-info.ts';
import type { MenuExtras, MenuState, MenuStore } from './menu-store.ts';
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
  /** The branch shown before, with its menu, until the cart has come along. */
  readonly cameFrom: { readonly branchId: string; readonly menu: MenuState } | null;
  remember(patch: Partial<BusinessInfo>): void;
  /** Loads the business and its menu; the error page's retry too. Never rejects: look at `status`. */
  load(): Promise<void>;
  /**
   * Goes to another branch once its menu is there; what is shown stays until then. The last wish counts: one that was
   * overtaken changes nothing, and wishing for the branch that is shown takes back what is on its way. Rejects with
   * ApiError, and stays, when the menu cannot be loaded. A branch that is not listed or not visible is not gone to.
   */
  selectBranch(branchId: string): Promise<void>;
}

/** What a branch sells, as it comes with the business or by itself. */
type MenuAnswer = Pick<RestaurantResponse, 'menu' | 'discounts' | 'pagination'>;

const extrasOf = (response: RestaurantResponse): MenuExtras => ({
  smartCategories: response.smart_categories.map(({ id, name, item_ids }) => ({
    id,
    name,
    itemIds: item_ids,
  })),
  highlightedCategoryId: response.highlightedCat ?? null,
  message: response.message ?? null,
  showSubcategories: response.showStandardSubCats,
});

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

  const menuOf = (branchId: string) => client.call(menuCall, { params: { branch_id: branchId } });
  const show = (answer: MenuAnswer, currency: Currency, extras?: MenuExtras) =>
    menuStore.show(answer, currency, toDiscounts(answer.discounts, currency, report), extras);
  /** The branch of that id, if customers may go there. */
  const branchOf = ({ branches }: WireBusiness, branchId: string | null) =>
    branches.find(({ id, visible }) => visible && id === branchId);

  const store = createStore<BusinessState>((set, get) => {
    /** The loader's answer once, our own call after; also when the loader got none. */
    const fetchRestaurant = () => {
      const own = () => client.raw(restaurantCall, { params: { reference_id: deps.referenceId } });
      const first = firstData;
      firstData = undefined;
      return first ? first.catch(own) : own();
    };

    /** The menu of the branch the customer was at, else of the business's own. */
    const menuFor = async ({ restaurant: business, ...own }: RestaurantResponse) => {
      const branch = branchOf(business, get().info.branchId);
      if (branch && branch.id !== business.branch_id)
        try {
          return { found: branch.id, answer: await menuOf(branch.id) };
        } catch (error) {
          // A branch that is listed but has no menu must not lock the customer out of the others.
          if ((error as ApiError).kind !== 'refused') throw error;
        }
      // The first page is enough for the first screen; what is on a screen is not replaced by less.
      const isEnough = !isPaged(own) || !menuStore.getState().menu;
      return { found: business.branch_id, answer: isEnough ? own : await menuOf(business.branch_id) };
    };

    const read = async (): Promise<Partial<BusinessState>> => {
      const shown = leaving();
      const { status, body } = await fetchRestaurant();
      const { response, currency } = readRestaurant(status, body, report);
      const { restaurant: business } = response;
      const { found, answer } = await menuFor(response);
      const picture = (wire: typeof business.logo) =>
        toPicture(wire, deps.apiOrigin, (problem) => report(problem, 'business'));
      // Where the customer went meanwhile, they stay.
      const isOvertaken = () => get().branchId !== shown.branchId;
      if (!heading && !isOvertaken()) {
        const done = show(answer, currency, extrasOf(response));
        if (isPaged(answer)) void showRest(found, currency);
        if (shown.branchId && shown.branchId !== found) await done;
      }
      const branchId = isOvertaken() ? get().branchId : found;
      return {
        business,
        currency,
        logo: picture(business.logo),
        cover: picture(business.cover),
        branchId,
        branch: business.branches.find(({ id }) => id === branchId) ?? null,
        redirect: response.redirect ?? null,
        bannerCount: response.banners,
        cameFrom: shown,
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
      async selectBranch(branchId) {
        await go(branchId);
        if (get().branchId !== branchId) return;
        // What other elements wished for on the way was wished for before this.
        turn++;
        get().remember({ branchId });
      },
    };
  });

  const leaving = () => ({ branchId: store.getState().branchId, menu: menuStore.getState() });
  let turn = 0;
  /** The branch whose menu has come and is being read; '' when none is. */
  let heading = '';

  /** Shows another branch, unless a later wish overtakes this one. */
  async function go(wanted: string | null): Promise<void> {
    const { business, currency, branchId: shown } = store.getState();
    const own = ++turn;
    const branch = business && branchOf(business, wanted);
    if (!branch || !currency || wanted === (heading || shown)) return;
    const answer = await menuOf(branch.id);
    if (own !== turn) return;
    const cameFrom = leaving();
    heading = branch.id;
    await show(answer, currency);
    if (heading !== branch.id) return;
    heading = '';
    store.setState({ branchId: branch.id, branch, cameFrom });
  }

  /** What follows the first page of a long menu. Without it that page is all there is, and says so. */
  async function showRest(branchId: string, currency: Currency): Promise<void> {
    const isHere = () => !heading && store.getState().branchId === branchId;
    try {
      const answer = await menuOf(branchId);
      if (isHere()) await show(answer, currency);
    } catch {
      if (isHere()) menuStore.setState({ isCutShort: true });
    }
  }

  return {
    ...store,
    connect() {
      const follow = (heard: BusinessInfo | null) => {
        const { info: before } = store.getState();
        const info = heard ?? noInfo;
        store.setState({ info });
        // The cart is shared and belongs to one branch: so the branch is, too. What fails here stays where it is.
        if (info.branchId !== before.branchId) go(info.branchId).catch(() => undefined);
      };
      follow(saved.load());
      // What is stored, not what was told: of two wishes that cross, both sides then see the same one.
      return saved.subscribe(() => follow(saved.load()));
    },
  };
}
