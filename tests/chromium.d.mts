/** The path of a Chromium, installing one if there is none. Throws with what to do when that fails too. */
export function findChromium(): string;
/** The one that tests run in: quicker, without what a window has. */
export function findTestChromium(): string;
