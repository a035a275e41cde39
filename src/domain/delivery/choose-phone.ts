/** A phone in its two parts. */
export interface Phone {
  /** `+965`; '' when none. */
  readonly dialCode: string;
  /** National digits; '' when none. */
  readonly national: string;
}

/** The phone numbers that the checkout can use. */
export interface KnownPhones {
  readonly typed: Phone | null;
  readonly user: Phone | null;
  /** From the saved delivery details. */
  readonly delivery: Phone | null;
  /** From the selected location. */
  readonly location: Phone | null;
}

/**
 * The phone for the checkout (spec, section 5): the typed one, else that of the user, the saved delivery details or the
 * selected location. Both parts come from the same source. Null when there is none.
 */
export const choosePhone = ({ typed, user, delivery, location }: KnownPhones): Phone | null =>
  [typed, user, delivery, location].find((phone) => phone?.national.trim()) ?? null;
