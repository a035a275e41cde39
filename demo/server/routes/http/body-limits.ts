import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { Refusal } from '../../services/shared/refusal.ts';

const KB = 1024;
export const BODY_LIMITS = {
  /** The largest order that the contract allows is far smaller than this limit. */
  maxJsonKb: 256,
  /** Forms of the console and of payment pages have only a few short fields. */
  maxFormKb: 16,
  /** Timeout for a body to arrive. */
  timeoutMs: 15_000,
};
const JSON_PATHS = /^\/(api|payments\/webhook)\//;
const METHODS_WITHOUT_BODY = ['GET', 'HEAD', 'OPTIONS'];

const createLimit = (maxKb: number) =>
  bodyLimit({
    maxSize: maxKb * KB,
    onError: () => {
      throw new Refusal(413, 'too_large', `The body is too large. The limit is ${maxKb} KB.`);
    },
  });

const createSlowBodyRefusal = (): Refusal =>
  new Refusal(408, 'slow_body', 'The body did not arrive in time. Please try again.');

const createUnreadableBodyRefusal = (): Refusal =>
  new Refusal(400, 'unreadable_body', 'The body is incomplete or does not match its content type');

/**
 * Receives the body of every request first, so that slow clients do not occupy a place in the queue of API calls. The
 * limit is 256 KB for the API and for webhooks, and 16 KB elsewhere; larger bodies get a 413 without being read
 * further. A body that takes longer than `timeoutMs` gets a 408. Mount it at `/`, before the queue and all routes that
 * read a body.
 */
export function createBodyLimits(timeoutMs = BODY_LIMITS.timeoutMs): Hono {
  const limitJson = createLimit(BODY_LIMITS.maxJsonKb);
  const limitForm = createLimit(BODY_LIMITS.maxFormKb);
  const app = new Hono();
  app.use('*', async (c, next) => {
    if (METHODS_WITHOUT_BODY.includes(c.req.method)) return next();
    const isJson = JSON_PATHS.test(c.req.path);
    let timer: NodeJS.Timeout | undefined;
    const timeout = new Promise<never>((_resolve, reject) => {
      timer = setTimeout(() => reject(createSlowBodyRefusal()), timeoutMs);
    });
    try {
      // Reads the body now. Later readers get the text or the form from the request's cache.
      const receiveBody = async () => void (await (isJson ? c.req.text() : c.req.parseBody()));
      await Promise.race([(isJson ? limitJson : limitForm)(c, receiveBody), timeout]);
    } catch (error) {
      throw error instanceof Refusal ? error : createUnreadableBodyRefusal();
    } finally {
      clearTimeout(timer);
    }
    return next();
  });
  return app;
}
