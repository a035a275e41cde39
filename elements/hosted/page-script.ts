import { followBuild } from './follow-build.ts';
import { followLanguage } from './follow-language.ts';
import { followScreen } from './follow-screen.ts';
import { registerWorker } from './register-worker.ts';

declare const __BUILD__: string;

/**
 * The hosted page's own script, beside the loader. It keeps the page's language, title and canonical URL in sync with
 * the app's, reloads the page for a newer build and installs the service worker. Embeds never load it, so it does not
 * affect other sites.
 */
const element = document.querySelector('order-app');
const referenceId = element?.getAttribute('reference-id');
if (element && referenceId) {
  followLanguage(element);
  followScreen(element);
  followBuild(element, __BUILD__);
  // The worker fetches many files, so start it after the first screen. Error pages start no worker, because their
  // business may not exist.
  const register = () => registerWorker(referenceId);
  if (document.body.dataset.status === '200')
    void customElements.whenDefined('order-app').then(() => element.whenReady().then(register, register));
}
