import { beforeEach, describe, expect, it } from 'vitest';
import { pgliteOnly } from '../testing/engines.ts';
import { PASSWORD, useSignIn } from '../testing/sign-in-backend.ts';

const SECOND_MS = 1000;
const HOUR_MS = 3_600_000;

describe.each(pgliteOnly)('the sessions of operators, on $name', (engine) => {
  const { backend, openBrowser, addOperator, listActions } = useSignIn(engine);
  let name: string;
  beforeEach(async () => {
    name = await addOperator('owner');
  });

  it('signs an owner out after 2 hours without use, and 12 hours after the sign-in at the latest', async () => {
    const browser = openBrowser();
    await browser.signIn(name, PASSWORD);
    for (let hour = 0; hour < 5; hour += 1) {
      backend.clock.now += 1.9 * HOUR_MS;
      expect((await browser.get('/console/account')).status).toBe(200);
    }
    backend.clock.now += 1.9 * HOUR_MS;
    expect((await browser.get('/console')).status).toBe(200);
    backend.clock.now += 0.7 * HOUR_MS;
    expect((await browser.get('/console')).status).toBe(303);

    const idleBrowser = openBrowser();
    await idleBrowser.signIn(name, PASSWORD);
    backend.clock.now += 1.9 * HOUR_MS;
    // The automatic refreshes of an open page do not count as use.
    expect((await idleBrowser.get('/console/orders')).status).toBe(200);
    backend.clock.now += 0.2 * HOUR_MS;
    expect((await idleBrowser.get('/console')).status).toBe(303);
  });

  it('keeps a kitchen device signed in for a month, unless nobody uses it for a day', async () => {
    const staffName = await addOperator('staff');
    const browser = openBrowser();
    await browser.signIn(staffName, PASSWORD);
    expect(browser.setCookies.find((cookie) => cookie.startsWith('console-session='))).toContain(
      'Max-Age=2592000',
    );
    for (let day = 0; day < 31; day += 1) {
      backend.clock.now += 23 * HOUR_MS;
      expect((await browser.get('/console')).status).toBe(200);
    }
    backend.clock.now += 23 * HOUR_MS;
    expect((await browser.get('/console')).status).toBe(303);
  });

  it('an operator who changes the password stays signed in on this device, but not on other devices', async () => {
    const [currentBrowser, otherBrowser] = [openBrowser(), openBrowser()];
    await currentBrowser.signIn(name, PASSWORD);
    await otherBrowser.signIn(name, PASSWORD);
    const changePassword = (form: Record<string, string>) =>
      currentBrowser.submit('/console/account', '/console/account/password', form);
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
      const response = await changePassword(form);
      expect([response.status, await response.text()]).toEqual([status, expect.stringContaining(message)]);
      backend.clock.now += 10 * SECOND_MS;
    }
    expect(
      (await changePassword({ current: PASSWORD, password: nextPassword, repeated: nextPassword })).status,
    ).toBe(303);
    expect((await currentBrowser.get('/console')).status).toBe(200);
    expect((await otherBrowser.get('/console')).status).toBe(303);
    expect((await openBrowser().signIn(name, PASSWORD)).status).toBe(401);
    expect((await openBrowser().signIn(name, nextPassword)).status).toBe(303);
    expect(await listActions(`id-of-${name}`)).toContain('password_changed');
  });

  it('an operator can end the sessions on all devices at once', async () => {
    const [currentBrowser, otherBrowser] = [openBrowser(), openBrowser()];
    await currentBrowser.signIn(name, PASSWORD);
    await otherBrowser.signIn(name, PASSWORD);
    await currentBrowser.submit('/console/account', '/console/account/sign-out-everywhere', {});
    expect((await otherBrowser.get('/console')).status).toBe(303);
  });
});
