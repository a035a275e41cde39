import type { OrderType } from '../../../../src/domain/menu/menu-types.ts';
import { getExtraMinutes, isPaused, NO_RUSH } from '../../../../src/domain/schedule/rush.ts';
import type { Db } from '../../db/open-database.ts';
import { listBranchIds } from '../../repo/business/file-lists-repo.ts';
import { loadRushes } from '../../repo/schedule/rushes-repo.ts';
import type { BusinessScope } from '../../repo/shared/business-scope.ts';
import { toWireId } from '../business/business-document.ts';
import type { FileBranch } from '../business-file/business-file.ts';
import type { Business, Catalogue } from '../menu/business-catalogue.ts';
import { getOrderTypeSettings, isOrderTypeOffered } from '../schedule/opening.ts';
import { type ListPage, toPage, toRange } from '../shared/list-page.ts';

const BRANCHES_PER_PAGE = 25;
const ORDER_TYPES: readonly OrderType[] = ['delivery', 'car_pickup', 'dine_in'];

/** A branch with the rushes of its order types. */
interface BranchRushOverview {
  readonly business: Business;
  readonly branch: { readonly id: string; readonly name: FileBranch['name'] };
  readonly types: readonly {
    readonly type: OrderType;
    /** 0 without extra minutes. */
    readonly extraMinutes: number;
    readonly extraUntil: Date | null;
    /** Null if the order type is not paused. */
    readonly pausedUntil: Date | null;
  }[];
}

/** Loads one page of branches with the rushes that are in force at `at` (epoch ms). */
export async function loadRushOverview(
  db: Db,
  catalogue: Pick<Catalogue, 'listBusinessesInScope'>,
  scope: BusinessScope,
  at: number,
  page: ListPage,
): Promise<{ readonly branches: BranchRushOverview[]; readonly hasMore: boolean }> {
  const candidates = await listBranchIds(db, scope, toRange(page, BRANCHES_PER_PAGE));
  const { rows, hasMore } = toPage(candidates, BRANCHES_PER_PAGE);
  const [businesses, rushes] = await Promise.all([
    catalogue.listBusinessesInScope([...new Set(rows.map(({ referenceId }) => referenceId))]),
    loadRushes(
      db,
      rows.map(({ referenceId, key }) => toWireId(referenceId, key)),
    ),
  ]);
  const branches = rows.flatMap(({ referenceId, key }): BranchRushOverview[] => {
    const business = businesses.find((candidate) => candidate.referenceId === referenceId);
    const branch = business?.file.branches.find(({ id }) => id === key);
    if (!business || !branch) return [];
    const id = toWireId(referenceId, key);
    const types = ORDER_TYPES.filter(
      (type) => getOrderTypeSettings(business, type) && isOrderTypeOffered(business, type, branch),
    ).map((type) => {
      const rush = rushes.get(id)?.[type] ?? NO_RUSH;
      const extraMinutes = getExtraMinutes(rush, at);
      return {
        type,
        extraMinutes,
        extraUntil: extraMinutes && rush.extraUntil !== null ? new Date(rush.extraUntil) : null,
        pausedUntil: isPaused(rush, at) && rush.pausedUntil !== null ? new Date(rush.pausedUntil) : null,
      };
    });
    return [{ business, branch: { id, name: branch.name }, types }];
  });
  return { branches, hasMore };
}
