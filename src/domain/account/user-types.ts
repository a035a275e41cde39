// A customer with an account. The server sends the profile at login, and when the app checks a stored session.
import type { Address } from '../delivery/delivery-types.ts';

/** A place that a logged-in customer saved with the business. */
export interface SavedLocation {
  readonly id: string;
  readonly title: string;
  /** At most one location is the default. */
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
  /** Whether the customer proved with a one-time code that the phone is theirs. */
  readonly isPhoneVerified: boolean;
  readonly hasPassword: boolean;
  /** Interface language that the customer chose. */
  readonly language: string | null;
  readonly locations: readonly SavedLocation[];
  /** Null when the profile contains no wallet. */
  readonly wallet: ProfileWallet | null;
}

/** The wallet in a profile. Its amounts are decimals, because the profile may arrive before the business's currency. */
export interface ProfileWallet {
  readonly isOn: boolean;
  /** Remaining amount of each credit. */
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
