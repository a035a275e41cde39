// A customer with an account. The profile comes with a login, and with the profile call when a stored session is checked.
import type { Address } from '../delivery/delivery-types.ts';

/** A place that a logged-in customer saved with the business. */
export interface SavedLocation {
  readonly id: string;
  readonly title: string;
  /** One location at most is the default. */
  readonly isDefault: boolean;
  readonly areaId: string | null;
  /** The delivery form that the address was typed in. */
  readonly formType: string;
  readonly address: Address;
}

export interface User {
  readonly id: string;
  /** The account of the business that the customer belongs to. */
  readonly ownerId: string;
  readonly name: string;
  readonly email: string | null;
  /** National digits. */
  readonly phone: string | null;
  /** `+965`. */
  readonly dialCode: string | null;
  /** A code proved that the phone is theirs. */
  readonly isPhoneVerified: boolean;
  readonly hasPassword: boolean;
  /** Interface language, as the customer chose it. */
  readonly language: string | null;
  readonly locations: readonly SavedLocation[];
  /** What is left of each wallet credit, in decimals: the profile may arrive before the business's currency. */
  readonly walletCredits: readonly number[];
}

/** Changes of a profile. What is left out stays as it is. */
export interface ProfilePatch {
  readonly name?: string;
  readonly email?: string | null;
  readonly language?: string;
  readonly locations?: readonly SavedLocation[];
}
