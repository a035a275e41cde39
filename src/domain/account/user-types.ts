// A customer with an account. The server sends the profile at login and when the app checks a stored session.
import type { Address } from '../delivery/delivery-types.ts';

/** A place that a logged-in customer saved with the business. */
export interface SavedLocation {
  readonly id: string;
  readonly title: string;
  /** At most one location is the default. */
  readonly isDefault: boolean;
  readonly areaId: string | null;
  /** The name of the delivery form in which the address was entered. */
  readonly formType: string;
  readonly address: Address;
}

export interface User {
  readonly id: string;
  /** Id of the business owner's account, to which the customer's account belongs. */
  readonly businessAccountId: string;
  readonly name: string;
  readonly email: string | null;
  /** The national number, digits only. */
  readonly phone: string | null;
  /** For example `+965`. */
  readonly dialCode: string | null;
  /** Whether the customer has verified the phone with a one-time code. */
  readonly isPhoneVerified: boolean;
  readonly hasPassword: boolean;
  /** Interface language chosen by the customer. */
  readonly language: string | null;
  readonly locations: readonly SavedLocation[];
  /** Null if the profile contains no wallet. */
  readonly wallet: ProfileWallet | null;
}

/**
 * The wallet in a profile. Its amounts are decimals, because the profile may arrive before the app knows the business's
 * currency.
 */
export interface ProfileWallet {
  readonly isOn: boolean;
  /** Remaining amount of each wallet credit. */
  readonly credits: readonly number[];
  readonly heldAmount: number;
}

/** Changes to a profile. Absent fields stay unchanged. */
export interface ProfilePatch {
  readonly name?: string;
  readonly email?: string | null;
  readonly language?: string;
  readonly locations?: readonly SavedLocation[];
}
