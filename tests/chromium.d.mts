/**
 * Returns the path of a Chromium. Installs Chromium if there is none. If the installation fails, throws an error that
 * says what to do.
 */
export function findChromium(): string;
/**
 * Returns the path of the Chromium in which the tests run: `CHROMIUM_PATH`, else the headless shell, which is faster
 * because it has no windows, else the Chromium of `findChromium`.
 */
export function findTestChromium(): string;
