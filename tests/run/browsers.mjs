import { findChromium, findTestChromium } from '../chromium.mjs';
import { findFirefox } from '../firefox.mjs';
import { findPrototype } from '../prototype.mjs';
import { findWebkit } from '../webkit.mjs';

/** Environment variables that name the browsers of a step. Installs those that are missing, one after the other. */
export function browserEnv(browser) {
  if (!browser) return {};
  const whole = findChromium();
  const env = {
    WHOLE_CHROMIUM_PATH: whole,
    CHROMIUM_PATH: browser === 'whole' ? whole : findTestChromium(),
  };
  if (browser !== 'every') return env;
  findPrototype();
  return { ...env, FIREFOX_PATH: findFirefox(), WEBKIT_PATH: findWebkit().browser };
}
