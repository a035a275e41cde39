import { createStore, type StoreApi } from 'zustand/vanilla';
import { tablesCall } from '../../api/contract/tables-contract.ts';
import type { LocalizedText } from '../../domain/menu/menu-types.ts';
import { findTable, type Table } from '../../domain/tables/find-table.ts';
import { isOrderable } from '../business/selling.ts';
import type { CartTable } from '../cart/cart-state.ts';
import type { Stores } from '../create-stores.ts';
import type { StoreDeps } from '../store-deps.ts';
import { askedTable, noTable, type StoredTable, visitedTable } from './stored-table.ts';

export interface TableState {
  readonly status: 'idle' | 'fetching' | 'fetched' | 'error';
  /** Of the branch shown, as far as they are known. */
  readonly tables: readonly Table[];
  /** An order for eating in needs one here. */
  readonly isNeeded: boolean;
  /** What the link or the page says, where that is no table of this branch (any more). */
  readonly unknown: LocalizedText | null;
  /** Asks for the tables unless they are known. Never rejects: the state says. */
  fetch(): Promise<void>;
  /**
   * A table from a link or the host's page, by id or name; '' when it says none any more. `branch`, by its id, or what comes
   * after the business in it, is where it is, and gone to. Said again it leaves the customer's own choice alone.
   */
  ask(asked: string, branch?: string): void;
  choose(id: string): void;
}

export interface TableStore extends StoreApi<TableState> {
  /** Follows branch, business and selling type. Returns the way to stop. */
  connect(): () => void;
}

/** Where the customer sits: for orders for eating in. It tells the cart. */
export function createTableStore(deps: StoreDeps, stores: Stores): TableStore {
  const { business: businessStore, cart: cartStore } = stores;
  const visit = visitedTable(deps);
  let kept = visit.load() ?? noTable;
  /** By branch, of this version of the business. */
  let known = new Map<string, readonly Table[]>();
  let isTelling = false;

  const keep = (patch: Partial<StoredTable>) => {
    kept = { ...kept, ...patch };
    visit.save(kept);
  };
  const tell = (table: CartTable | null) => {
    const before = cartStore.getState().table;
    if (before?.id === table?.id && before?.name === table?.name) return;
    isTelling = true;
    cartStore.getState().setTable(table);
    isTelling = false;
  };
  const branchNow = () => {
    const { business, branch } = businessStore.getState();
    const isOffered = !!business && isOrderable(business, 'dine_in');
    return { hasTables: isOffered && !!branch?.has_tables, isOffered };
  };

  const store = createStore<TableState>(() => ({
    status: 'idle',
    tables: [],
    isNeeded: false,
    unknown: null,
    fetch,
    ask(asked, branch) {
      const text = askedTable(asked);
      const { business, branchId, selectBranch } = businessStore.getState();
      const at = business?.branches.find(
        ({ id, visible }) => visible && (id === branch || id.endsWith(`~${branch}`)),
      );
      if (text === kept.asked && (!at || at.id === kept.askedAt)) return;
      keep({ ...noTable, asked: text, askedAt: at?.id ?? '' });
      // Where it cannot be gone to, the table is told to be unknown where the customer is.
      if (at && at.id !== branchId) selectBranch(at.id).catch(() => keep({ askedAt: '' }));
      settle();
    },
    choose(id) {
      keep({ chosen: id, chosenAt: businessStore.getState().branchId });
      settle();
    },
  }));

  /** What the link says, unless it is a table of another branch; null when it says nothing. */
  const askedAt = (branchId: string) =>
    kept.asked && (!kept.askedAt || kept.askedAt === branchId) ? kept.asked : null;

  /** The customer's own choice, else what the link says. */
  function settleAt(branchId: string, tables: readonly Table[]): void {
    const asked = askedAt(branchId);
    const chosen = kept.chosenAt === branchId ? kept.chosen : '';
    const meant = asked === null ? null : findTable(tables, asked);
    if (meant && !kept.askedAt) keep({ askedAt: branchId });
    const table = tables.find(({ id }) => id === chosen) ?? meant;
    // A table that stood in the cart and is not there any more is told of like one that never was.
    const { table: before } = cartStore.getState();
    const gone = chosen && (before?.id === chosen ? before.name : store.getState().unknown);
    const unknown = gone || (asked === null ? null : { en: asked });
    store.setState({ tables, isNeeded: tables.length > 0, unknown: table ? null : unknown });
    tell(table && { id: table.id, name: table.name });
  }

  function settle(): void {
    const { branchId, business } = businessStore.getState();
    if (!business) return;
    const { hasTables, isOffered } = branchNow();
    const tables = known.get(branchId);
    if (hasTables && tables) {
      settleAt(branchId, tables);
      return;
    }
    store.setState({ tables: [], isNeeded: hasTables, unknown: null });
    const asked = isOffered && !hasTables ? askedAt(branchId) : null;
    tell(asked === null ? null : { id: null, name: { en: asked } });
  }

  async function fetch(): Promise<void> {
    const { branchId, business } = businessStore.getState();
    if (!business || !branchNow().hasTables || known.has(branchId)) return;
    const of = known;
    store.setState({ status: 'fetching' });
    let status: TableState['status'] = 'fetched';
    try {
      const { tables } = await deps.client.call(tablesCall, { params: { branch_id: branchId } });
      of.set(
        branchId,
        tables.map(({ id, name, seats }) => ({ id, name, seats: seats ?? null })),
      );
    } catch {
      // Reported by the client.
      status = 'error';
    }
    if (of !== known || branchId !== businessStore.getState().branchId) return;
    store.setState({ status });
    settle();
  }

  const fetchIfWanted = () => {
    if (cartStore.getState().cart.sellingType === 'dine_in') void fetch();
  };

  businessStore.subscribe(({ business, branchId }, before) => {
    if (!business || (business === before.business && branchId === before.branchId)) return;
    // Tables may have come and gone with a new version; until it is answered the old ones stand.
    if (business !== before.business) known = new Map();
    store.setState({ status: known.has(branchId) ? 'fetched' : 'idle' });
    if (branchId !== before.branchId || known.has(branchId)) settle();
    fetchIfWanted();
  });
  settle();

  return {
    ...store,
    connect() {
      fetchIfWanted();
      const stops = [
        cartStore.subscribe(({ cart, table }, before) => {
          if (cart.sellingType !== before.cart.sellingType) fetchIfWanted();
          // The cart was emptied (spec, section 4): what the link says holds, what was chosen does not.
          if (table || !before.table || isTelling) return;
          keep({ chosen: '', chosenAt: '' });
          settle();
        }),
        deps.page.subscribe(() => {
          if (!deps.page.hidden() && store.getState().status === 'error') fetchIfWanted();
        }),
      ];
      return () => {
        for (const stop of stops) stop();
      };
    },
  };
}
