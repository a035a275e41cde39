import type { calls } from '../../../../src/api/contract/contract.ts';
import type { Backend, Sent } from '../backend.ts';

export type CallName = keyof typeof calls;

/**
 * What is sent, and how it is answered: the status, and the code of the refusal, the fields it names, or what the answer
 * holds or must not hold.
 */
export type Case = readonly [
  sent: Sent,
  status: number,
  says: string | readonly string[] | { readonly holds: object } | { readonly lacks: string },
];
export type Cases = (backend: Backend) => Promise<readonly Case[]> | readonly Case[];

/** What a call of the contract is asked in its test. */
export interface CallPlan {
  /** As the app makes it, and what is in the answer. */
  readonly happy: (backend: Backend) => Promise<readonly [sent: Sent, holds: object]>;
  readonly invalid: Cases;
  /** By whom it may not be made; `anybody`: it says nothing of anybody, so no token is looked at. */
  readonly unauthorised: Cases | 'anybody';
  /** About what there is not. */
  readonly unknown: Cases;
}

/** A part of an address that no id can be. */
export const NO_TEXT = '\0';
export const FORGED = { authorization: 'Bearer made-up-by-somebody' };
