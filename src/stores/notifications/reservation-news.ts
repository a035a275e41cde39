type Listener = (reservationId: string) => void;

/** Who wants to hear of reservations that were just placed: the host's page does. */
export function createReservationNews() {
  const listeners = new Set<Listener>();
  return {
    tell(reservationId: string): void {
      for (const listener of listeners) listener(reservationId);
    },
    /** Returns the way to stop. */
    listen(listener: Listener): () => void {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    connect: () => () => undefined,
  };
}
