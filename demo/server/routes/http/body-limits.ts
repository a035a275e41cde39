import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { Refusal } from '../../services/shared/refusal.ts';

const KB = 1024;
/** The largest order of the contract is far smaller. */
const MAX_JSON_KB = 256;
/** Forms of the console and of payment pages have a few short fields. */
const MAX_FORM_KB = 16;
const JSON_PATHS = /^\/(api|payments\/webhook)\//;
const METHODS_WITHOUT_BODY = ['GET', 'HEAD', 'OPTIONS'];

const createLimit = (maxKb: number) =>
  bodyLimit({
    maxSize: maxKb * KB,
    onError: () => {
      throw new Refusal(413, 'too_large', `The body is too large. The limit is ${maxKb} KB.`);
    },
  });

/**
 * Limits the body of every request, on every path: 256 KB for the API and for webhooks, 16 KB elsewhere. Responds with 413
 * before more is read. Mount it at `/`, before all routes that read a body.
 */
export function createBodyLimits(): Hono {
  const limitJson = createLimit(MAX_JSON_KB);
  const limitForm = createLimit(MAX_FORM_KB);
  const app = new Hono();
  app.use('*', (c, next) => {
    if (METHODS_WITHOUT_BODY.includes(c.req.method)) return next();
    return (JSON_PATHS.test(c.req.path) ? limitJson : limitForm)(c, next);
  });
  return app;
}
