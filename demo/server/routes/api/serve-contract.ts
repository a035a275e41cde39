import { type Context, Hono } from 'hono';
import type { Call } from '../../../../src/api/contract/call.ts';
import { calls } from '../../../../src/api/contract/contract.ts';
import { Refusal } from '../../services/shared/refusal.ts';
import { isStorable, parseInput, readJsonBody } from '../http/read-request.ts';
import type { CallRequest, Handlers } from './call-handler.ts';

type AnyHandler = (request: CallRequest<never>) => Promise<Response>;

const refuseUnimplemented = (): never => {
  throw new Refusal(501, 'not_implemented', 'This server does not implement this call');
};

function readParams(c: Context): Record<string, string> {
  const params: Record<string, string> = c.req.param();
  if (!isStorable(params))
    throw new Refusal(400, 'invalid', 'The URL path contains characters that are not valid text');
  return params;
}

function readQuery(c: Context): Record<string, string> {
  const query = c.req.query();
  if (!isStorable(query))
    throw new Refusal(400, 'invalid', 'The query string contains characters that are not valid text');
  return query;
}

/**
 * Routes for every call of the contract. Validates each request and passes it to its handler. Responds with 501 when
 * there is no handler.
 */
export function serveContract(handlers: Handlers): Hono {
  const app = new Hono();
  const paths = new Map<string, string[]>();
  for (const [name, call] of Object.entries(calls) as [keyof typeof calls, Call][]) {
    const path = `/${call.path.replaceAll(/\{(\w+)\}/g, ':$1')}`;
    paths.set(path, [...(paths.get(path) ?? []), call.method]);
    const handler = handlers[name] as AnyHandler | undefined;
    app.on(call.method, path, async (c) => {
      if (!handler) return refuseUnimplemented();
      const request = {
        c,
        params: readParams(c),
        query: call.query && parseInput(call.query, readQuery(c), 400),
        body: call.body && parseInput(call.body, await readJsonBody(c), 422),
      };
      return handler(request as unknown as CallRequest<never>);
    });
  }
  for (const [path, methods] of paths)
    app.all(path, (c) => {
      c.header('allow', methods.join(', '));
      throw new Refusal(405, 'method_not_allowed', `Use ${methods.join(' or ')} for this call`);
    });
  return app;
}
