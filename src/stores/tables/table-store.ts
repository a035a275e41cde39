import { createStore, type StoreApi } from 'zustand/vanilla';
import { tablesCall } from '../../api/contract/tables-contract.ts';
import { toTables } from '../../api/mappers/map-tables.ts';
import { isOrderable } from '../../domain/business/selling.ts';
import type { LocalizedText } from '../../domain/menu/menu-types.ts';
import { findTable, type Table } from '../../domain/tables/table.ts';
import type { CartTable } from '../cart/cart-state.ts';
import type { Stores } from '../create-stores.ts';
import type { StoreDeps } from '../store-deps.ts';
import { createStoreHook } from '../stores-context.tsx';
import {
  createTableStorage,
  MAX_NAME_LENGTH,
  NO_TABLE,
  type SharedChoice,
  type TableChoice,
} from './stored-table.ts';

// The customer's table in a dine-in order. The server lists the tables of a branch. A link, the host page or the
// customer selects one of them. The store writes the table into the cart.

export interface TableState {
  readonly status: 'idle' | 'fetching' | 'fetched' | 'error';
  /** The tables of the branch on screen; empty before they are loaded. */
  readonly tables: readonly Table[];
  /** Whether a dine-in order needs a table at this branch. */
  readonly isNeeded: boolean;
  /** If the branch does not have the table that the link names or that the customer chose: the name of that table. */
  readonly unknownTable: LocalizedText | null;
  /**
   * Whether another element or tab has changed the table. False again once a link or the customer selects a table here.
   */
  readonly isChangedElsewhere: boolean;
  /** Loads the tables, once. Never rejects. */
  fetchTables(): Promise<void>;
  /**
   * Sets the table of a link or the host page. Setting the same table again keeps the customer's own choice, unless the
   * link was opened again. `table` is the id or name of the table; '' for none. `branch` is the branch to select: its
   * id, or the part of the id after `~`. `arrivalKey` is the key of the navigation (`Route.arrivalKey`); a new key means
   * that the link was opened again.
   */
  setLinkTable(table: string, branch?: string, arrivalKey?: string): void;
  choose(id: string): void;
}

export interface TableStore extends StoreApi<TableState> {
  /** Updates the table when branch, business or order type change. Returns a function that stops this. */
  connect(): () => void;
}

const isSameTable = (one: CartTable | null, other: CartTable | null): boolean =>
  one?.id === other?.id && one?.name === other?.name;

export function createTableStore(deps: StoreDeps, stores: Stores): TableStore {
  const { business: businessStore, cart: cartStore } = stores;
  const tableStorage = createTableStorage(deps);
  let storedChoice = tableStorage.load();
  /** Tables by branch, for the loaded version of the business. */
  let tablesByBranch = new Map<string, readonly Table[]>();
  /** Running requests by branch, for the loaded version of the business. */
  let requests = new Map<string, Promise<void>>();
  let isWritingCart = false;

  /** Stores a change for this tab only. */
  const saveLocally = (patch: Partial<TableChoice>) => {
    storedChoice = { ...storedChoice, ...patch };
    tableStorage.save(storedChoice);
  };
  /** Stores the latest decision of a link or the customer. It counts in every open element and tab. */
  const shareDecision = (patch: Partial<TableChoice>, isCleared = false) => {
    storedChoice = { ...storedChoice, ...patch };
    tableStorage.share(storedChoice, isCleared);
    store.setState({ isChangedElsewhere: false });
  };
  /** Follows the latest decision of another element or tab. */
  const adoptDecision = ({ isCleared, ...choice }: SharedChoice) => {
    storedChoice = choice;
    const { table: before } = cartStore.getState();
    const { business, branchId, selectBranch } = businessStore.getState();
    const { linkBranchId } = choice;
    const isLinkBranchVisible = business?.branches.some(({ id, visible }) => visible && id === linkBranchId);
    if (isLinkBranchVisible && linkBranchId !== branchId) selectBranch(linkBranchId).catch(() => undefined);
    update();
    const isChanged = !isSameTable(before, cartStore.getState().table);
    store.setState((state) => ({
      isChangedElsewhere: !isCleared && (isChanged || state.isChangedElsewhere),
    }));
  };
  const writeCart = (table: CartTable | null) => {
    if (isSameTable(cartStore.getState().table, table)) return;
    isWritingCart = true;
    cartStore.getState().setTable(table);
    isWritingCart = false;
  };
  const getDineIn = () => {
    const { business, branch } = businessStore.getState();
    const isOffered = !!business && isOrderable(business, 'dine_in');
    return { hasTables: isOffered && !!branch?.hasTables, isOffered };
  };

  const store = createStore<TableState>(() => ({
    status: 'idle',
    tables: [],
    isNeeded: false,
    unknownTable: null,
    isChangedElsewhere: false,
    fetchTables,
    setLinkTable(table, branch, arrivalKey = '') {
      const linkTable = table.trim().slice(0, MAX_NAME_LENGTH);
      const { business, branchId, selectBranch } = businessStore.getState();
      const linkBranch = business?.branches.find(
        ({ id, visible }) => visible && (id === branch || id.endsWith(`~${branch}`)),
      );
      if (!tableStorage.rememberLinkIfNew(linkTable, linkBranch?.id ?? '', arrivalKey)) return;
      const isSameLink =
        linkTable === storedChoice.linkTable && (!linkBranch || linkBranch.id === storedChoice.linkBranchId);
      if (isSameLink && !(arrivalKey && storedChoice.chosenId)) return;
      shareDecision({ ...NO_TABLE, linkTable, linkBranchId: linkBranch?.id ?? '' });
      // If the branch cannot be selected, use the table of that name at the branch on screen.
      if (linkBranch && linkBranch.id !== branchId)
        selectBranch(linkBranch.id).catch(() => saveLocally({ linkBranchId: '' }));
      update();
    },
    choose(id) {
      shareDecision({ chosenId: id, chosenBranchId: businessStore.getState().branchId });
      update();
    },
  }));

  /** The id or name of the table in the link. Null if the link names no table, or belongs to another branch. */
  const getLinkTableKey = (branchId: string) =>
    storedChoice.linkTable && (!storedChoice.linkBranchId || storedChoice.linkBranchId === branchId)
      ? storedChoice.linkTable
      : null;

  /** Writes the table into the cart. The customer's own choice takes precedence over the link. */
  function applyTables(branchId: string, tables: readonly Table[]): void {
    const linkTableKey = getLinkTableKey(branchId);
    const chosenId = storedChoice.chosenBranchId === branchId ? storedChoice.chosenId : '';
    const matchingTable = linkTableKey === null ? null : findTable(tables, linkTableKey);
    if (matchingTable && !storedChoice.linkBranchId) saveLocally({ linkBranchId: branchId });
    const table = tables.find(({ id }) => id === chosenId) ?? matchingTable;
    // If the branch no longer has the chosen table, the notice shows the name that the table had in the cart.
    const { table: before } = cartStore.getState();
    const removedName = chosenId && (before?.id === chosenId ? before.name : store.getState().unknownTable);
    const unknownTable = removedName || (linkTableKey === null ? null : { en: linkTableKey });
    store.setState({ tables, isNeeded: tables.length > 0, unknownTable: table ? null : unknownTable });
    writeCart(table && { id: table.id, name: table.name });
  }

  function update(): void {
    const { branchId, business } = businessStore.getState();
    if (!business) return;
    const { hasTables, isOffered } = getDineIn();
    const tables = tablesByBranch.get(branchId);
    if (hasTables && tables) {
      applyTables(branchId, tables);
      return;
    }
    store.setState({ tables: [], isNeeded: hasTables, unknownTable: null });
    const linkTableKey = isOffered && !hasTables ? getLinkTableKey(branchId) : null;
    writeCart(linkTableKey === null ? null : { id: null, name: { en: linkTableKey } });
  }

  /** Screens and the store may call this at the same time. They share one request. */
  async function fetchTables(): Promise<void> {
    const { branchId, business } = businessStore.getState();
    if (!business || !getDineIn().hasTables || tablesByBranch.has(branchId)) return;
    const runningRequests = requests;
    const request = runningRequests.get(branchId) ?? requestTables(branchId);
    runningRequests.set(branchId, request);
    await request;
    runningRequests.delete(branchId);
  }

  async function requestTables(branchId: string): Promise<void> {
    const targetTables = tablesByBranch;
    store.setState({ status: 'fetching' });
    let status: TableState['status'] = 'fetched';
    try {
      const { tables } = await deps.client.call(tablesCall, { params: { branch_id: branchId } });
      targetTables.set(branchId, toTables(tables));
    } catch {
      // The API client has already reported the error.
      status = 'error';
    }
    if (targetTables !== tablesByBranch || branchId !== businessStore.getState().branchId) return;
    store.setState({ status });
    update();
  }

  const fetchForDineIn = () => {
    if (cartStore.getState().cart.orderType === 'dine_in') void fetchTables();
  };

  businessStore.subscribe(({ business, branchId }, before) => {
    if (!business || (business === before.business && branchId === before.branchId)) return;
    // A new version of the business may have other tables. The old tables stay on screen until the new tables are
    // loaded.
    if (business !== before.business) {
      tablesByBranch = new Map();
      requests = new Map();
    }
    store.setState({ status: tablesByBranch.has(branchId) ? 'fetched' : 'idle' });
    if (branchId !== before.branchId || tablesByBranch.has(branchId)) update();
    fetchForDineIn();
  });
  update();

  return {
    ...store,
    connect() {
      const missedChoice = tableStorage.takeNewerChoice();
      if (missedChoice) adoptDecision(missedChoice);
      fetchForDineIn();
      const cleanups = [
        cartStore.subscribe(({ cart, table }, before) => {
          if (cart.orderType !== before.cart.orderType) fetchForDineIn();
          // The cart was emptied, which removed its table (spec, section 4). The link's table stays, but the customer's
          // choice does not.
          if (table || !before.table || isWritingCart) return;
          shareDecision({ chosenId: '', chosenBranchId: '' }, true);
          update();
        }),
        tableStorage.subscribe(adoptDecision),
        deps.page.subscribe(() => {
          // A suspended tab is not notified of decisions in other tabs.
          const missedChoice = tableStorage.takeNewerChoice();
          if (missedChoice) adoptDecision(missedChoice);
          if (!deps.page.isHidden() && store.getState().status === 'error') fetchForDineIn();
        }),
      ];
      return () => {
        for (const stop of cleanups) stop();
      };
    },
  };
}

/** The table of the customer and the tables of the branch. */
export const useTable = createStoreHook((stores) => stores.getOrCreateStore(createTableStore));
