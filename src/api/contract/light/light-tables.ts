import { isPositive } from '../../../lib/checks.ts';
import { listOf, maybe, need, shape } from '../../../lib/shape.ts';
import type { LightCall } from '../call.ts';
import type { tablesCall, WireTable } from '../tables-contract.ts';
import { id, text, texts } from './light-common.ts';

const count = maybe(need(isPositive));

const table = shape<WireTable>({
  id,
  name: texts,
  seats: count,
  minutes: count,
  free: maybe(listOf(text)),
});

/** The tables call (schemas/tables.ts). A table that cannot be read is left out. */
export const tables: LightCall<typeof tablesCall> = {
  method: 'GET',
  path: 'webapp/tables/{branch_id}',
  read: shape({ tables: listOf(table) }),
};
