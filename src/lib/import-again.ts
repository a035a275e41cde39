/** Messages of a failed module fetch in Chromium, Firefox and Safari. */
const FETCH_FAILURE = /dynamically imported module|importing a module script/i;

let retryCount = 0;

/**
 * Whether the page's import map has integrity hashes. The hashes do not cover the URL of a retry, so the browser would
 * run the file unchecked.
 */
const hasIntegrityHashes = (): boolean =>
  [...document.querySelectorAll('script[type=importmap]')].some(({ textContent }) =>
    textContent?.includes('"integrity"'),
  );

/**
 * Runs a dynamic import, and retries it once if the module could not be fetched. Browsers may cache a failed import
 * until the page reloads. A fragment (`#1`) makes a different URL of the same file, so that the browser fetches it
 * again.
 */
export const importAgain = <T>(load: (fragment?: string) => Promise<T>): Promise<T> =>
  load().catch((error) => {
    if (!FETCH_FAILURE.test(error) || hasIntegrityHashes()) throw error;
    retryCount += 1;
    return load(`#${retryCount}`);
  });
