import type * as z from 'zod/mini';

type Schema = z.ZodMiniType;

/** One call of the contract: its request and response. The client decides how to send it. */
export interface Call {
  readonly method: 'GET' | 'POST';
  /** Appended to the API base. `{name}` is filled from `params`. */
  readonly path: string;
  readonly query?: Schema;
  readonly body?: Schema;
  readonly response: Schema;
  /**
   * Set if a bad optional part must not fail the call. The client then parses the response with this schema and
   * `parseLenient`. The schema equals `response`, or is looser if a mapper parses the parts one by one (the items of a
   * menu).
   */
  readonly lenient?: Schema;
  /** Completes the request even after the page is closed. Browsers allow 64 KiB of such bodies at a time. */
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

/** The input of a call: its path parameters, its body and an optional query. A missing parameter does not compile. */
export type CallInput<C extends Call> = Params<C['path']> &
  Field<'body', C, unknown> &
  OptionalField<'query', C>;

/** A call whose result omits bad optional parts. */
export type LenientCall = Call & { readonly lenient: Schema };

/** The parsed response of a call. */
export type CallResult<C extends Call> = z.output<C['response']>;
