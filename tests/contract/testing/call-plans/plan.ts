import type { calls } from '../../../../src/api/contract/contract.ts';
import type { Backend, Sent } from '../backend.ts';

export type CallName = keyof typeof calls;

/**
 * A request and its expected response: the status, and either the refusal's code and fields, or data that the body must or
 * must not contain.
 */
export type Case = readonly [
  sent: Sent,
  status: number,
  says: string | readonly string[] | { readonly holds: object } | { readonly lacks: string },
];
export type Cases = (backend: Backend) => Promise<readonly Case[]> | readonly Case[];

/** The requests with which the test checks one call of the contract. */
export interface CallPlan {
  /** Valid requests, as the app sends them. */
  readonly happy: (backend: Backend) => Promise<readonly [sent: Sent, holds: object]>;
  readonly invalid: Cases;
  /** Requests of customers who may not make the call. `anybody`: the call is public and ignores tokens. */
  readonly unauthorised: Cases | 'anybody';
  /** Requests with unknown ids. */
  readonly unknown: Cases;
}

/** A path segment that is no valid id. */
export const NO_TEXT = '\0';
export const FORGED = { authorization: 'Bearer made-up-by-somebody' };
