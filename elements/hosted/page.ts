import { followLanguage } from './follow-language.ts';
import { registerWorker } from './register-worker.ts';

/**
 * The hosted page's own script, beside the loader: it keeps the page's language with the app's, and has the service worker
 * installed once there is time. Embedded elements never load it, so no worker is ever put on somebody else's site.
 */
const element = document.querySelector('order-app');
const referenceId = element?.getAttribute('reference-id');
if (element && referenceId) {
  followLanguage(element);
  registerWorker(referenceId);
}
