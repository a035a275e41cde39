import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readConfig } from './config.ts';
import {
  describeFolderError,
  describeListenError,
  describePostgresError,
  describeReadError,
} from './startup-errors.ts';

const createError = (code: string): Error => Object.assign(new Error(code), { code });

describe('the configuration', () => {
  it('starts on port 8080 with PGlite in .data and no console password when no environment variable is set', () => {
    expect(readConfig({ DATABASE_URL: '', CONSOLE_PASSWORD: '' })).toMatchObject({
      port: 8080,
      host: null,
      dataDir: resolve('.data'),
      databaseUrl: null,
      consolePassword: null,
      usesSandbox: null,
    });
  });

  it('lists every invalid environment variable with its value and the accepted values', () => {
    const env = {
      PORT: 'eighty',
      PUBLIC_ORIGIN: 'orders.example',
      DEMO_BUSINESSES: 'some',
      DEMO_CLOCK: 'noon',
    };
    expect(() => readConfig(env)).toThrow(
      [
        '4 environment variables are invalid:',
        '  PORT is "eighty": expected a port from 0 to 65535, such as 8080',
        '  PUBLIC_ORIGIN is "orders.example": expected an origin without a path, such as https://orders.example, or nothing',
        '  DEMO_BUSINESSES is "some": expected true or false',
        '  DEMO_CLOCK is "noon": expected an ISO 8601 time such as 2026-03-04T12:00:00+03:00, or nothing',
        'All variables are listed in docs/configuration.md.',
      ].join('\n'),
    );
  });

  it('never prints the value of a secret environment variable', () => {
    const env = { DATABASE_URL: 'mysql://orders:hunter2@db/orders', SERVER_SECRET: 'too short' };
    expect(() => readConfig(env)).toThrow(
      [
        '2 environment variables are invalid:',
        '  DATABASE_URL: expected a URL such as postgres://user:password@localhost:5432/orders, or nothing',
        '  SERVER_SECRET: expected at least 32 random characters, such as the output of `openssl rand -hex 32`',
        'All variables are listed in docs/configuration.md.',
      ].join('\n'),
    );
  });

  it('accepts only an origin without a path as PUBLIC_ORIGIN', () => {
    expect(readConfig({ PUBLIC_ORIGIN: 'https://orders.example' }).publicOrigin).toBe(
      'https://orders.example',
    );
    for (const invalidUrl of ['orders.example', 'https://orders.example/', 'https://orders.example/path'])
      expect(() => readConfig({ PUBLIC_ORIGIN: invalidUrl })).toThrow(/PUBLIC_ORIGIN/);
  });

  it('uses Stripe only when it is selected and both of its keys are set', () => {
    expect(readConfig({}).payment.stripe).toBeNull();
    const keys = { STRIPE_SECRET_KEY: 'sk_test_1', STRIPE_WEBHOOK_SECRET: 'whsec_1' };
    expect(readConfig(keys).payment.stripe).toBeNull();
    const env = { PAYMENT_PROVIDER: 'stripe', ...keys };
    expect(readConfig(env).payment.stripe).toEqual({
      secretKey: 'sk_test_1',
      webhookSecret: 'whsec_1',
      apiBase: 'https://api.stripe.com',
    });
    expect(() => readConfig({ ...env, STRIPE_WEBHOOK_SECRET: '' })).toThrow(
      'PAYMENT_PROVIDER is stripe, but STRIPE_WEBHOOK_SECRET is not set. Copy the value from the Stripe dashboard, or set PAYMENT_PROVIDER to sandbox.',
    );
    expect(() => readConfig({ ...env, DEMO_CLOCK: '2026-03-04T12:00:00Z' })).toThrow(/DEMO_CLOCK/);
    expect(() => readConfig({ PAYMENT_PROVIDER: 'paypal' })).toThrow(/PAYMENT_PROVIDER/);
  });

  it('refuses a short console password without printing it', () => {
    expect(() => readConfig({ CONSOLE_PASSWORD: 'hunter2' })).toThrow(
      '  CONSOLE_PASSWORD: expected at least 12 characters, or nothing',
    );
    expect(readConfig({ CONSOLE_PASSWORD: 'four quite random words' }).consolePassword).toBe(
      'four quite random words',
    );
  });

  it('refuses SANDBOX=true together with Stripe, and any SANDBOX value that is not a boolean', () => {
    expect(readConfig({ SANDBOX: 'true' }).usesSandbox).toBe(true);
    expect(readConfig({ SANDBOX: '0' }).usesSandbox).toBe(false);
    expect(() => readConfig({ SANDBOX: 'maybe' })).toThrow(/SANDBOX is "maybe": expected true or false/);
    const keys = { STRIPE_SECRET_KEY: 'sk_test_1', STRIPE_WEBHOOK_SECRET: 'whsec_1' };
    expect(() => readConfig({ SANDBOX: 'true', PAYMENT_PROVIDER: 'stripe', ...keys })).toThrow(
      'SANDBOX cannot be true with PAYMENT_PROVIDER=stripe',
    );
  });

  it('imports the demo businesses unless DEMO_BUSINESSES is false', () => {
    expect(readConfig({}).hasDemoBusinesses).toBe(true);
    expect(readConfig({ DEMO_BUSINESSES: 'false' }).hasDemoBusinesses).toBe(false);
    expect(() => readConfig({ DEMO_BUSINESSES: 'some' })).toThrow(/DEMO_BUSINESSES/);
  });

  it('serves source maps only when SERVE_SOURCE_MAPS is true', () => {
    expect(readConfig({}).serveSourceMaps).toBe(false);
    expect(readConfig({ SERVE_SOURCE_MAPS: '1' }).serveSourceMaps).toBe(true);
  });

  it('accepts only an http URL as ERROR_ENDPOINT', () => {
    expect(readConfig({}).errorEndpoint).toBeNull();
    const url = 'https://logs.example/errors?app=order';
    expect(readConfig({ ERROR_ENDPOINT: url }).errorEndpoint).toBe(url);
    for (const invalidUrl of ['/errors', 'logs.example', 'javascript:alert(1)'])
      expect(() => readConfig({ ERROR_ENDPOINT: invalidUrl })).toThrow(/ERROR_ENDPOINT/);
  });

  it('starts the server’s clock at the time in DEMO_CLOCK and lets the clock run on from there', () => {
    const { now } = readConfig({ DEMO_CLOCK: '2026-03-04T12:00:00+03:00' });
    const elapsedMs = now() - Date.parse('2026-03-04T12:00:00+03:00');
    expect(elapsedMs).toBeGreaterThanOrEqual(0);
    expect(elapsedMs).toBeLessThan(5000);
  });
});

describe('an error at server start', () => {
  const databaseUrl = 'postgres://orders:hunter2@db.example:5432/orders';

  it.each([
    ['EADDRINUSE', 'Port 8080 is in use by another program. Stop that program, or set PORT to a free port'],
    ['EACCES', 'This user may not listen on port 8080. Set PORT to 1024 or higher'],
    ['EADDRNOTAVAIL', 'HOST is "10.9.9.9", which is not an address of this machine. Remove HOST'],
  ])('explains how to fix the error %s when the server cannot listen', (code, message) => {
    expect(describeListenError(createError(code), { port: 8080, host: '10.9.9.9' })).toContain(message);
  });

  it.each([
    [
      'ECONNREFUSED',
      'No PostgreSQL server answers at db.example:5432/orders (DATABASE_URL). Start the server',
    ],
    ['ENOTFOUND', 'The host of db.example:5432/orders (DATABASE_URL) is unknown. Correct the host name'],
    ['CONNECT_TIMEOUT', 'does not respond. Check the host, the port and the firewall.'],
    ['28P01', 'refuses the login. Correct the user and the password in DATABASE_URL.'],
    ['3D000', 'does not exist. Create the database, or correct its name.'],
  ])('explains the database error %s without printing the database password', (code, message) => {
    const queryError = new Error('Failed query', { cause: createError(code) });
    const description = describePostgresError(queryError, databaseUrl);
    expect(description).toContain(message);
    expect(description).not.toContain('hunter2');
  });

  it.each([
    ['EACCES', '(DATA_DIR) is not writable for this user. Change its permissions'],
    ['ENOSPC', '(DATA_DIR) is full. Free some space'],
    ['ENOTDIR', 'that path contains a file. Set DATA_DIR to a folder.'],
  ])('explains how to fix the error %s when the server cannot use its data folder', (code, message) => {
    expect(describeFolderError(createError(code), '/srv/orders')).toContain(message);
  });

  it.each([
    ['ENOENT', 'There is no file /srv/cafe.json. Check the path'],
    ['EISDIR', '/srv/cafe.json is a folder. Give the path of the business file in it'],
    ['EACCES', '/srv/cafe.json is not readable for this user. Change its permissions.'],
  ])('explains how to fix the error %s when the server cannot read a business file', (code, message) => {
    expect(describeReadError(createError(code), '/srv/cafe.json')).toContain(message);
  });

  it('keeps the original message of an unknown start-up error', () => {
    const error = new Error('disk on fire');
    expect(describeListenError(error, { port: 8080, host: null })).toContain('disk on fire');
    expect(describePostgresError(error, databaseUrl)).toContain('disk on fire');
    expect(describeFolderError(error, '/srv')).toContain('disk on fire');
    expect(describeReadError(error, '/srv/cafe.json')).toBeNull();
  });
});
