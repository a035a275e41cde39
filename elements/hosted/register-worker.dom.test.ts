// @vitest-environment jsdom
import { afterEach, describe, expect, it, vi } from 'vitest';
import { registerWorker } from './register-worker.ts';

afterEach(() => vi.unstubAllGlobals());

describe('the worker of a hosted page', () => {
  it('registers the service worker of the business and sends it the URLs that have already loaded', async () => {
    const postMessage = vi.fn();
    const script = 'https://orders.test/widget/app.js';
    vi.stubGlobal('performance', { getEntriesByType: (type: string) => [{ name: `${type} ${script}` }] });
    const register = vi.fn(async () => ({}));
    vi.stubGlobal('navigator', {
      serviceWorker: { register, ready: Promise.resolve({ active: { postMessage: postMessage } }) },
    });
    const rules: { createScriptURL(url: string): string }[] = [];
    vi.stubGlobal('trustedTypes', {
      createPolicy: (_name: string, policyRules: (typeof rules)[number]) => {
        rules.push(policyRules);
        return { createScriptURL: (url: string) => `trusted ${policyRules.createScriptURL(url)}` };
      },
    });
    registerWorker('demo-cafe');
    await vi.waitFor(
      () => expect(postMessage).toHaveBeenCalledWith({ loadedUrls: [`resource ${script}`] }),
      5000,
    );
    expect(register).toHaveBeenCalledWith('trusted /service-worker.js', {
      scope: '/demo-cafe',
      updateViaCache: 'none',
    });
    expect(() => rules[0]?.createScriptURL('https://elsewhere.example/worker.js')).toThrow(TypeError);
  });

  it('registers no service worker in a browser without service workers', () => {
    vi.stubGlobal('navigator', {});
    expect(() => registerWorker('demo-cafe')).not.toThrow();
  });
});
