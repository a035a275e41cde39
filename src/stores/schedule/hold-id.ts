import { holdId as holdIdSchema } from '../../api/contract/schedule-contract.ts';
import { persisted } from '../../lib/persisted.ts';
import { sessionStorageOf } from '../../lib/session-storage.ts';
import { type StoreDeps, storageKey } from '../store-deps.ts';

/** The id of this tab's place in a slot, known again after a reload: the place must not be in the way of its own customer. */
export const holdId = (deps: StoreDeps) =>
  persisted<string>({
    storage: deps.tabStorage ?? sessionStorageOf(globalThis.window),
    key: storageKey(deps, 'slot-hold'),
    version: 1,
    schema: holdIdSchema,
  });
