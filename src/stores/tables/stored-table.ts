import * as z from 'zod/mini';
import { createSessionStorage } from '../../lib/session-storage.ts';
import { createStoredValue } from '../../lib/stored-value.ts';
import { buildStorageKey, type StoreDeps } from '../store-deps.ts';

// The customer's table is stored for one visit (one tab), because on the next visit the customer sits at another table.
// Each decision, a scanned code or a choice, is also shared with the elements and tabs that are open: the latest counts.

export interface TableChoice {
  /** Name or id of a table in the link or on the host page, and the branch it belongs to. '' means none. */
  readonly linkTable: string;
  readonly linkBranchId: string;
  /** Id of the table that the customer chose instead, and its branch. '' means none. */
  readonly chosenId: string;
  readonly chosenBranchId: string;
}

export const NO_TABLE: TableChoice = { linkTable: '', linkBranchId: '', chosenId: '', chosenBranchId: '' };
export const MAX_NAME_LENGTH = 80;

const name = z.string().check(z.maxLength(MAX_NAME_LENGTH));
/** Decisions are numbered, because the clocks of two tabs may differ. */
const decision = z.catch(z.int(), 0);
const choice = { linkTable: name, linkBranchId: name, chosenId: name, chosenBranchId: name };
const tabTable = z.object({
  ...choice,
  decision,
  /** The last link of this tab. It stays in the tab's address after another tab has chosen another table. */
  lastTable: z.catch(name, ''),
  lastBranchId: z.catch(name, ''),
});
type TabTable = z.infer<typeof tabTable>;
const sharedTable = z.object({ ...choice, decision });

export interface TableStorage {
  load(): TableChoice;
  save(choice: TableChoice): void;
  /** Stores the choice as the latest decision, for all elements and tabs. */
  share(choice: TableChoice): void;
  /** Whether this tab's link names another table or branch ('' for none) than at the last call. Remembers it. */
  isNewLink(table: string, branchId: string): boolean;
  /** Takes over a decision that is later than this tab's. Null if there is none. */
  readNewer(): TableChoice | null;
  /** Calls the listener with each later decision of another element or tab. Returns a function that unsubscribes. */
  subscribe(listener: (choice: TableChoice) => void): () => void;
}

export function createTableStorage(deps: StoreDeps): TableStorage {
  const tabValue = createStoredValue({
    storage: deps.tabStorage ?? createSessionStorage(globalThis.window),
    key: buildStorageKey(deps, 'table'),
    version: 2,
    schema: tabTable,
    migrate(value) {
      // Version 1 had other names for the same fields.
      const old = Object(value) as Record<string, unknown>;
      return {
        linkTable: old.asked,
        linkBranchId: old.askedAt,
        chosenId: old.chosen,
        chosenBranchId: old.chosenAt,
      };
    },
  });
  const sharedValue = createStoredValue({
    storage: deps.storage,
    apiOrigin: deps.apiOrigin,
    key: buildStorageKey(deps, 'latest-table'),
    version: 1,
    schema: sharedTable,
  });
  // A new tab is a new visit: it ignores decisions of earlier visits.
  let own: TabTable = tabValue.load() ?? {
    ...NO_TABLE,
    decision: sharedValue.load()?.decision ?? 0,
    lastTable: '',
    lastBranchId: '',
  };

  const save = (patch: Partial<TabTable>) => {
    own = { ...own, ...patch };
    tabValue.save(own);
  };
  const getChoice = (): TableChoice => {
    const { linkTable, linkBranchId, chosenId, chosenBranchId } = own;
    return { linkTable, linkBranchId, chosenId, chosenBranchId };
  };
  const takeNewer = (shared: (TableChoice & { readonly decision: number }) | null): TableChoice | null => {
    if (!shared || shared.decision <= own.decision) return null;
    save(shared);
    return getChoice();
  };
  return {
    load: getChoice,
    save,
    share(choice) {
      const latest = Math.max(own.decision, sharedValue.load()?.decision ?? 0);
      save({ ...choice, decision: latest + 1 });
      sharedValue.save({ ...choice, decision: own.decision });
    },
    isNewLink(table, branchId) {
      if (table === own.lastTable && (!branchId || branchId === own.lastBranchId)) return false;
      save({ lastTable: table, lastBranchId: branchId });
      return true;
    },
    readNewer: () => takeNewer(sharedValue.load()),
    subscribe: (listener) =>
      sharedValue.subscribe((shared) => {
        const newer = takeNewer(shared);
        if (newer) listener(newer);
      }),
  };
}
