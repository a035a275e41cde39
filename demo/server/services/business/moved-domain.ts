import type { Business } from '../menu/catalogue.ts';

type Moving = Pick<Business, 'referenceId' | 'file'>;

/**
 * The reference id under which a business is found now, over however many moves; null for one that has not moved. Also null
 * where the moves lead to nobody, or round in circles: it is better found at its old place than nowhere.
 */
export async function movedTo(
  business: Moving,
  find: (referenceId: string) => Promise<Moving | null>,
): Promise<string | null> {
  const been = new Set<string>();
  let at: Moving | null = business;
  while (at?.file.moved?.reference_id) {
    if (been.has(at.referenceId)) return null;
    been.add(at.referenceId);
    at = await find(at.file.moved.reference_id);
  }
  return at && at.referenceId !== business.referenceId ? at.referenceId : null;
}
