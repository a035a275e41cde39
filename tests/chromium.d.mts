/**
 * Returns the path of a Chromium. Installs Chromium if there is none. If the installation fails, throws an error that
 * says what to do.
 */
export function findChromium(): string;
/**
 * The Chromium that the tests run in: `CHROMIUM_PATH`, else the headless shell if possible, which is faster because it
 * has no windows.
 */
export function findTestChromium(): string;
