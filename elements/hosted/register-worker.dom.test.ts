// @vitest-environment jsdom
import { afterEach, describe, expect, it, vi } from 'vitest';
import { registerWorker } from './register-worker.ts';

afterEach(() => vi.unstubAllGlobals());

describe('the worker of a hosted page', () => {
  it('registers the service worker of the business and sends the worker the URLs that have already loaded', async () => {
    const postMessage = vi.fn();
    const scriptUrl = 'https://orders.test/widget/app.js';
    vi.stubGlobal('performance', { getEntriesByType: (type: string) => [{ name: `${type} ${scriptUrl}` }] });
    const register = vi.fn(async () => ({}));
    vi.stubGlobal('navigator', {
      serviceWorker: { register, ready: Promise.resolve({ active: { postMessage } }) },
    });
    const createdPolicies: { createScriptURL(url: string): string }[] = [];
    vi.stubGlobal('trustedTypes', {
      createPolicy: (_policyName: string, policyRules: (typeof createdPolicies)[number]) => {
        createdPolicies.push(policyRules);
        return { createScriptURL: (url: string) => `trusted ${policyRules.createScriptURL(url)}` };
      },
    });
    registerWorker('demo-cafe');
    await vi.waitFor(
      () => expect(postMessage).toHaveBeenCalledWith({ loadedUrls: [`resource ${scriptUrl}`] }),
      5000,
    );
    expect(register).toHaveBeenCalledWith('trusted /service-worker.js', {
      scope: '/demo-cafe',
      updateViaCache: 'none',
    });
    expect(() => createdPolicies[0]?.createScriptURL('https://elsewhere.example/worker.js')).toThrow(
      TypeError,
    );
  });

  it('registers no service worker in a browser without service workers', () => {
    vi.stubGlobal('navigator', {});
    expect(() => registerWorker('demo-cafe')).not.toThrow();
  });
});
