import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { rateLimitCounts } from '../../../demo/server/db/schema-accounts.ts';
import { createDemoLink } from '../../../demo/server/services/operators/operator-setup.ts';
import { pgliteOnly } from '../testing/engines.ts';
import { PASSWORD, useSignIn } from '../testing/sign-in-backend.ts';

const SECOND_MS = 1000;
const HOUR_MS = 3_600_000;

describe.each(pgliteOnly)('signing in to the console, on $name', (engine) => {
  const { backend, openBrowser, addOperator, listActions } = useSignIn(engine);
  let name: string;
  beforeEach(async () => {
    name = await addOperator('owner');
  });

  it('opens the requested console page after the sign-in, and no console page after the sign-out', async () => {
    const browser = openBrowser();
    const signedOutResponse = await browser.get('/console/coupons?business=tea-house');
    expect(signedOutResponse.status).toBe(303);
    const nextPath = '/console/coupons?business=tea-house';
    const signInResponse = await browser.signIn(` ${name.toUpperCase()} `, PASSWORD, nextPath);
    expect([signInResponse.status, signInResponse.headers.get('location')]).toEqual([303, nextPath]);
    expect((await browser.get(nextPath)).status).toBe(200);
    const [, token = ''] = [...browser.cookies].find(([cookie]) => cookie === 'console-session') ?? [];
    await browser.submit('/console', '/console/account/sign-out', {});
    browser.cookies.set('console-session', token);
    expect((await browser.get('/console')).status).toBe(303);
    expect(await listActions(`id-of-${name}`)).toEqual(['signed_in', 'signed_out']);
  });

  it.each([
    'https://evil.example/',
    '//evil.example',
    '/console/../evil',
    '/console-evil',
    'javascript:alert(1)',
  ])('opens the console’s first page instead of %s after the sign-in', async (nextPath) => {
    const response = await openBrowser().signIn(name, PASSWORD, nextPath);
    expect(response.headers.get('location')).toBe('/console');
  });

  it('answers a sign-in with a wrong password in the same way as one with an unknown name', async () => {
    const wrongPasswordResponse = await openBrowser().signIn(name, 'wrong password');
    const unknownNameResponse = await openBrowser().signIn('nobody-at-all', 'wrong password');
    expect([wrongPasswordResponse.status, unknownNameResponse.status]).toEqual([401, 401]);
    for (const response of [wrongPasswordResponse, unknownNameResponse])
      expect(await response.text()).toContain('The name or the password is wrong');
    expect(await listActions(`id-of-${name}`)).toEqual(['sign_in_failed']);
  });

  it('makes each further password guess for a name wait longer, even a guess of the correct password', async () => {
    const networkHeaders = { 'x-forwarded-for': '192.0.2.7' };
    const guessPassword = (password: string) => openBrowser(networkHeaders).signIn(name, password);
    for (let guessCount = 0; guessCount < 3; guessCount += 1)
      expect((await guessPassword('wrong password')).status).toBe(401);
    for (const waitSeconds of [1, 2, 4]) {
      const refusedResponse = await guessPassword(PASSWORD);
      expect([refusedResponse.status, refusedResponse.headers.get('retry-after')]).toEqual([
        429,
        String(waitSeconds),
      ]);
      expect(await refusedResponse.text()).toContain('Too many attempts. Wait');
      backend.clock.now += waitSeconds * SECOND_MS;
      expect((await guessPassword('wrong password')).status).toBe(401);
    }
    backend.clock.now += HOUR_MS;
    expect((await guessPassword(PASSWORD)).status).toBe(303);
  });

  it('an operator can sign in on a device that has signed in before, even while strangers guess the password', async () => {
    const knownBrowser = openBrowser();
    await knownBrowser.signIn(name, PASSWORD);
    await knownBrowser.submit('/console', '/console/account/sign-out', {});
    // Store the earlier attempts of strangers directly, because each real attempt takes the time of a password hash.
    await backend.database().update(rateLimitCounts).set({ count: 20 }).where(eq(rateLimitCounts.count, 1));
    const refusedResponse = await openBrowser().signIn(name, PASSWORD);
    expect([refusedResponse.status, refusedResponse.headers.get('retry-after')]).toEqual([429, '600']);
    expect((await knownBrowser.signIn(name, PASSWORD)).status).toBe(303);
    backend.clock.now += 600 * SECOND_MS;
    expect((await openBrowser().signIn(name, PASSWORD)).status).toBe(303);
  });

  it('an operator can sign in while a stranger in another network must wait after wrong guesses', async () => {
    const strangerHeaders = { 'x-forwarded-for': '192.0.2.8' };
    for (let guess = 0; guess < 3; guess += 1)
      await openBrowser(strangerHeaders).signIn(name, 'wrong password');
    expect((await openBrowser(strangerHeaders).signIn(name, PASSWORD)).status).toBe(429);
    expect((await openBrowser().signIn(name, PASSWORD)).status).toBe(303);
  });

  it('limits the sign-in attempts of one network for all operator names together', async () => {
    await openBrowser({ 'x-forwarded-for': '2001:db8:7::1' }).signIn('somebody', '');
    // Store the earlier attempts of this network directly, because each real attempt takes the time of a password hash.
    await backend.database().update(rateLimitCounts).set({ count: 59 }).where(eq(rateLimitCounts.count, 1));
    expect((await openBrowser({ 'x-forwarded-for': '2001:db8:7::2' }).signIn(name, 'wrong')).status).toBe(
      401,
    );
    const refusedResponse = await openBrowser({ 'x-forwarded-for': '2001:db8:7::3' }).signIn(name, PASSWORD);
    expect([refusedResponse.status, refusedResponse.headers.get('retry-after')]).toEqual([429, '600']);
    expect((await openBrowser().signIn(name, PASSWORD)).status).toBe(303);
  });

  it('refuses a sign-in form that comes from another site or lacks the page’s token', async () => {
    const formHeaders = { 'content-type': 'application/x-www-form-urlencoded' };
    const body = new URLSearchParams({ name, password: PASSWORD });
    const requestWithHeaders = (headers: Record<string, string>) =>
      backend.requestAsSent('/console/sign-in', {
        method: 'POST',
        headers: { ...formHeaders, ...headers },
        body,
      });
    expect((await requestWithHeaders({ origin: 'https://evil.example' })).status).toBe(403);
    expect((await requestWithHeaders({ origin: 'http://localhost' })).status).toBe(403);
  });

  it('protects the console’s cookies from scripts and other sites, and requires HTTPS for them if the server has it', async () => {
    const httpBrowser = openBrowser();
    await httpBrowser.signIn(name, PASSWORD);
    const secureBrowser = openBrowser({ 'x-forwarded-proto': 'https' });
    await secureBrowser.signIn(name, PASSWORD);
    for (const cookie of httpBrowser.setCookies)
      expect(cookie).toMatch(/; Path=\/; HttpOnly; SameSite=Lax|Max-Age/);
    for (const cookie of httpBrowser.setCookies) expect(cookie).toContain('HttpOnly');
    expect(httpBrowser.setCookies.join()).not.toContain('Secure');
    expect(secureBrowser.setCookies.length).toBeGreaterThan(2);
    for (const cookie of secureBrowser.setCookies) {
      expect(cookie).toMatch(/^__Host-console-/);
      for (const attribute of ['Path=/', 'HttpOnly', 'Secure', 'SameSite=Lax'])
        expect(cookie).toContain(attribute);
      expect(cookie).not.toContain('Domain');
    }
  });

  it('stores no operator’s password, session token or sign-in link in readable form', async () => {
    const browser = openBrowser();
    await browser.signIn(name, PASSWORD);
    const path = await createDemoLink(backend.database(), backend.clock.now);
    const { query } = backend.database();
    const storedRows = JSON.stringify([
      await query.operators.findMany(),
      await query.operatorSessions.findMany(),
      await query.operatorLinks.findMany(),
      await query.signInAttempts.findMany(),
      await query.operatorAudit.findMany(),
    ]);
    for (const secret of [PASSWORD, browser.cookies.get('console-session') ?? '', path.split('=')[1] ?? ''])
      expect(storedRows).not.toContain(secret);
  });
});
