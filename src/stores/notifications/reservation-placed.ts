type Listener = (reservationId: string) => void;

/** The event that a reservation was placed in this element: the host page listens to it. */
export function createReservationPlaced() {
  const listeners = new Set<Listener>();
  return {
    emit(reservationId: string): void {
      for (const listener of listeners) listener(reservationId);
    },
    /** Returns a function that ends the subscription. */
    subscribe(listener: Listener): () => void {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    connect: () => () => undefined,
  };
}
