import { expect, test } from '@playwright/test';
import type { PNG } from 'pngjs';
import { uniqueName } from '../e2e/testing/customer.ts';
import { findChangedScreens } from '../e2e/testing/hosts/screen-differences.ts';
import { captureScreens } from '../hosts/capture-screens.ts';
import type { Driver } from '../hosts/driver.ts';
import { type Host, MARGIN, type Screen, type Size } from '../hosts/host.ts';
import { Visitor } from '../hosts/host-page-customer.ts';
import { type HostServer, serveHosts } from '../hosts/host-server.ts';
import { CLEAN, HOSTS, withPrototype } from '../hosts/hosts.ts';
import { placeOrder } from '../hosts/place-order-by-input.ts';
import { findPrototype } from '../prototype.mjs';
import { quickIf } from '../test-scope.ts';

const PHONE: Size = { width: 400, height: 760 };
const WINDOW: Size = { width: PHONE.width + 2 * MARGIN, height: PHONE.height + 2 * MARGIN };
const CORE = [
  'all-unset',
  'inherited',
  'transformed',
  'z-index',
  'right-to-left',
  'wordpress',
  'frame',
  'own-shadow-root',
  'quirks',
];
const QUICK = ['wordpress'];

/** The main journey and the core of the isolation suite, in another browser than the other tests'. */
export function suiteIn(browser: string, start: (window: Size) => Promise<Driver>): void {
  let driver: Driver;
  let sites: HostServer;
  let clean: Readonly<Record<Screen, PNG>>;

  const captureAt = async (host: Host) => {
    const visitor = new Visitor(driver);
    const screens = await captureScreens(visitor, sites.stillAddress(host, PHONE), PHONE.width);
    await visitor.leave();
    return screens;
  };

  test.beforeAll(async () => {
    sites = await serveHosts([CLEAN, prototype, ...HOSTS], `http://127.0.0.1:${process.env.E2E_PORT}`);
    driver = await start(WINDOW);
  });
  test.afterAll(async () => {
    await driver?.close();
    await sites?.close();
  });

  const prototype = withPrototype(findPrototype());
  for (const host of [CLEAN, prototype])
    test(
      `${browser}: a dish is found, configured and ordered for pickup on a site of the kind "${host.name}"`,
      quickIf(host === CLEAN),
      async () => {
        const visitor = new Visitor(driver);
        await visitor.open(sites.address(host, PHONE));
        await visitor.go('/');
        const number = await placeOrder(visitor, { name: uniqueName(), phone: '50012345' });
        expect(number).toMatch(/^[2-9A-Z]{2}-[2-9A-Z]{3}$/);
        await visitor.leave();
      },
    );

  for (const host of HOSTS.filter(({ name }) => CORE.includes(name)))
    test(
      `${browser}: on a host of the kind "${host.name}", it looks as on a clean page`,
      quickIf(QUICK.includes(host.name)),
      async ({ browserName: _ }, info) => {
        clean ??= await captureAt(CLEAN);
        expect(findChangedScreens(host, clean, await captureAt(host), info, driver.tolerance)).toEqual([]);
      },
    );
}
