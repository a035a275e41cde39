/** A phone in its two parts. */
export interface Phone {
  /** `+965`; '' when none. */
  readonly dialCode: string;
  /** National digits; '' when none. */
  readonly national: string;
}

/** Whose phone might be meant, as far as anybody is known. */
export interface KnownPhones {
  readonly typed: Phone | null;
  readonly user: Phone | null;
  /** The saved delivery details'. */
  readonly delivery: Phone | null;
  /** The selected location's. */
  readonly location: Phone | null;
}

/**
 * The phone for the checkout (spec, section 5): what was typed, else the user's, else that of the saved delivery details,
 * else the selected location's. Both parts come from one of them. Null when none has any.
 */
export const phoneOf = ({ typed, user, delivery, location }: KnownPhones): Phone | null =>
  [typed, user, delivery, location].find((phone) => phone?.national.trim()) ?? null;
