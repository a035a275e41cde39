/** Trusted Types policy that the page's CSP allows (demo/server/routes/hosted/content-policy.ts). */
const POLICY = 'order-app-hosted';
const WORKER = '/service-worker.js';

interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { createScriptURL(url: string): string },
  ): { createScriptURL(url: string): string };
}

/** The worker's URL as a trusted value. The policy accepts no other URL. */
function getTrustedWorkerUrl(): string {
  const { trustedTypes } = window as { readonly trustedTypes?: TrustedTypes };
  const policy = trustedTypes?.createPolicy(POLICY, {
    createScriptURL(url) {
      if (url !== WORKER) throw new TypeError(`${url} is not this page's worker`);
      return url;
    },
  });
  return policy ? policy.createScriptURL(WORKER) : WORKER;
}

/** Safari has no `requestIdleCallback`. */
const runWhenIdle = window.requestIdleCallback ?? ((run: () => void) => setTimeout(run, 1000));
const waitForLoad = (): Promise<unknown> =>
  document.readyState === 'complete'
    ? Promise.resolve()
    : new Promise((resolve) => addEventListener('load', resolve, { once: true }));

async function register(referenceId: string): Promise<void> {
  const registration = await navigator.serviceWorker.register(getTrustedWorkerUrl(), {
    // No trailing slash, because the URL of a business has none. The worker ignores paths of other businesses.
    scope: `/${referenceId}`,
    updateViaCache: 'none',
  });
  if (!registration) return;
  const { active } = await navigator.serviceWorker.ready;
  // Send the worker the URLs that were loaded before its installation, so that it caches them too.
  active?.postMessage({ loadedUrls: performance.getEntriesByType('resource').map(({ name }) => name) });
}

/** Installs the service worker once the page has loaded and is idle. If this fails, only offline use does not work. */
export function registerWorker(referenceId: string): void {
  if (!('serviceWorker' in navigator)) return;
  void waitForLoad().then(() =>
    runWhenIdle(() =>
      register(referenceId).catch((error: unknown) =>
        console.warn(
          '[order-app] The service worker could not be installed, so the menu is not available offline:',
          error,
        ),
      ),
    ),
  );
}
