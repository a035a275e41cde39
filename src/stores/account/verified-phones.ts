import * as z from 'zod/mini';
import { dialCode, phone } from '../../api/contract/common-contract.ts';
import { type Persisted, persisted } from '../../lib/persisted.ts';
import { type StoreDeps, storageKey } from '../store-deps.ts';

/** A phone number in its two parts, as the wire has them. */
export interface WholePhone {
  /** National digits. */
  readonly phone: string;
  /** `+965`. */
  readonly dialCode: string;
}

/** A phone that its customer has shown to be theirs, without an account. */
export interface PhoneProof extends WholePhone {
  /** What an order is sent with. */
  readonly proof: string;
  /** Epoch ms. */
  readonly at: number;
}

const MOST = 5;
/** As long as the server takes it (30 days), less a day for clocks that differ. */
const LASTS_MS = 29 * 86_400_000;

const phoneProofs = z.array(
  z.object({
    phone,
    dialCode,
    proof: z.string().check(z.minLength(1), z.maxLength(200)),
    at: z.int().check(z.minimum(1)),
  }),
);

/** Phones verified on this device (spec, section 4): they go with a logout. */
export const persistedProofs = (deps: StoreDeps): Persisted<readonly PhoneProof[]> =>
  persisted({
    storage: deps.storage,
    key: storageKey(deps, 'verified-phones'),
    version: 1,
    schema: phoneProofs,
  });

export const isSamePhone = (a: WholePhone, b: WholePhone): boolean =>
  a.phone === b.phone && a.dialCode === b.dialCode;

/** The list with this one in it, first. */
export const withProof = (list: readonly PhoneProof[], proof: PhoneProof): readonly PhoneProof[] =>
  [proof, ...list.filter((one) => !isSamePhone(one, proof))].slice(0, MOST);

/** What shows that a number is this customer's; undefined when nothing does any more. */
export const proofOf = (list: readonly PhoneProof[], phone: WholePhone, now: number): string | undefined =>
  list.find((one) => isSamePhone(one, phone) && now - one.at < LASTS_MS)?.proof;
