import { wireIdOf } from '../business/business-document.ts';
import type { FileTable } from '../business-file/business-file.ts';
import type { Business } from '../menu/catalogue.ts';
import { tablesOf } from './table-service.ts';

/** The tables of a branch, with where the code on each leads. */
export interface BranchTables {
  readonly business: Business;
  /** Where its pages are, when they are not where everybody's are. */
  readonly domains: readonly string[];
  readonly branch: { readonly id: string; readonly name: FileTable['name'] };
  /** Orders are taken from them; else the code shows the menu. */
  readonly isOrdered: boolean;
  /** `path`: to the menu to eat in by, at that table. Short, for a code that is easily read. */
  readonly tables: readonly (FileTable & { readonly path: string })[];
}

const pathOf = (referenceId: string, branchId: string, tableId: string): string =>
  `/${referenceId}/dine_in?${new URLSearchParams({ branch: branchId, table: tableId })}`;

/** The branches that list tables, business by business. */
export const tableOverview = (businesses: readonly Business[]): BranchTables[] =>
  businesses.flatMap((business) => {
    const { referenceId, file, response } = business;
    const { checkoutDineIn } = response.restaurant;
    if (!checkoutDineIn?.enabled) return [];
    return file.branches
      .filter((branch) => tablesOf(branch).length)
      .map((branch) => ({
        business,
        domains: file.domains,
        branch: { id: wireIdOf(referenceId, branch.id), name: branch.name },
        isOrdered: checkoutDineIn.cart,
        tables: tablesOf(branch).map((table) => ({
          ...table,
          path: pathOf(referenceId, branch.id, table.id),
        })),
      }));
  });
