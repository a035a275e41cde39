/**
 * Path of the full Chromium, for features that the headless shell lacks: profile settings and some frame restrictions.
 * If undefined, Playwright starts its default browser.
 */
const executablePath = process.env.WHOLE_CHROMIUM_PATH ?? process.env.CHROMIUM_PATH;
export const fullChromium = executablePath ? { executablePath } : {};
