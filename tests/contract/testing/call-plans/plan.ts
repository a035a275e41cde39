import type { calls } from '../../../../src/api/contract/contract.ts';
import type { Backend, RequestInput } from '../backend.ts';

export type CallName = keyof typeof calls;

/**
 * A request, the `status` of its response, and what is `expected` of the body: the code of a refusal (a string), its
 * invalid fields (a list), or what the body of a successful response `contains` or `lacks`.
 */
export type CallCase = readonly [
  request: RequestInput,
  status: number,
  expected: string | readonly string[] | { readonly contains: object } | { readonly lacks: string },
];
export type CaseFactory = (backend: Backend) => Promise<readonly CallCase[]> | readonly CallCase[];

/** Test requests for one call of the contract. */
export interface CallPlan {
  /** Valid requests, as the app sends them, and their expected bodies. */
  readonly valid: (backend: Backend) => Promise<readonly [request: RequestInput, expectedBody: object]>;
  readonly invalid: CaseFactory;
  /** Requests of customers who may not make the call. `public`: the call is public and ignores tokens. */
  readonly unauthorised: CaseFactory | 'public';
  /** Requests with unknown ids. */
  readonly unknown: CaseFactory;
}

/** A path segment that is not a valid id. */
export const INVALID_ID = '\0';
export const FORGED_TOKEN_HEADER = { authorization: 'Bearer made-up-by-somebody' };
