import { holdId as holdIdSchema } from '../../api/contract/schedule-contract.ts';
import { createSessionStorage } from '../../lib/session-storage.ts';
import { createStoredValue } from '../../lib/stored-value.ts';
import { buildStorageKey, type StoreDeps } from '../store-deps.ts';

/**
 * Id of this tab's slot hold. It survives a reload, so that the customer's own hold doesn't make the slot look full.
 */
export const createHoldIdStorage = (deps: StoreDeps) =>
  createStoredValue<string>({
    storage: deps.tabStorage ?? createSessionStorage(globalThis.window),
    key: buildStorageKey(deps, 'slot-hold'),
    version: 1,
    schema: holdIdSchema,
  });
