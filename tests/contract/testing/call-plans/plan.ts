import type { calls } from '../../../../src/api/contract/contract.ts';
import type { Backend, RequestInput } from '../backend.ts';

export type CallName = keyof typeof calls;

/**
 * A request and its expected response: the status, and either the refusal's code and fields, or data that the body must or
 * must not contain.
 */
export type CallCase = readonly [
  request: RequestInput,
  status: number,
  expected: string | readonly string[] | { readonly contains: object } | { readonly lacks: string },
];
export type ListCases = (backend: Backend) => Promise<readonly CallCase[]> | readonly CallCase[];

/** Test requests for one call of the contract. */
export interface CallPlan {
  /** Valid requests, as the app sends them, and their expected bodies. */
  readonly valid: (backend: Backend) => Promise<readonly [request: RequestInput, expectedBody: object]>;
  readonly invalid: ListCases;
  /** Requests of customers who may not make the call. `public`: the call is public and ignores tokens. */
  readonly unauthorised: ListCases | 'public';
  /** Requests with unknown ids. */
  readonly unknown: ListCases;
}

/** A path segment that is not a valid id. */
export const INVALID_ID = '\0';
export const FORGED_TOKEN_HEADER = { authorization: 'Bearer made-up-by-somebody' };
