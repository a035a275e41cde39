import type { Context } from 'hono';
import type * as z from 'zod/mini';
import type { calls } from '../../../../src/api/contract/contract.ts';

type Calls = typeof calls;
export type CallName = keyof Calls;

type ParamNames<P extends string> = P extends `${string}{${infer Name}}${infer Rest}`
  ? Name | ParamNames<Rest>
  : never;
type ParsedInput<C, K extends string> =
  C extends Record<K, infer S extends z.ZodMiniType> ? z.output<S> : undefined;

/** A request whose parameters, query and body passed the contract's validation. */
export interface CallRequest<N extends CallName> {
  readonly params: Readonly<Record<ParamNames<Calls[N]['path']>, string>>;
  readonly query: ParsedInput<Calls[N], 'query'>;
  readonly body: ParsedInput<Calls[N], 'body'>;
  readonly c: Context;
}

/** The handlers of this backend, by call name. Calls without a handler respond with 501. */
export type Handlers = { readonly [N in CallName]?: (request: CallRequest<N>) => Promise<Response> };
