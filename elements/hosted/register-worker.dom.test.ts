// @vitest-environment jsdom
import { afterEach, describe, expect, it, vi } from 'vitest';
import { registerWorker } from './register-worker.ts';

afterEach(() => vi.unstubAllGlobals());

describe('the worker of a hosted page', () => {
  it('is registered for that business’s pages, by an address Trusted Types allow, and told what it missed', async () => {
    const posted = vi.fn();
    const script = 'https://orders.test/widget/app.js';
    vi.stubGlobal('performance', { getEntriesByType: (type: string) => [{ name: `${type} ${script}` }] });
    const register = vi.fn(async () => ({}));
    vi.stubGlobal('navigator', {
      serviceWorker: { register, ready: Promise.resolve({ active: { postMessage: posted } }) },
    });
    const rules: { createScriptURL(url: string): string }[] = [];
    vi.stubGlobal('trustedTypes', {
      createPolicy: (_name: string, made: (typeof rules)[number]) => {
        rules.push(made);
        return { createScriptURL: (url: string) => `trusted ${made.createScriptURL(url)}` };
      },
    });
    registerWorker('demo-cafe');
    await vi.waitFor(() => expect(posted).toHaveBeenCalledWith({ seen: [`resource ${script}`] }), 5000);
    expect(register).toHaveBeenCalledWith('trusted /service-worker.js', {
      scope: '/demo-cafe',
      updateViaCache: 'none',
    });
    expect(() => rules[0]?.createScriptURL('https://elsewhere.example/worker.js')).toThrow(TypeError);
  });

  it('is not missed where there are none', () => {
    vi.stubGlobal('navigator', {});
    expect(() => registerWorker('demo-cafe')).not.toThrow();
  });
});
