import { textLike } from '../../lib/checks.ts';
import { persisted } from '../../lib/persisted.ts';
import { sessionStorageOf } from '../../lib/session-storage.ts';
import { need } from '../../lib/shape.ts';
import { type StoreDeps, storageKey } from '../store-deps.ts';

const read = need(textLike(/^[\w-]{16,80}$/));

/** The id of this tab's place in a slot, known again after a reload: the place must not be in the way of its own customer. */
export const holdId = (deps: StoreDeps) =>
  persisted<string>({
    storage: deps.visit ?? sessionStorageOf(globalThis.window),
    key: storageKey(deps, 'slot-hold'),
    version: 1,
    read,
  });
