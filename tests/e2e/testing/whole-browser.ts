/**
 * Chromium with all that a window has, for what its headless shell does without: a profile's settings, and some of what a
 * frame may not do. Undefined: Playwright's own choice.
 */
const executablePath = process.env.WHOLE_CHROMIUM_PATH ?? process.env.CHROMIUM_PATH;
export const wholeBrowser = executablePath ? { executablePath } : {};
