import { ApiError } from '../../api/client/api-errors.ts';
import { itemCall } from '../../api/contract/item-contract.ts';
import { toSingleItem } from '../../api/mappers/map-item.ts';
import type { MenuItem } from '../../domain/menu/menu-types.ts';
import type { Currency } from '../../domain/money/money.ts';
import type { StoreDeps } from '../store-deps.ts';

/**
 * Fetches one item of a branch. Null if it does not exist or the response is invalid. Throws ApiError for other
 * failures.
 */
export async function fetchItem(
  { client, apiOrigin, reporter }: Pick<StoreDeps, 'client' | 'apiOrigin' | 'reporter'>,
  branchId: string,
  itemId: string,
  currency: Currency,
): Promise<MenuItem | null> {
  try {
    const { item } = await client.call(itemCall, { params: { branch_id: branchId, item_id: itemId } });
    return toSingleItem(item, currency, apiOrigin, (problem, part) => reporter.report(problem, { part }));
  } catch (error) {
    if (error instanceof ApiError && error.status !== 404 && error.kind !== 'invalid') throw error;
    reporter.report(error, { part: `item ${itemId}` });
    return null;
  }
}
