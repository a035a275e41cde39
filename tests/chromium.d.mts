/**
 * Returns the path of a Chromium and installs one if there is none. If that fails too, throws an error that says what
 * to do.
 */
export function findChromium(): string;
/** The Chromium that the tests run in: if possible the headless shell, which is faster because it has no windows. */
export function findTestChromium(): string;
