/** Whether the first screen stands, as something to wait for. Of the next business, once it was renewed. */
export function readiness() {
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
