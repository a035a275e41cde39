import * as z from 'zod/mini';
import { dialCode, phone } from '../../api/contract/common-contract.ts';
import { createStoredValue, type StoredValue } from '../../lib/stored-value.ts';
import { buildStorageKey, type StoreDeps } from '../store-deps.ts';

/** A phone number, split into two parts as in the API. */
export interface PhoneParts {
  /** The national number, digits only. */
  readonly phone: string;
  /** For example `+965`. */
  readonly dialCode: string;
}

/** A phone that the customer has verified on this device. */
export interface PhoneProof extends PhoneParts {
  /** The server's token, sent with an order. */
  readonly proof: string;
  /** When the phone was verified, in epoch ms. */
  readonly at: number;
}

const MAX_PROOFS = 5;
/** The server accepts a proof for 30 days. This is one day less, in case the clocks differ. */
const PROOF_LIFETIME_MS = 29 * 86_400_000;

const phoneProofs = z.array(
  z.object({
    phone,
    dialCode,
    proof: z.string().check(z.minLength(1), z.maxLength(200)),
    at: z.int().check(z.minimum(1)),
  }),
);

/** Phones verified on this device. A logout deletes them (spec, section 4). */
export const createProofStorage = (deps: StoreDeps): StoredValue<readonly PhoneProof[]> =>
  createStoredValue({
    storage: deps.loginStorage ?? deps.storage,
    apiOrigin: deps.apiOrigin,
    key: buildStorageKey(deps, 'verified-phones'),
    version: 1,
    schema: phoneProofs,
  });

/** Whether two phone numbers are equal in both parts. */
export const isSamePhone = (a: PhoneParts, b: PhoneParts): boolean =>
  a.phone === b.phone && a.dialCode === b.dialCode;

/** Returns the list with `proof` first and without older proofs of the same phone. */
export const addProof = (list: readonly PhoneProof[], proof: PhoneProof): readonly PhoneProof[] =>
  [proof, ...list.filter((other) => !isSamePhone(other, proof))].slice(0, MAX_PROOFS);

/** The valid proof for a phone; undefined if there is none. `now` is in epoch ms. */
export const findPhoneProof = (
  list: readonly PhoneProof[],
  phone: PhoneParts,
  now: number,
): string | undefined =>
  list.find((candidate) => isSamePhone(candidate, phone) && now - candidate.at < PROOF_LIFETIME_MS)?.proof;
