/** As the page's policy names it (demo/server/routes/hosted/content-policy.ts). */
const POLICY = 'order-app-hosted';
const WORKER = '/service-worker.js';

interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { createScriptURL(url: string): string },
  ): { createScriptURL(url: string): string };
}

/** The worker's address, as a browser that enforces Trusted Types wants it: that one and no other. */
function workerAddress(): string {
  const { trustedTypes } = window as { readonly trustedTypes?: TrustedTypes };
  const policy = trustedTypes?.createPolicy(POLICY, {
    createScriptURL(url) {
      if (url !== WORKER) throw new TypeError(`${url} is not this page's worker`);
      return url;
    },
  });
  return policy ? policy.createScriptURL(WORKER) : WORKER;
}

/** Safari has no idle callback. */
const whenIdle = window.requestIdleCallback ?? ((run: () => void) => setTimeout(run, 1000));
const loaded = (): Promise<unknown> =>
  document.readyState === 'complete'
    ? Promise.resolve()
    : new Promise((resolve) => addEventListener('load', resolve, { once: true }));

async function register(referenceId: string): Promise<void> {
  const registered = await navigator.serviceWorker.register(workerAddress(), {
    // Without a trailing slash: a business's own address has none. The worker answers for its own paths only.
    scope: `/${referenceId}`,
    updateViaCache: 'none',
  });
  if (!registered) return;
  const { active } = await navigator.serviceWorker.ready;
  // What came before the worker was there, it has not seen.
  active?.postMessage({ seen: performance.getEntriesByType('resource').map(({ name }) => name) });
}

/** Has the worker installed once the page stands and nothing else is going on. Without one everything works but offline. */
export function registerWorker(referenceId: string): void {
  if (!('serviceWorker' in navigator)) return;
  void loaded().then(() =>
    whenIdle(() =>
      register(referenceId).catch((error: unknown) => console.warn('[order-app] no service worker:', error)),
    ),
  );
}
