import type { StoreApi } from 'zustand/vanilla';
import type { Client } from '../../api/client/api-client.ts';
import { ApiError } from '../../api/client/api-errors.ts';
import type { RestaurantResponse, WireBusiness } from '../../api/contract/business-contract.ts';
import { type MenuResponse, menuCall } from '../../api/contract/menu-contract.ts';
import type { Currency } from '../../domain/money/money.ts';
import type { BusinessState } from '../business/business-state.ts';
import type { MenuStore } from './menu-store.ts';

/** What a branch sells, as it comes with the business or by itself. */
export type MenuAnswer = MenuResponse & Pick<RestaurantResponse, 'pagination'>;

/** What the business store hands to this code, which comes when another menu than the first one is asked for. */
export interface BranchTools {
  readonly client: Client;
  readonly menuStore: MenuStore;
  readonly store: StoreApi<BusinessState>;
  readonly show: (answer: MenuAnswer, currency: Currency) => Promise<void>;
  /** The branch whose menu has come and is being read; '' when none is. */
  heading: string;
}

/** The branch of that id, if customers may go there. */
const branchOf = ({ branches }: WireBusiness, branchId: string | null) =>
  branches.find(({ id, visible }) => visible && id === branchId);

/** Menus that do not come with the business: of its other branches, and the rest of a long one. */
export function branchMenus(tools: BranchTools) {
  const { client, menuStore, store, show } = tools;
  const menuOf = (branchId: string) => client.call(menuCall, { params: { branch_id: branchId } });
  let turn = 0;

  /** Shows another branch, unless a later wish overtakes this one. */
  async function go(wanted: string | null): Promise<void> {
    const { business, currency, branchId: shown } = store.getState();
    const own = ++turn;
    const branch = business && branchOf(business, wanted);
    if (!branch || !currency || wanted === (tools.heading || shown)) return;
    const answer = await menuOf(branch.id);
    if (own !== turn) return;
    const cameFrom = { branchId: store.getState().branchId, menu: menuStore.getState() };
    tools.heading = branch.id;
    await show(answer, currency);
    if (tools.heading !== branch.id) return;
    tools.heading = '';
    store.setState({ branchId: branch.id, branch, cameFrom, bannerCount: answer.banners });
  }

  return {
    go,

    async select(branchId: string): Promise<void> {
      await go(branchId);
      if (store.getState().branchId !== branchId) return;
      // What other elements wished for on the way was wished for before this.
      turn++;
      store.getState().remember({ branchId });
    },

    /** The menu of the branch the customer was at, whole; else the business's own, as it came or whole. */
    async menuFor(own: RestaurantResponse): Promise<{ found: string; answer: MenuAnswer }> {
      const { restaurant: business, pagination } = own;
      const branch = branchOf(business, store.getState().info.branchId);
      if (branch && branch.id !== business.branch_id)
        try {
          return { found: branch.id, answer: await menuOf(branch.id) };
        } catch (error) {
          // A branch that is listed but has no menu must not lock the customer out of the others.
          if (!(error instanceof ApiError && error.kind === 'refused')) throw error;
        }
      const isLess = pagination && pagination.pages > 1 && menuStore.getState().menu;
      return { found: business.branch_id, answer: isLess ? await menuOf(business.branch_id) : own };
    },

    /** What follows the first page of a long menu. Without it that page is all there is, and says so. */
    async showRest(branchId: string, currency: Currency): Promise<void> {
      const isHere = () => !tools.heading && store.getState().branchId === branchId;
      try {
        const answer = await menuOf(branchId);
        if (isHere()) await show(answer, currency);
      } catch {
        if (isHere()) menuStore.setState({ isCutShort: true });
      }
    },
  };
}
