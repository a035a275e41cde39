/** The customer's description of the car to which the order is brought. Empty fields are ''. */
export interface Car {
  /** Make and model. */
  readonly make: string;
  /** A name from `CAR_COLORS`. */
  readonly color: string;
  /** As typed, because plates may use any script. */
  readonly plate: string;
}

export const NO_CAR: Car = { make: '', color: '', plate: '' };
