/** The loader's requests have so long to be answered; then the app asks itself. */
const FIRST_DATA_TIMEOUT_MS = 10_000;

/**
 * An answer, if it comes in time; rejects if it comes too late, or failed. No timer outlives the answer: it would keep the
 * whole app for as long, though its element were gone.
 */
export function withTimeout<T>(answer: Promise<T>): Promise<T> {
  const first = new Promise<T>((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('The first answer is late')), FIRST_DATA_TIMEOUT_MS);
    answer.then(resolve, reject).finally(() => clearTimeout(timer));
  });
  // The app decides what a failure means; until it looks, the rejection must not surface as unhandled.
  first.catch(() => undefined);
  return first;
}

/** Whether the first screen stands, as something to wait for. Of the next business, once it was renewed. */
export function createReadySignal() {
  let reached: () => void;
  let isReached = false;
  const make = () =>
    new Promise<void>((resolve) => {
      isReached = false;
      reached = () => {
        isReached = true;
        resolve();
      };
    });
  let current = make();
  return {
    promise: (): Promise<void> => current,
    reached: (): void => reached(),
    /** Who waits already goes on waiting. */
    renew(): void {
      if (isReached) current = make();
    },
  };
}
