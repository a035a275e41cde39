import { eq } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { accountLimits } from '../../../demo/server/db/schema-accounts.ts';
import { insertOperator, saveRole } from '../../../demo/server/repo/operators/operators-repo.ts';
import { hashPassword } from '../../../demo/server/services/account/secrets.ts';
import { createOperatorLink } from '../../../demo/server/services/operators/operator-links.ts';
import { createDemoLink, ensureAdmin } from '../../../demo/server/services/operators/operator-setup.ts';
import { useBackend } from '../testing/backend.ts';
import { createConsoleBrowser } from '../testing/console-operator.ts';
import { pgliteOnly } from '../testing/engines.ts';

const PASSWORD = 'correct horse battery staple';
const SECOND_MS = 1000;
const HOUR = 3_600_000;

describe.each(pgliteOnly)('signing in to the console, on $name', (engine) => {
  const backend = useBackend(engine);
  let passwordHash: string;
  let address = 0;
  /** A browser in a network that no earlier browser used. */
  const openBrowser = (headers: Readonly<Record<string, string>> = {}) =>
    createConsoleBrowser(backend, {
      'x-forwarded-for': `10.1.${address >> 8}.${address++ % 256}`,
      ...headers,
    });
  const addOperator = async (name: string, role: string | null) => {
    const at = new Date(backend.clock.now);
    const id = `id-of-${name}`;
    await insertOperator(backend.database(), { id, name, passwordHash, isPlatform: !role, createdAt: at });
    if (role) await saveRole(backend.database(), { operatorId: id, referenceId: 'tea-house', role });
    return id;
  };
  const listActions = async (operatorId: string) =>
    (await backend.database().query.operatorAudit.findMany({ orderBy: (t, { asc }) => [asc(t.id)] }))
      .filter((row) => row.operatorId === operatorId)
      .map(({ action }) => action);

  beforeAll(async () => {
    passwordHash = await hashPassword(PASSWORD);
  });
  let name: string;
  let count = 0;
  beforeEach(async () => {
    count += 1;
    name = `anna${count}`;
    await addOperator(name, 'owner');
  });

  it('opens the requested console page after the sign-in, and no console page after the sign-out', async () => {
    const browser = openBrowser();
    const closed = await browser.get('/console/coupons?business=tea-house');
    expect(closed.status).toBe(303);
    const nextPath = '/console/coupons?business=tea-house';
    const signedIn = await browser.signIn(` ${name.toUpperCase()} `, PASSWORD, nextPath);
    expect([signedIn.status, signedIn.headers.get('location')]).toEqual([303, nextPath]);
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
    const network = { 'x-forwarded-for': '192.0.2.7' };
    const guessPassword = (password: string) => openBrowser(network).signIn(name, password);
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
    backend.clock.now += HOUR;
    expect((await guessPassword(PASSWORD)).status).toBe(303);
  });

  it('an operator can sign in on a device that has signed in before, even while strangers guess the password', async () => {
    const knownBrowser = openBrowser();
    await knownBrowser.signIn(name, PASSWORD);
    await knownBrowser.submit('/console', '/console/account/sign-out', {});
    // Store the earlier attempts of strangers directly, because each real attempt takes the time of a password hash.
    await backend.database().update(accountLimits).set({ count: 20 }).where(eq(accountLimits.count, 1));
    const refusedResponse = await openBrowser().signIn(name, PASSWORD);
    expect([refusedResponse.status, refusedResponse.headers.get('retry-after')]).toEqual([429, '600']);
    expect((await knownBrowser.signIn(name, PASSWORD)).status).toBe(303);
    backend.clock.now += 600 * SECOND_MS;
    expect((await openBrowser().signIn(name, PASSWORD)).status).toBe(303);
  });

  it('an operator can sign in from a network that made no wrong password guesses', async () => {
    const stranger = { 'x-forwarded-for': '192.0.2.8' };
    for (let guessPassword = 0; guessPassword < 3; guessPassword += 1)
      await openBrowser(stranger).signIn(name, 'wrong password');
    expect((await openBrowser(stranger).signIn(name, PASSWORD)).status).toBe(429);
    expect((await openBrowser().signIn(name, PASSWORD)).status).toBe(303);
  });

  it('limits the sign-in attempts of one network for all operator names together', async () => {
    await openBrowser({ 'x-forwarded-for': '2001:db8:7::1' }).signIn('somebody', '');
    // Store the earlier attempts of this network directly, because each real attempt takes the time of a password hash.
    await backend.database().update(accountLimits).set({ count: 59 }).where(eq(accountLimits.count, 1));
    expect((await openBrowser({ 'x-forwarded-for': '2001:db8:7::2' }).signIn(name, 'wrong')).status).toBe(
      401,
    );
    const refusedResponse = await openBrowser({ 'x-forwarded-for': '2001:db8:7::3' }).signIn(name, PASSWORD);
    expect([refusedResponse.status, refusedResponse.headers.get('retry-after')]).toEqual([429, '600']);
    expect((await openBrowser().signIn(name, PASSWORD)).status).toBe(303);
  });

  it('refuses a sign-in form that comes from another site or lacks the page’s token', async () => {
    const form = { 'content-type': 'application/x-www-form-urlencoded' };
    const body = new URLSearchParams({ name, password: PASSWORD });
    const requestWithHeaders = (headers: Record<string, string>) =>
      backend.requestAsSent('/console/sign-in', { method: 'POST', headers: { ...form, ...headers }, body });
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
      for (const part of ['Path=/', 'HttpOnly', 'Secure', 'SameSite=Lax']) expect(cookie).toContain(part);
      expect(cookie).not.toContain('Domain');
    }
  });

  it('ends an owner’s console session after 2 hours without use and after 12 hours at most', async () => {
    const browser = openBrowser();
    await browser.signIn(name, PASSWORD);
    for (let hour = 0; hour < 5; hour += 1) {
      backend.clock.now += 1.9 * HOUR;
      expect((await browser.get('/console/account')).status).toBe(200);
    }
    backend.clock.now += 1.9 * HOUR;
    expect((await browser.get('/console')).status).toBe(200);
    backend.clock.now += 0.7 * HOUR;
    expect((await browser.get('/console')).status).toBe(303);

    const idleBrowser = openBrowser();
    await idleBrowser.signIn(name, PASSWORD);
    backend.clock.now += 1.9 * HOUR;
    // The automatic refreshes of an open page do not count as use.
    expect((await idleBrowser.get('/console/orders')).status).toBe(200);
    backend.clock.now += 0.2 * HOUR;
    expect((await idleBrowser.get('/console')).status).toBe(303);
  });

  it('keeps a kitchen device signed in for a month, unless nobody uses it for a day', async () => {
    const device = `kitchen${count}`;
    await addOperator(device, 'staff');
    const browser = openBrowser();
    await browser.signIn(device, PASSWORD);
    expect(browser.setCookies.find((cookie) => cookie.startsWith('console-session='))).toContain(
      'Max-Age=2592000',
    );
    for (let day = 0; day < 31; day += 1) {
      backend.clock.now += 23 * HOUR;
      expect((await browser.get('/console')).status).toBe(200);
    }
    backend.clock.now += 23 * HOUR;
    expect((await browser.get('/console')).status).toBe(303);
  });

  it('an operator who changes the password stays signed in on this device, but not on other devices', async () => {
    const [knownBrowser, otherBrowser] = [openBrowser(), openBrowser()];
    await knownBrowser.signIn(name, PASSWORD);
    await otherBrowser.signIn(name, PASSWORD);
    const change = (form: Record<string, string>) =>
      knownBrowser.submit('/console/account', '/console/account/password', form);
    const nextPassword = 'four other random words';
    const attempts = [
      [
        { current: 'wrong', password: nextPassword, repeated: nextPassword },
        401,
        'The current password is wrong',
      ],
      [{ current: PASSWORD, password: 'short', repeated: 'short' }, 422, 'at least 12 characters'],
      [
        { current: PASSWORD, password: nextPassword, repeated: `${nextPassword}x` },
        422,
        'The two passwords differ',
      ],
      [
        { current: PASSWORD, password: `${name} ${name}`, repeated: `${name} ${name}` },
        422,
        'harder to guess',
      ],
    ] as const;
    for (const [form, status, message] of attempts) {
      const response = await change(form);
      expect([response.status, await response.text()]).toEqual([status, expect.stringContaining(message)]);
      backend.clock.now += 10 * SECOND_MS;
    }
    expect((await change({ current: PASSWORD, password: nextPassword, repeated: nextPassword })).status).toBe(
      303,
    );
    expect((await knownBrowser.get('/console')).status).toBe(200);
    expect((await otherBrowser.get('/console')).status).toBe(303);
    expect((await openBrowser().signIn(name, PASSWORD)).status).toBe(401);
    expect((await openBrowser().signIn(name, nextPassword)).status).toBe(303);
    expect(await listActions(`id-of-${name}`)).toContain('password_changed');
  });

  it('an operator can end the sessions on all devices at once', async () => {
    const [knownBrowser, otherBrowser] = [openBrowser(), openBrowser()];
    await knownBrowser.signIn(name, PASSWORD);
    await otherBrowser.signIn(name, PASSWORD);
    await knownBrowser.submit('/console/account', '/console/account/sign-out-everywhere', {});
    expect((await otherBrowser.get('/console')).status).toBe(303);
  });

  it('opens the console of a demo through a link that works once and expires after an hour', async () => {
    const path = await createDemoLink(backend.database(), backend.clock.now);
    const [firstBrowser, secondBrowser] = [openBrowser(), openBrowser()];
    const firstResponse = await firstBrowser.get(path);
    expect([firstResponse.status, firstResponse.headers.get('location')]).toEqual([303, '/console']);
    expect((await firstBrowser.get('/console')).status).toBe(200);
    const secondResponse = await secondBrowser.get(path);
    expect(secondResponse.status).toBe(404);
    expect(await secondResponse.text()).toContain('This link has already been used or has expired');
    const lateLink = await createDemoLink(backend.database(), backend.clock.now);
    backend.clock.now += HOUR;
    expect((await secondBrowser.get(lateLink)).status).toBe(404);
  });

  it('an operator can choose a password through a link that works once, and earlier sessions end', async () => {
    const before = openBrowser();
    await before.signIn(name, PASSWORD);
    const path = await createOperatorLink(
      backend.database(),
      `id-of-${name}`,
      'set_password',
      backend.clock.now,
    );
    const token = new URL(path, 'http://localhost').searchParams.get('token') ?? '';
    const browser = openBrowser();
    const choosePassword = (password: string) =>
      browser.submit(path, '/console/enter', { token, password, repeated: password });
    expect((await choosePassword('short')).status).toBe(422);
    expect((await choosePassword('four other random words')).status).toBe(303);
    expect((await browser.get('/console')).status).toBe(200);
    expect((await before.get('/console')).status).toBe(303);
    expect((await openBrowser().get(path)).status).toBe(404);
    expect((await openBrowser().signIn(name, 'four other random words')).status).toBe(303);
  });

  it('gives the operator admin the password in CONSOLE_PASSWORD, and ends the sessions when the password changes', async () => {
    const db = backend.database();
    await ensureAdmin(db, 'the first password', backend.clock.now);
    const browser = openBrowser();
    await browser.signIn('admin', 'the first password');
    await ensureAdmin(db, 'the first password', backend.clock.now);
    expect((await browser.get('/console/businesses')).status).toBe(200);
    await ensureAdmin(db, 'the second password', backend.clock.now);
    expect((await browser.get('/console')).status).toBe(303);
    expect((await browser.signIn('admin', 'the second password')).status).toBe(303);
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
