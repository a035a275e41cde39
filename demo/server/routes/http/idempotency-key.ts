import type { Context } from 'hono';
import { Refusal } from '../../services/shared/refusal.ts';

/** The key a client makes before its first try and sends with every retry. Throws Refusal 400. */
export function idempotencyKey(c: Context): string {
  const key = c.req.header('idempotency-key') ?? '';
  if (!/^[\x21-\x7e]{8,200}$/.test(key))
    throw new Refusal(400, 'idempotency_key', 'An Idempotency-Key header of 8 to 200 characters is needed');
  return key;
}
