import { describe, expect, it } from 'vitest';
import { isLoopbackName, resolveExposure } from './exposure.ts';

const sandboxPayment = { stripe: null };
const stripePayment = { stripe: { secretKey: 'sk', webhookSecret: 'wh', apiBase: 'https://api.stripe.com' } };
const defaults = { host: null, usesSandbox: null, payment: sandboxPayment };

describe('who can reach the server', () => {
  it('listens only on this machine and shows the developer inbox until an operator password is set', () => {
    expect(resolveExposure(defaults, false)).toEqual({
      host: '127.0.0.1',
      isLocalOnly: true,
      hasInbox: true,
    });
  });

  it.each(['0.0.0.0', '::', '192.168.1.5', 'orders.example'])(
    'refuses to listen on %s while no operator has a password, and names the variables to set',
    (host) => {
      expect(() => resolveExposure({ ...defaults, host }, false)).toThrow(
        /HOST is "[^"]+".*Set CONSOLE_PASSWORD.*npm run operator/,
      );
    },
  );

  it.each(['localhost', '127.0.0.1', '127.1.2.3', '::1'])(
    'lets the server listen on %s without an operator password',
    (host) => {
      expect(resolveExposure({ ...defaults, host }, false).host).toBe(host);
    },
  );

  it('listens on every address and hides the developer inbox once an operator has a password', () => {
    expect(resolveExposure(defaults, true)).toEqual({ host: null, isLocalOnly: false, hasInbox: false });
  });

  it('SANDBOX=true shows the developer inbox despite a password, and SANDBOX=false or Stripe always hides it', () => {
    expect(resolveExposure({ ...defaults, usesSandbox: true }, true).hasInbox).toBe(true);
    expect(resolveExposure({ ...defaults, usesSandbox: false }, false).hasInbox).toBe(false);
    expect(resolveExposure({ ...defaults, payment: stripePayment }, false).hasInbox).toBe(false);
  });

  it.each(['localhost', 'shop.localhost', '127.0.0.1', '[::1]'])(
    'treats %s as an address of this machine',
    (name) => {
      expect(isLoopbackName(name)).toBe(true);
    },
  );

  it.each(['evil.example', 'localhost.evil.example', '127.0.0.1.evil.example', '10.0.0.1', 'localhosts', ''])(
    'does not treat "%s" as an address of this machine',
    (name) => {
      expect(isLoopbackName(name)).toBe(false);
    },
  );
});
