/** How long the app waits for the loader's requests before it sends its own. */
const FIRST_DATA_TIMEOUT_MS = 10_000;

/**
 * Resolves with the response, or rejects after the timeout. The timer is cleared when the response arrives, because a
 * running timer would keep a removed app in memory.
 */
export function limitTime<T>(response: Promise<T>): Promise<T> {
  const result = new Promise<T>((resolve, reject) => {
    const timer = setTimeout(
      () => reject(new Error(`No response within ${FIRST_DATA_TIMEOUT_MS} ms`)),
      FIRST_DATA_TIMEOUT_MS,
    );
    response.then(resolve, reject).finally(() => clearTimeout(timer));
  });
  // The app handles a failure later. Until then, the rejection must not be reported as unhandled.
  result.catch(() => undefined);
  return result;
}

/** Creates a promise for the first screen, which can be reset when the element shows another business. */
export function createReadySignal() {
  let resolveCurrent: () => void;
  let isResolved = false;
  const createPromise = () =>
    new Promise<void>((resolve) => {
      isResolved = false;
      resolveCurrent = () => {
        isResolved = true;
        resolve();
      };
    });
  let current = createPromise();
  return {
    getPromise: (): Promise<void> => current,
    resolve: (): void => resolveCurrent(),
    /** Starts a new promise if the current one has resolved. Otherwise callers keep waiting for the current one. */
    reset(): void {
      if (isResolved) current = createPromise();
    },
  };
}
