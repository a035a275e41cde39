import { describe, expect, it } from 'vitest';
import { createOperatorLink } from '../../../demo/server/services/operators/operator-links.ts';
import { createDemoLink, ensureAdmin } from '../../../demo/server/services/operators/operator-setup.ts';
import { pgliteOnly } from '../testing/engines.ts';
import { PASSWORD, useSignIn } from '../testing/sign-in-backend.ts';

const HOUR_MS = 3_600_000;

describe.each(pgliteOnly)('the first sign-in of operators, on $name', (engine) => {
  const { backend, openBrowser, addOperator } = useSignIn(engine);

  it('opens the console of a demo through a link that works once and expires after an hour', async () => {
    const path = await createDemoLink(backend.database(), backend.clock.now);
    const [firstBrowser, secondBrowser] = [openBrowser(), openBrowser()];
    const firstResponse = await firstBrowser.get(path);
    expect([firstResponse.status, firstResponse.headers.get('location')]).toEqual([303, '/console']);
    expect((await firstBrowser.get('/console')).status).toBe(200);
    const secondResponse = await secondBrowser.get(path);
    expect(secondResponse.status).toBe(404);
    expect(await secondResponse.text()).toContain('This link has already been used or has expired');
    const expiredPath = await createDemoLink(backend.database(), backend.clock.now);
    backend.clock.now += HOUR_MS;
    expect((await secondBrowser.get(expiredPath)).status).toBe(404);
  });

  it('an operator can choose a password through a link that works once, and earlier sessions end', async () => {
    const name = await addOperator('owner');
    const earlierBrowser = openBrowser();
    await earlierBrowser.signIn(name, PASSWORD);
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
    expect((await earlierBrowser.get('/console')).status).toBe(303);
    expect((await openBrowser().get(path)).status).toBe(404);
    expect((await openBrowser().signIn(name, 'four other random words')).status).toBe(303);
  });

  it('CONSOLE_PASSWORD sets the password of the operator “admin”, and a new value ends the admin’s sessions', async () => {
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
});
