import { wireOrder } from '../../api/testing/wire-examples.ts';
import type { SentRequest } from './test-stores.ts';

/**
 * A backend that stores one order per key, like the real one. With `losesResponses`, the response is lost after the
 * order has been stored.
 */
export function createIdempotentBackend() {
  const orderIdsByKey = new Map<string | null, string>();
  const state = { losesResponses: false, orderIdsByKey };
  const route = ({ idempotencyKey }: SentRequest) => {
    if (!orderIdsByKey.has(idempotencyKey)) orderIdsByKey.set(idempotencyKey, `o-${orderIdsByKey.size + 1}`);
    if (state.losesResponses) return 'lost' as const;
    return { body: { order: wireOrder({ id: orderIdsByKey.get(idempotencyKey) ?? '' }) } };
  };
  return { state, route };
}
