import type { Context } from 'hono';
import { HTTPException } from 'hono/http-exception';
import { Refusal } from '../../services/refusal.ts';

type Status = Refusal['status'] | 500;

const refusalBody = (c: Context, status: Status, body: Readonly<Record<string, unknown>>): Response =>
  c.json({ error: 1, ...body }, status, { 'cache-control': 'no-store' });

/** Any failure as `{ error: 1, code, message, fields? }`. What is no refusal is logged and says nothing of its cause. */
export function refuse(c: Context, error: unknown, log: (error: unknown) => void): Response {
  if (error instanceof Refusal)
    return refusalBody(c, error.status, { code: error.code, message: error.message, ...error.more });
  if (error instanceof HTTPException && error.status < 500)
    return refusalBody(c, 400, { code: 'bad_request', message: 'The request could not be read' });
  log(error);
  return refusalBody(c, 500, { code: 'internal', message: 'Something went wrong. Please try again.' });
}
