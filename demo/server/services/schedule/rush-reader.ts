import type { Db } from '../../db/open-database.ts';
import { type BranchRushes, loadRushes } from '../../repo/schedule/rushes-repo.ts';
import { createSharedReads } from '../shared/shared-reads.ts';

const NO_RUSHES: BranchRushes = {};

/** Creates a function that loads the rushes of a branch, by its id on the wire. Simultaneous calls share one query. */
export function createRushReader(db: Db): (branchId: string) => Promise<BranchRushes> {
  const read = createSharedReads((branchIds: readonly string[]) => loadRushes(db, branchIds));
  return async (branchId) => (await read(branchId)) ?? NO_RUSHES;
}

export type RushReader = ReturnType<typeof createRushReader>;
