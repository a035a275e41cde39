import { inArray } from 'drizzle-orm';
import type { OrderType } from '../../../../src/domain/menu/menu-types.ts';
import type { Rush } from '../../../../src/domain/schedule/rush.ts';
import type { Db } from '../../db/open-database.ts';
import { rushes } from '../../db/schema-slots.ts';

/** The rushes of a branch by order type, including those that are over. */
export type BranchRushes = Readonly<Partial<Record<OrderType, Rush>>>;

/** Loads the rushes of branches, by branch id. Branches without a rush are omitted. */
export async function loadRushes(db: Db, branchIds: readonly string[]): Promise<Map<string, BranchRushes>> {
  const rows = await db
    .select()
    .from(rushes)
    .where(inArray(rushes.branchId, [...branchIds]));
  const rushesByBranch = new Map<string, BranchRushes>();
  for (const { branchId, sellingType, extraMinutes, extraUntil, pausedUntil } of rows) {
    const rush: Rush = {
      extraMinutes,
      extraUntil: extraUntil?.getTime() ?? null,
      pausedUntil: pausedUntil?.getTime() ?? null,
    };
    rushesByBranch.set(branchId, { ...rushesByBranch.get(branchId), [sellingType]: rush });
  }
  return rushesByBranch;
}

interface RushKey {
  readonly referenceId: string;
  readonly branchId: string;
  readonly sellingType: OrderType;
}

/** Replaces the rush of an order type. */
export async function saveRush(
  tx: Db,
  key: RushKey,
  { extraMinutes, extraUntil, pausedUntil }: Rush,
): Promise<void> {
  const columns = {
    extraMinutes,
    extraUntil: extraUntil === null ? null : new Date(extraUntil),
    pausedUntil: pausedUntil === null ? null : new Date(pausedUntil),
  };
  await tx
    .insert(rushes)
    .values({ ...key, ...columns })
    .onConflictDoUpdate({ target: [rushes.branchId, rushes.sellingType], set: columns });
}
