import { followBuild } from './follow-build.ts';
import { followLanguage } from './follow-language.ts';
import { registerWorker } from './register-worker.ts';

declare const __BUILD__: string;

/**
 * The hosted page's own script, beside the loader. It keeps the page's language in sync with the app's, reloads the page for
 * a newer build and installs the service worker. Embeds never load it, so it does not affect other sites.
 */
const element = document.querySelector('order-app');
const referenceId = element?.getAttribute('reference-id');
if (element && referenceId) {
  followLanguage(element);
  followBuild(element, __BUILD__);
  // The worker fetches many files, so the first screen comes first.
  const register = () => registerWorker(referenceId);
  void customElements.whenDefined('order-app').then(() => element.whenReady().then(register, register));
}
