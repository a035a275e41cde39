type Listener = (reservationId: string) => void;

/** Emits an event when a reservation is placed in this element. The host page listens for it. */
export function createReservationPlacedEmitter() {
  const listeners = new Set<Listener>();
  return {
    emit(reservationId: string): void {
      for (const listener of listeners) listener(reservationId);
    },
    /** Returns a function that unsubscribes. */
    subscribe(listener: Listener): () => void {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    /** Every store has `connect`; this one has nothing to connect. */
    connect: () => () => undefined,
  };
}
