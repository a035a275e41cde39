import type { PNG } from 'pngjs';
import { captureScreens } from '../../../hosts/capture-screens.ts';
import { type Host, MARGIN_PX, type Screen, type Size } from '../../../hosts/host.ts';
import { HostPageCustomer } from '../../../hosts/host-page-customer.ts';
import { type HostServer, serveHosts } from '../../../hosts/host-server.ts';
import { CLEAN, HOSTS } from '../../../hosts/hosts.ts';
import { createPlaywrightDriver } from '../../../hosts/playwright-driver.ts';
import { test as base } from '../test.ts';

type Screenshots = Readonly<Record<Screen, PNG>>;

/** Host pages on another origin, and the screenshots of the clean page by element size. */
class HostileSites {
  readonly cleanScreenshots = new Map<string, Screenshots>();

  private constructor(readonly server: HostServer) {}

  static async serve(): Promise<HostileSites> {
    return new HostileSites(await serveHosts([CLEAN, ...HOSTS], `http://127.0.0.1:${process.env.E2E_PORT}`));
  }

  close(): Promise<void> {
    return this.server.close();
  }
}

interface Fixtures {
  readonly sites: HostileSites;
  readonly hostCustomer: HostPageCustomer;
  /** Takes screenshots of the app's screens on a host page, in an element of the given size. */
  readonly captureOn: (host: Host, size: Size) => Promise<Screenshots>;
  /** Takes the same screenshots on the clean page. */
  readonly captureClean: (size: Size) => Promise<Screenshots>;
}

export const test = base.extend<Fixtures>({
  sites: async ({ shared }, use) => use(await shared.getOrCreate(HostileSites, HostileSites.serve)),
  hostCustomer: async ({ page }, use) => use(new HostPageCustomer(createPlaywrightDriver(page))),
  captureOn: async ({ page, context, hostCustomer, sites }, use) =>
    use(async (host, size) => {
      await page.setViewportSize({ width: size.width + 2 * MARGIN_PX, height: size.height + 2 * MARGIN_PX });
      const screens = await captureScreens(
        hostCustomer,
        sites.server.getFixedClockUrl(host, size),
        size.width,
      );
      await context.clearCookies();
      await hostCustomer.clearStorage();
      return screens;
    }),
  captureClean: async ({ captureOn, sites: { cleanScreenshots } }, use) =>
    use(async (size) => {
      const key = `${size.width}x${size.height}`;
      const screens = cleanScreenshots.get(key) ?? (await captureOn(CLEAN, size));
      cleanScreenshots.set(key, screens);
      return screens;
    }),
});
