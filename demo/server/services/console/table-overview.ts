import type { Db } from '../../db/open-database.ts';
import { listTableBranchIds } from '../../repo/business/file-lists-repo.ts';
import { type BusinessScope, isInScope } from '../../repo/shared/business-scope.ts';
import { parseReferenceId, toWireId } from '../business/business-document.ts';
import type { FileBranch, FileTable } from '../business-file/business-file.ts';
import type { Business, Catalogue } from '../menu/business-catalogue.ts';
import { type ListPage, toPage, toRange } from '../shared/list-page.ts';
import { listTables } from '../tables/table-service.ts';

/** Low, because a branch can have a thousand tables. */
const BRANCHES_PER_PAGE = 10;

/** The tables of a branch, each with the path in its QR code. */
interface BranchTables {
  readonly business: Business;
  /** The business's own domains. If empty, the business uses the shared origin. */
  readonly domains: readonly string[];
  readonly branch: { readonly id: string; readonly name: FileTable['name'] };
  /** Whether customers can order with their phones at the table. Otherwise the QR code only shows the menu. */
  readonly canOrderAtTable: boolean;
  /** `path`: the table's dine-in menu. It is short, so that the QR code is easy to scan. */
  readonly tables: readonly (FileTable & { readonly path: string })[];
}

const toTablePath = (referenceId: string, branchId: string, tableId: string): string =>
  `/${referenceId}/dine_in?${new URLSearchParams({ branch: branchId, table: tableId })}`;

/** Null when the business does not offer dine-in, or when the branch has no tables. */
function toBranchTables(business: Business, branch: FileBranch): BranchTables | null {
  const { referenceId, file, response } = business;
  const { checkoutDineIn } = response.restaurant;
  if (!checkoutDineIn?.enabled || !listTables(branch).length) return null;
  return {
    business,
    domains: file.domains,
    branch: { id: toWireId(referenceId, branch.id), name: branch.name },
    canOrderAtTable: checkoutDineIn.cart,
    tables: listTables(branch).map((table) => ({
      ...table,
      path: toTablePath(referenceId, branch.id, table.id),
    })),
  };
}

/** Loads one page of the branches with tables. */
export async function loadTableOverview(
  db: Db,
  catalogue: Pick<Catalogue, 'listBusinessesInScope'>,
  scope: BusinessScope,
  page: ListPage,
): Promise<{ readonly tables: BranchTables[]; readonly hasMore: boolean }> {
  const candidates = await listTableBranchIds(db, scope, toRange(page, BRANCHES_PER_PAGE));
  const { rows, hasMore } = toPage(candidates, BRANCHES_PER_PAGE);
  const businesses = await catalogue.listBusinessesInScope([
    ...new Set(rows.map(({ referenceId }) => referenceId)),
  ]);
  const tables = rows.flatMap(({ referenceId, key }) => {
    const business = businesses.find((candidate) => candidate.referenceId === referenceId);
    const branch = business?.file.branches.find(({ id }) => id === key);
    return (business && branch && toBranchTables(business, branch)) ?? [];
  });
  return { tables, hasMore };
}

/** The tables of a branch. Null when the branch is unknown, has no tables for dine-in or is outside the scope. */
export async function findBranchTables(
  catalogue: Pick<Catalogue, 'listBusinessesInScope'>,
  scope: BusinessScope,
  branchId: string,
): Promise<BranchTables | null> {
  const referenceId = parseReferenceId(branchId);
  if (referenceId === null || !isInScope(scope, referenceId)) return null;
  const [business] = await catalogue.listBusinessesInScope([referenceId]);
  const branch = business?.file.branches.find(({ id }) => toWireId(referenceId, id) === branchId);
  return business && branch ? toBranchTables(business, branch) : null;
}
