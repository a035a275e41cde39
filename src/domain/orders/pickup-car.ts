/** The car an order is brought to, as its customer describes it; '' for what was not said. */
export interface Car {
  /** Make and model. */
  readonly make: string;
  /** By its name in `CAR_COLORS`. */
  readonly color: string;
  /** As typed: plates are written in any letters. */
  readonly plate: string;
}

export const NO_CAR: Car = { make: '', color: '', plate: '' };
