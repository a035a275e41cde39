import type { Context } from 'hono';
import { HTTPException } from 'hono/http-exception';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { isDatabaseOutage } from '../../services/shared/database-outage.ts';
import { Refusal } from '../../services/shared/refusal.ts';

/** Time after which clients should retry when the database is down. */
const OUTAGE_RETRY_S = 5;

type Status = Refusal['status'] | 500;

const sendError = (c: Context, status: Status, body: Readonly<Record<string, unknown>>): Response =>
  // The cast admits 433, which is a status of this product only (spec, section 2).
  c.json(body, status as ContentfulStatusCode, { 'cache-control': 'no-store' });

/** Creates the response body of a refusal. */
export const toRefusalBody = ({ code, message, details }: Refusal) => ({
  error: 1,
  code,
  message,
  ...details,
});

/** Creates the refusal for a database that is unreachable or cannot write at the moment. */
const createOutageRefusal = (): Refusal =>
  new Refusal(503, 'unavailable', 'The server cannot do this at the moment. Please try again soon.', {
    retry_after: OUTAGE_RETRY_S,
  });

/**
 * Sends any error as `{ error: 1, code, message, fields? }`. Errors that are not refusals are logged and not revealed
 * in the response. An outage of the database becomes a 503 with `Retry-After`.
 */
export function sendRefusal(c: Context, error: unknown, log: (error: unknown) => void): Response {
  if (error instanceof Refusal) {
    const { retry_after } = error.details;
    if (typeof retry_after === 'number') c.header('retry-after', String(retry_after));
    return sendError(c, error.status, toRefusalBody(error));
  }
  if (error instanceof HTTPException && error.status < 500)
    return sendError(c, 400, { error: 1, code: 'bad_request', message: 'The request could not be read' });
  log(error);
  if (isDatabaseOutage(error)) return sendRefusal(c, createOutageRefusal(), log);
  return sendError(c, 500, {
    error: 1,
    code: 'internal',
    message: 'Something went wrong. Please try again.',
  });
}
