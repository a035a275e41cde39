import type * as z from 'zod/mini';
import type { Read } from '../../lib/shape.ts';

type Schema = z.ZodMiniType;

/** One call of the contract: what is sent and what comes back, without a word on how. */
export interface Call {
  readonly method: 'GET' | 'POST';
  /** Appended to the API base; `{name}` is filled from `params`. */
  readonly path: string;
  readonly query?: Schema;
  readonly body?: Schema;
  readonly response: Schema;
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
export type CallResult<C extends Call> = z.output<C['response']>;

/**
 * A call of the contract as the first screens make it: its answer is read without the schema, so that zod is not waited for.
 * The compiler holds it to the call it stands for. What is optional and bad is left out of the answer and reported.
 */
export interface LightCall<C extends Call, Answer = Omit<CallResult<C>, 'error'>> {
  readonly method: C['method'];
  readonly path: C['path'];
  /** Sent to its end though the page is left meanwhile; a browser takes 64 KiB of such bodies at a time. */
  readonly keepalive?: boolean;
  readonly read: Read<Answer>;
}
