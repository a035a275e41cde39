import type { StoreApi } from 'zustand/vanilla';
import type { Client } from '../../api/client/api-client.ts';
import { ApiError } from '../../api/client/api-errors.ts';
import { menuCall } from '../../api/contract/menu-contract.ts';
import type { Report } from '../../api/mappers/map-common.ts';
import { type BranchMenu, toBranchMenu } from '../../api/mappers/map-menu.ts';
import type { Restaurant } from '../../api/mappers/map-restaurant.ts';
import type { Business } from '../../domain/business/business-types.ts';
import type { Currency } from '../../domain/money/money.ts';
import type { BusinessState } from '../business/business-state.ts';
import type { MenuStore } from './menu-store.ts';

/** What the business store shares with the code that loads other menus. */
export interface BranchMenuContext {
  readonly client: Client;
  readonly menuStore: MenuStore;
  readonly store: StoreApi<BusinessState>;
  readonly report: Report;
  /** The business theme to preview. */
  readonly themeId: string | undefined;
  /** The branch whose menu has arrived and is being parsed; empty if there is none. */
  parsingBranchId: string;
}

/** The branch with this id, if customers can see it. */
export const findVisibleBranch = ({ branches }: Business, branchId: string | null) =>
  branches.find(({ id, visible }) => visible && id === branchId);

/**
 * Loads the menus that are not part of the business response: those of other branches, and the rest of a paged menu.
 */
export function createBranchMenus(context: BranchMenuContext) {
  const { client, menuStore, store, report, themeId } = context;
  const setRefusalMessage = (refusalMessage: string | null) => {
    if (menuStore.getState().refusalMessage !== refusalMessage) menuStore.setState({ refusalMessage });
  };
  const fetchMenu = async (branchId: string, currency: Currency) => {
    const input = { params: { branch_id: branchId }, query: { theme_id: themeId } };
    try {
      const menu = toBranchMenu(await client.call(menuCall, input), currency, report);
      setRefusalMessage(null);
      return menu;
    } catch (error) {
      setRefusalMessage(error instanceof ApiError ? error.refusalMessage : null);
      throw error;
    }
  };
  let lastSwitchId = 0;

  /** Switches to another branch, unless a later switch starts meanwhile. */
  async function switchBranch(targetBranchId: string | null): Promise<void> {
    const { business, branchId: shownBranchId } = store.getState();
    const switchId = ++lastSwitchId;
    const branch = business && findVisibleBranch(business, targetBranchId);
    if (!branch || targetBranchId === (context.parsingBranchId || shownBranchId)) return;
    const menu = await fetchMenu(branch.id, business.currency);
    if (switchId !== lastSwitchId) return;
    const previousBranch = { branchId: store.getState().branchId, menu: menuStore.getState() };
    context.parsingBranchId = branch.id;
    await menuStore.show(menu);
    if (context.parsingBranchId !== branch.id) return;
    context.parsingBranchId = '';
    store.setState({ branchId: branch.id, branch, previousBranch, bannerCount: menu.bannerCount });
  }

  return {
    switchBranch,

    async selectBranch(branchId: string): Promise<void> {
      await switchBranch(branchId);
      if (store.getState().branchId !== branchId) return;
      // A switch that another element requested may still be loading. Cancel it, because this choice of the customer is
      // newer.
      lastSwitchId++;
      store.getState().savePreferences({ branchId });
    },

    /**
     * The menu to show first: that of the stored branch, else that of the default branch. Requests the default
     * branch's whole menu again if the response has only its first page and a menu is already on screen.
     */
    async fetchInitialMenu({
      business,
      menu,
    }: Restaurant): Promise<{ menuBranchId: string; menu: BranchMenu }> {
      const { defaultBranchId, currency } = business;
      const branch = findVisibleBranch(business, store.getState().preferences.branchId);
      if (branch && branch.id !== defaultBranchId)
        try {
          return { menuBranchId: branch.id, menu: await fetchMenu(branch.id, currency) };
        } catch (error) {
          // A listed branch without a menu must not keep the customer from the other branches.
          if (!(error instanceof ApiError && error.kind === 'refused')) throw error;
          // The customer already sees the default branch, so a failed refresh adds no message.
          if (store.getState().branchId !== defaultBranchId)
            store.setState({ otherBranchReason: { kind: 'refused', branch, message: error.serverMessage } });
        }
      const replacesMenuOnScreen = menu.isPaged && menuStore.getState().menu !== null;
      return {
        menuBranchId: defaultBranchId,
        menu: replacesMenuOnScreen ? await fetchMenu(defaultBranchId, currency) : menu,
      };
    },

    /** Fetches and shows a paged menu completely. On failure, marks the menu as cut short. */
    async showRemainingPages(branchId: string, currency: Currency): Promise<void> {
      const isStillOnScreen = () => !context.parsingBranchId && store.getState().branchId === branchId;
      try {
        const menu = await fetchMenu(branchId, currency);
        if (isStillOnScreen()) await menuStore.show(menu);
      } catch {
        if (isStillOnScreen()) menuStore.setState({ isCutShort: true });
      }
    },
  };
}
