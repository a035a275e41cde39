/** Tables at which customers order. They come from the business file; a link or a QR code identifies a table. */

import type * as z from 'zod/mini';
import type { WireOrderTable } from '../../../../src/api/contract/order-contract.ts';
import type { OrderRequest } from '../../../../src/api/contract/order-request-contract.ts';
import type { tablesResponse } from '../../../../src/api/contract/tables-contract.ts';
import type { FileBranch, FileTable } from '../business-file/business-file.ts';
import { Refusal } from '../shared/refusal.ts';

type Tables = z.input<typeof tablesResponse>['tables'];

const createTableRefusal = (code: string, message: string): Refusal =>
  new Refusal(422, code, message, { fields: { table_id: message } });

export const listTables = ({ tables }: FileBranch): readonly FileTable[] => tables ?? [];

/** The tables of a branch as sent to clients. */
export const toTablesWire = (branch: FileBranch): Tables =>
  listTables(branch).map(({ id, name, seats }) => ({ id, name, ...(seats && { seats }) }));

/**
 * The table of a dine-in order, with its current name. Null when the branch has no tables, and for other order types.
 * Throws Refusal 422 `table_required`, `table_unknown`.
 */
export function requireTable(branch: FileBranch, request: OrderRequest): WireOrderTable | null {
  if (request.selling_types !== 'dine_in') return null;
  const tables = listTables(branch);
  const { table_id } = request;
  if (!table_id) {
    if (tables.length) throw createTableRefusal('table_required', 'Choose a table');
    return null;
  }
  const table = tables.find(({ id }) => id === table_id);
  if (!table) throw createTableRefusal('table_unknown', 'This branch has no such table');
  return { id: table.id, name: table.name };
}
