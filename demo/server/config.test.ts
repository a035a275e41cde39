import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readConfig } from './config.ts';

describe('the environment', () => {
  it('may say nothing: port 8080, data in .data, PGlite, an open console', () => {
    expect(readConfig({ DATABASE_URL: '', CONSOLE_PASSWORD: '' })).toMatchObject({
      port: 8080,
      host: null,
      dataDir: resolve('.data'),
      databaseUrl: null,
      consolePassword: null,
    });
  });

  it('is refused with every variable that is wrong', () => {
    const wrong = { PORT: 'eighty', DATABASE_URL: 'mysql://x', DEMO_CLOCK: 'noon' };
    expect(() => readConfig(wrong)).toThrow(/PORT.*\n.*DATABASE_URL.*\n.*DEMO_CLOCK/);
  });

  it('may say where customers reach the server', () => {
    expect(readConfig({ PUBLIC_ORIGIN: 'https://orders.example' }).publicOrigin).toBe(
      'https://orders.example',
    );
    for (const wrong of ['orders.example', 'https://orders.example/', 'https://orders.example/path'])
      expect(() => readConfig({ PUBLIC_ORIGIN: wrong })).toThrow(/PUBLIC_ORIGIN/);
  });

  it('may have Stripe take the payments, with all it needs; else they are the sandbox’s', () => {
    expect(readConfig({}).payment.stripe).toBeNull();
    const keys = { STRIPE_SECRET_KEY: 'sk_test_1', STRIPE_WEBHOOK_SECRET: 'whsec_1' };
    expect(readConfig(keys).payment.stripe).toBeNull();
    const env = { PAYMENT_PROVIDER: 'stripe', ...keys };
    expect(readConfig(env).payment.stripe).toEqual({
      secretKey: 'sk_test_1',
      webhookSecret: 'whsec_1',
      apiBase: 'https://api.stripe.com',
    });
    expect(() => readConfig({ ...env, STRIPE_WEBHOOK_SECRET: '' })).toThrow(/STRIPE_WEBHOOK_SECRET/);
    expect(() => readConfig({ ...env, DEMO_CLOCK: '2026-03-04T12:00:00Z' })).toThrow(/DEMO_CLOCK/);
    expect(() => readConfig({ PAYMENT_PROVIDER: 'paypal' })).toThrow(/PAYMENT_PROVIDER/);
  });

  it('has the demo’s businesses, unless it says otherwise in one of the words for no', () => {
    expect(readConfig({}).demoBusinesses).toBe(true);
    expect(readConfig({ DEMO_BUSINESSES: 'false' }).demoBusinesses).toBe(false);
    expect(() => readConfig({ DEMO_BUSINESSES: 'some' })).toThrow(/DEMO_BUSINESSES/);
  });

  it('serves source maps only when it is told to', () => {
    expect(readConfig({}).serveSourceMaps).toBe(false);
    expect(readConfig({ SERVE_SOURCE_MAPS: '1' }).serveSourceMaps).toBe(true);
  });

  it('may set the clock, which goes on from there', () => {
    const { now } = readConfig({ DEMO_CLOCK: '2026-03-04T12:00:00+03:00' });
    const since = now() - Date.parse('2026-03-04T12:00:00+03:00');
    expect(since).toBeGreaterThanOrEqual(0);
    expect(since).toBeLessThan(5000);
  });
});
