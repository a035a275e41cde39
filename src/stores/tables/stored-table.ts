import * as z from 'zod/mini';
import { createSessionStorage } from '../../lib/session-storage.ts';
import { createStoredValue } from '../../lib/stored-value.ts';
import { buildStorageKey, type StoreDeps } from '../store-deps.ts';

// The customer's table is stored for one visit (one tab), because on the next visit the customer sits at another table.
// Each decision (a scanned code or a choice) is also shared with all open elements and tabs. The latest decision
// counts.

export interface TableChoice {
  /** Name or id of a table in the link or on the host page, and the branch it belongs to. '' means none. */
  readonly linkTable: string;
  readonly linkBranchId: string;
  /** Id of the table that the customer chose instead, and its branch. '' means none. */
  readonly chosenId: string;
  readonly chosenBranchId: string;
}

/** A choice of another element or tab. */
export interface SharedChoice extends TableChoice {
  /** Whether the table chosen before was dropped because the cart was emptied. */
  readonly isCleared: boolean;
}

export const NO_TABLE: TableChoice = { linkTable: '', linkBranchId: '', chosenId: '', chosenBranchId: '' };
export const MAX_NAME_LENGTH = 80;

const shortText = z.string().check(z.maxLength(MAX_NAME_LENGTH));
/** The number of a decision. Later decisions have higher numbers. Times would not work: the clocks of tabs may differ. */
const decision = z.catch(z.int(), 0);
const choiceFields = {
  linkTable: shortText,
  linkBranchId: shortText,
  chosenId: shortText,
  chosenBranchId: shortText,
};
const tabTable = z.object({
  ...choiceFields,
  decision,
  /** The last link of this tab. It stays in the tab's address after another tab has chosen another table. */
  lastTable: z.catch(shortText, ''),
  lastBranchId: z.catch(shortText, ''),
  /** The latest arrivals of this tab whose links have been followed (`Route.arrivalKey`). */
  arrivals: z.catch(z.array(z.string()), []),
});
type TabTable = z.infer<typeof tabTable>;
const sharedTable = z.object({
  ...choiceFields,
  decision,
  /** Whether the table chosen before was dropped because the cart was emptied. */
  isCleared: z.catch(z.boolean(), false),
});
type SharedTable = z.infer<typeof sharedTable>;

/**
 * Number of followed links that are remembered. A customer who goes back opens such a link again, which is not a new
 * arrival.
 */
const MAX_ARRIVALS = 20;

export interface TableStorage {
  load(): TableChoice;
  save(choice: TableChoice): void;
  /** Stores the choice as the latest decision, for all elements and tabs. */
  share(choice: TableChoice, isCleared: boolean): void;
  /**
   * Whether this tab's link is new. A link is new if it names another table or branch than the last new link; '' names
   * no branch. It is also new if it was opened again: `arrivalKey` is not '' and was not passed before. Remembers a new
   * link.
   */
  rememberLinkIfNew(table: string, branchId: string, arrivalKey: string): boolean;
  /** Takes over a decision that is later than this tab's decision. Null if there is no later decision. */
  takeNewerChoice(): SharedChoice | null;
  /** Calls the listener with each later decision of another element or tab. Returns a function that unsubscribes. */
  subscribe(listener: (choice: SharedChoice) => void): () => void;
}

export function createTableStorage(deps: StoreDeps): TableStorage {
  const tabValue = createStoredValue({
    storage: deps.tabStorage ?? createSessionStorage(globalThis.window),
    key: buildStorageKey(deps, 'table'),
    version: 2,
    schema: tabTable,
    migrate(value) {
      // Version 1 had other names for the same fields.
      const oldValue = Object(value) as Record<string, unknown>;
      return {
        linkTable: oldValue.asked,
        linkBranchId: oldValue.askedAt,
        chosenId: oldValue.chosen,
        chosenBranchId: oldValue.chosenAt,
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
  let tabState: TabTable = tabValue.load() ?? {
    ...NO_TABLE,
    decision: sharedValue.load()?.decision ?? 0,
    lastTable: '',
    lastBranchId: '',
    arrivals: [],
  };

  const save = (patch: Partial<TabTable>) => {
    tabState = { ...tabState, ...patch };
    tabValue.save(tabState);
  };
  const getChoice = (): TableChoice => {
    const { linkTable, linkBranchId, chosenId, chosenBranchId } = tabState;
    return { linkTable, linkBranchId, chosenId, chosenBranchId };
  };
  const takeIfNewer = (shared: SharedTable | null): SharedChoice | null => {
    if (!shared || shared.decision <= tabState.decision) return null;
    const { isCleared, ...choice } = shared;
    save(choice);
    return { ...getChoice(), isCleared };
  };
  return {
    load: getChoice,
    save,
    share(choice, isCleared) {
      const latestDecision = Math.max(tabState.decision, sharedValue.load()?.decision ?? 0);
      save({ ...choice, decision: latestDecision + 1 });
      sharedValue.save({ ...choice, decision: tabState.decision, isCleared });
    },
    rememberLinkIfNew(table, branchId, arrivalKey) {
      // Another element of the page may have followed the link.
      const arrivals = tabValue.load()?.arrivals ?? tabState.arrivals;
      const isSameLink = table === tabState.lastTable && (!branchId || branchId === tabState.lastBranchId);
      if (isSameLink && (!arrivalKey || arrivals.includes(arrivalKey))) return false;
      save({
        lastTable: table,
        lastBranchId: branchId,
        arrivals: arrivalKey ? [...arrivals, arrivalKey].slice(-MAX_ARRIVALS) : arrivals,
      });
      return true;
    },
    takeNewerChoice: () => takeIfNewer(sharedValue.load()),
    subscribe: (listener) =>
      sharedValue.subscribe((shared) => {
        const newerChoice = takeIfNewer(shared);
        if (newerChoice) listener(newerChoice);
      }),
  };
}
