import type { Context } from 'hono';
import type * as z from 'zod/mini';
import { Refusal } from '../../services/shared/refusal.ts';

/** Maximum nesting of objects and lists in a JSON body. The contract's bodies have fewer than ten levels. */
export const MAX_JSON_DEPTH = 32;

/** Text that PostgreSQL cannot store: NUL and unpaired surrogates. */
const UNSTORABLE = /\0|\p{Surrogate}/u;

/** Whether the database can store all texts of a value. Throws Refusal 400 when the value has too many levels. */
export function isStorable(value: unknown, depth = 0): boolean {
  if (typeof value === 'string') return !UNSTORABLE.test(value);
  if (typeof value !== 'object' || value === null) return true;
  if (depth === MAX_JSON_DEPTH)
    throw new Refusal(400, 'too_nested', `The body has more than ${MAX_JSON_DEPTH} nested levels`);
  return Object.entries(value).every(([key, inner]) => isStorable(key) && isStorable(inner, depth + 1));
}

/** Parses a value with a schema. Throws Refusal with one message per invalid field. */
export function parseInput<S extends z.ZodMiniType>(
  schema: S,
  value: unknown,
  status: 400 | 422,
): z.output<S> {
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  const fields = Object.fromEntries(
    result.error.issues.map((issue) => [issue.path.join('.') || '(body)', issue.message]),
  );
  throw new Refusal(status, 'invalid', 'The request is invalid. `fields` lists the invalid fields.', {
    fields,
  });
}

/**
 * Reads the JSON body. Throws Refusal 400 when it is not JSON or has too many levels, and 422 when it contains text that the
 * database cannot store.
 */
export async function readJsonBody(c: Context): Promise<unknown> {
  const text = await c.req.text();
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw new Refusal(400, 'malformed_json', 'The body is not JSON');
  }
  if (!isStorable(value))
    throw new Refusal(422, 'invalid', 'The body contains characters that are not valid text');
  return value;
}

function readKeyHeader(c: Context, header: 'Idempotency-Key' | 'Order-Key'): string {
  const key = c.req.header(header) ?? '';
  if (!/^[\x21-\x7e]{8,200}$/.test(key))
    throw new Refusal(
      400,
      header.toLowerCase().replace('-', '_'),
      `Send an ${header} header of 8 to 200 printable ASCII characters`,
    );
  return key;
}

/**
 * Reads the Idempotency-Key header. Clients create the key before the first attempt and send it with every retry.
 * Throws Refusal 400 without a valid key.
 */
export const readIdempotencyKey = (c: Context): string => readKeyHeader(c, 'Idempotency-Key');

/** Reads the Order-Key header: the idempotency key of an earlier request. Throws Refusal 400 without a valid key. */
export const readOrderKey = (c: Context): string => readKeyHeader(c, 'Order-Key');
