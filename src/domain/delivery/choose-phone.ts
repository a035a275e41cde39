/** A phone number, split into two parts. */
export interface Phone {
  /** For example `+965`; empty if there is none. */
  readonly dialCode: string;
  /** The national number, digits only; empty if there is none. */
  readonly national: string;
}

/** The phone numbers available at checkout. */
export interface KnownPhones {
  readonly typedPhone: Phone | null;
  readonly accountPhone: Phone | null;
  /** From the saved delivery details. */
  readonly deliveryPhone: Phone | null;
  /** From the selected location. */
  readonly locationPhone: Phone | null;
}

/**
 * The phone number for checkout (spec, section 5): the typed one, else the account's, else that of the saved delivery
 * details, else the selected location's. Both parts come from the same source. Null if there is none.
 */
export const choosePhone = ({
  typedPhone,
  accountPhone,
  deliveryPhone,
  locationPhone,
}: KnownPhones): Phone | null =>
  [typedPhone, accountPhone, deliveryPhone, locationPhone].find((phone) => phone?.national.trim()) ?? null;
