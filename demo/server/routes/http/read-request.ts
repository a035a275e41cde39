import type { Context } from 'hono';
import type * as z from 'zod/mini';
import { Refusal } from '../../services/shared/refusal.ts';

/** Larger bodies are refused. The largest order of the contract is far smaller. */
const MAX_BODY_BYTES = 256 * 1024;

/** Text that PostgreSQL cannot store: NUL, and halves of surrogate pairs. */
const UNSTORABLE = /\0|\p{Surrogate}/u;

export const isStorable = (value: unknown): boolean => {
  if (typeof value === 'string') return !UNSTORABLE.test(value);
  if (typeof value !== 'object' || value === null) return true;
  return Object.entries(value).every(([key, inner]) => isStorable(key) && isStorable(inner));
};

/** Parses a value with a schema. Throws Refusal with one message per wrong field. */
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
  throw new Refusal(status, 'invalid', 'The request is invalid. `fields` names the wrong fields.', {
    fields,
  });
}

/**
 * Reads the JSON body. Throws Refusal 413 when the body is too large, 400 when it is not JSON, and 422 when it contains text
 * that the database cannot store.
 */
export async function readJsonBody(c: Context): Promise<unknown> {
  const text = await readBoundedText(c);
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

/** Reads the body as text. Throws Refusal 413 when it is too large. */
export async function readBoundedText(c: Context): Promise<string> {
  const createTooLargeRefusal = () =>
    new Refusal(413, 'too_large', `The body is too large. The limit is ${MAX_BODY_BYTES / 1024} KB.`);
  if (Number(c.req.header('content-length') ?? 0) > MAX_BODY_BYTES) throw createTooLargeRefusal();
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of c.req.raw.body ?? []) {
    size += chunk.length;
    if (size > MAX_BODY_BYTES) throw createTooLargeRefusal();
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

/**
 * Reads the Idempotency-Key header. Clients create the key before the first try and send it with every retry. Throws
 * Refusal 400 without a valid key.
 */
export function readIdempotencyKey(c: Context): string {
  const key = c.req.header('idempotency-key') ?? '';
  if (!/^[\x21-\x7e]{8,200}$/.test(key))
    throw new Refusal(
      400,
      'idempotency_key',
      'Send an Idempotency-Key header of 8 to 200 printable ASCII characters',
    );
  return key;
}
