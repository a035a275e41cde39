import { followBuild } from './follow-build.ts';
import { followLanguage } from './follow-language.ts';
import { registerWorker } from './register-worker.ts';

declare const __BUILD__: string;

/**
 * The hosted page's own script, beside the loader: it keeps the page's language with the app's, loads the page anew when there
 * is a newer build, and has the service worker installed once there is time. Embedded elements never load it, so nothing here
 * is ever done to somebody else's site.
 */
const element = document.querySelector('order-app');
const referenceId = element?.getAttribute('reference-id');
if (element && referenceId) {
  followLanguage(element);
  followBuild(element, __BUILD__);
  registerWorker(referenceId);
}
