import * as z from 'zod/mini';
import { persisted } from '../../lib/persisted.ts';
import { sessionStorageOf } from '../../lib/session-storage.ts';
import { type StoreDeps, storageKey } from '../store-deps.ts';

const LONGEST = 80;

/** What one visit remembers of where its customer sits; '' is none. */
export interface StoredTable {
  /** What the link or the host's page said last, and the branch it says, or where that is a table. */
  readonly asked: string;
  readonly askedAt: string;
  /** What the customer chose instead, and the branch of it. */
  readonly chosen: string;
  readonly chosenAt: string;
}

export const noTable: StoredTable = { asked: '', askedAt: '', chosen: '', chosenAt: '' };

const part = z.string().check(z.maxLength(LONGEST));
const storedTable = z.object({ asked: part, askedAt: part, chosen: part, chosenAt: part });

/** What a link or a page says, as far as it can be a table. */
export const askedTable = (text: string): string => text.trim().slice(0, LONGEST);

/** For the visit alone: who comes back tomorrow sits elsewhere. */
export const visitedTable = (deps: StoreDeps) =>
  persisted({
    storage: deps.visit ?? sessionStorageOf(globalThis.window),
    key: storageKey(deps, 'table'),
    version: 1,
    schema: storedTable,
  });
