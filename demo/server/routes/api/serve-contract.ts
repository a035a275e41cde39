import { type Context, Hono } from 'hono';
import type { Call } from '../../../../src/api/contract/call.ts';
import { calls } from '../../../../src/api/contract/contract.ts';
import { Refusal } from '../../services/shared/refusal.ts';
import { isStorable, parseInput, readJsonBody } from '../http/read-request.ts';
import type { CallRequest, Handlers } from './call-handler.ts';

type AnyHandler = (asked: CallRequest<never>) => Promise<Response>;

const notImplemented = (): never => {
  throw new Refusal(501, 'not_implemented', 'This call is not served yet');
};

function paramsOf(c: Context): Record<string, string> {
  const params: Record<string, string> = c.req.param();
  if (!isStorable(params)) throw new Refusal(400, 'invalid', 'The address holds characters that are no text');
  return params;
}

function queryOf(c: Context): Record<string, string> {
  const query = c.req.query();
  if (!isStorable(query)) throw new Refusal(400, 'invalid', 'The query holds characters that are no text');
  return query;
}

/** All calls of the contract's table as routes: read, checked and handed over; 501 where there is no handler. */
export function serveContract(handlers: Handlers): Hono {
  const app = new Hono();
  const paths = new Map<string, string[]>();
  for (const [name, call] of Object.entries(calls) as [keyof typeof calls, Call][]) {
    const path = `/${call.path.replaceAll(/\{(\w+)\}/g, ':$1')}`;
    paths.set(path, [...(paths.get(path) ?? []), call.method]);
    const handler = handlers[name] as AnyHandler | undefined;
    app.on(call.method, path, async (c) => {
      if (!handler) return notImplemented();
      const asked = {
        c,
        params: paramsOf(c),
        query: call.query && parseInput(call.query, queryOf(c), 400),
        body: call.body && parseInput(call.body, await readJsonBody(c), 422),
      };
      return handler(asked as unknown as CallRequest<never>);
    });
  }
  for (const [path, methods] of paths)
    app.all(path, (c) => {
      c.header('allow', methods.join(', '));
      throw new Refusal(405, 'method_not_allowed', `This call is made by ${methods.join(' or ')}`);
    });
  return app;
}
