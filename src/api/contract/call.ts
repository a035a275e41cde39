import type * as z from 'zod/mini';

type Schema = z.ZodMiniType;

/** One call of the contract: what is sent and what comes back. How it is sent is the client's business. */
export interface Call {
  readonly method: 'GET' | 'POST';
  /** Appended to the API base; `{name}` is filled from `params`. */
  readonly path: string;
  readonly query?: Schema;
  readonly body?: Schema;
  readonly response: Schema;
  /**
   * Set where a bad optional part must not fail the call: the client reads the response with this schema and
   * `parseLenient`. It is `response`, or looser where a mapper reads the parts one by one (the items of a menu).
   */
  readonly lenient?: Schema;
  /** The request is completed although the page is left meanwhile. A browser takes 64 KiB of such bodies at a time. */
  readonly keepalive?: boolean;
}

type ParamNames<P extends string> = P extends `${string}{${infer Name}}${infer Rest}`
  ? Name | ParamNames<Rest>
  : never;

type Field<K extends string, C, Out> =
  C extends Record<K, infer S extends Schema> ? Out & { [k in K]: z.input<S> } : Out;
type OptionalField<K extends string, C> =
  C extends Record<K, infer S extends Schema> ? { [k in K]?: z.input<S> | undefined } : unknown;
type Params<P extends string> = [ParamNames<P>] extends [never]
  ? unknown
  : { readonly params: { readonly [N in ParamNames<P>]: string } };

/** What a call needs: its path's parameters, its body, and its query if wanted. A missing parameter does not compile. */
export type CallInput<C extends Call> = Params<C['path']> &
  Field<'body', C, unknown> &
  OptionalField<'query', C>;

/** A call whose bad optional parts are left out of the result. */
export type LenientCall = Call & { readonly lenient: Schema };

/** A response that keeps to the contract. */
export type CallResult<C extends Call> = z.output<C['response']>;
