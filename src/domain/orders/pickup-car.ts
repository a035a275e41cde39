/** The customer's description of the car that the order is brought to. Empty fields are ''. */
export interface Car {
  /** Make and model. */
  readonly make: string;
  /** A name from `CAR_COLORS`. */
  readonly color: string;
  /** As typed: plates may use any script. */
  readonly plate: string;
}

export const NO_CAR: Car = { make: '', color: '', plate: '' };
