import type { StoreApi } from 'zustand/vanilla';
import type { Client } from '../../api/client/api-client.ts';
import { ApiError } from '../../api/client/api-errors.ts';
import { menuCall } from '../../api/contract/menu-contract.ts';
import type { Restaurant } from '../../api/mappers/map-business.ts';
import type { Report } from '../../api/mappers/map-common.ts';
import { type BranchMenu, toBranchMenu } from '../../api/mappers/map-menu.ts';
import type { Business } from '../../domain/business/business-types.ts';
import type { Currency } from '../../domain/money/money.ts';
import type { BusinessState } from '../business/business-state.ts';
import type { MenuStore } from './menu-store.ts';

/** What the business store hands to this code, which comes when another menu than the first one is asked for. */
export interface BranchTools {
  readonly client: Client;
  readonly menuStore: MenuStore;
  readonly store: StoreApi<BusinessState>;
  readonly report: Report;
  /** The branch whose menu has come and is being read; '' when none is. */
  heading: string;
}

/** The branch of that id, if customers may go there. */
const branchOf = ({ branches }: Business, branchId: string | null) =>
  branches.find(({ id, visible }) => visible && id === branchId);

/** Menus that do not come with the business: of its other branches, and the rest of a long one. */
export function branchMenus(tools: BranchTools) {
  const { client, menuStore, store, report } = tools;
  const menuOf = async (branchId: string, currency: Currency) =>
    toBranchMenu(await client.call(menuCall, { params: { branch_id: branchId } }), currency, report);
  let turn = 0;

  /** Shows another branch, unless a later wish overtakes this one. */
  async function go(wanted: string | null): Promise<void> {
    const { business, branchId: shown } = store.getState();
    const own = ++turn;
    const branch = business && branchOf(business, wanted);
    if (!branch || wanted === (tools.heading || shown)) return;
    const menu = await menuOf(branch.id, business.currency);
    if (own !== turn) return;
    const cameFrom = { branchId: store.getState().branchId, menu: menuStore.getState() };
    tools.heading = branch.id;
    await menuStore.show(menu);
    if (tools.heading !== branch.id) return;
    tools.heading = '';
    store.setState({ branchId: branch.id, branch, cameFrom, bannerCount: menu.bannerCount });
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
    async menuFor({ business, menu }: Restaurant): Promise<{ menuBranchId: string; menu: BranchMenu }> {
      const { defaultBranchId, currency } = business;
      const branch = branchOf(business, store.getState().info.branchId);
      if (branch && branch.id !== defaultBranchId)
        try {
          return { menuBranchId: branch.id, menu: await menuOf(branch.id, currency) };
        } catch (error) {
          // A branch that is listed but has no menu must not lock the customer out of the others.
          if (!(error instanceof ApiError && error.kind === 'refused')) throw error;
        }
      const isLess = menu.isPaged && menuStore.getState().menu;
      return {
        menuBranchId: defaultBranchId,
        menu: isLess ? await menuOf(defaultBranchId, currency) : menu,
      };
    },

    /** What follows the first page of a long menu. Without it that page is all there is, and says so. */
    async showRest(branchId: string, currency: Currency): Promise<void> {
      const isHere = () => !tools.heading && store.getState().branchId === branchId;
      try {
        const menu = await menuOf(branchId, currency);
        if (isHere()) await menuStore.show(menu);
      } catch {
        if (isHere()) menuStore.setState({ isCutShort: true });
      }
    },
  };
}
