/** As browsers say that a module could not be fetched: Chromium, Firefox, Safari. */
const LOST = /dynamically imported module|importing a module script/i;

let tries = 0;

/** The page's import map vouches for what stands at an address: under another one nobody would. */
const isVouchedFor = (): boolean =>
  [...document.querySelectorAll('script[type=importmap]')].some(({ textContent }) =>
    textContent?.includes('"integrity"'),
  );

/**
 * What `load` imports, asked for once more where that failed: a browser may remember a failed import for as long as the page
 * stands, and then no later press would ever help. With another fragment (`#1`) at its end the address of the same file is
 * another, and the network is asked again.
 */
export const importAgain = <T>(load: (fragment?: string) => Promise<T>): Promise<T> =>
  load().catch((error) => {
    if (!LOST.test(error) || isVouchedFor()) throw error;
    tries += 1;
    return load(`#${tries}`);
  });
