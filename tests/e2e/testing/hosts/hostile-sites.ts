import type { PNG } from 'pngjs';
import { captureScreens } from '../../../hosts/capture-screens.ts';
import { type Host, MARGIN, type Screen, type Size } from '../../../hosts/host.ts';
import { Visitor } from '../../../hosts/host-page-customer.ts';
import { type HostServer, serveHosts } from '../../../hosts/host-server.ts';
import { CLEAN, HOSTS } from '../../../hosts/hosts.ts';
import { playwrightDriver } from '../../../hosts/playwright-driver.ts';
import { test as base } from '../test.ts';

type Seen = Readonly<Record<Screen, PNG>>;

/** Host pages on another origin, and the screenshots of the page without hostile styles. */
class Sites {
  readonly seenClean = new Map<string, Seen>();

  private constructor(readonly server: HostServer) {}

  static async serve(): Promise<Sites> {
    return new Sites(await serveHosts([CLEAN, ...HOSTS], `http://127.0.0.1:${process.env.E2E_PORT}`));
  }

  close(): Promise<void> {
    return this.server.close();
  }
}

interface Fixtures {
  readonly sites: Sites;
  readonly visitor: Visitor;
  /** Visits the screens of the app on a host page, in an element of the given size. */
  readonly seenAt: (host: Host, size: Size) => Promise<Seen>;
  readonly clean: (size: Size) => Promise<Seen>;
}

export const test = base.extend<Fixtures>({
  sites: async ({ shared }, use) => use(await shared.of(Sites, Sites.serve)),
  visitor: async ({ page }, use) => use(new Visitor(playwrightDriver(page))),
  seenAt: async ({ page, context, visitor, sites }, use) =>
    use(async (host, size) => {
      await page.setViewportSize({ width: size.width + 2 * MARGIN, height: size.height + 2 * MARGIN });
      const screens = await captureScreens(visitor, sites.server.stillAddress(host, size), size.width);
      await context.clearCookies();
      await visitor.leave();
      return screens;
    }),
  clean: async ({ seenAt, sites: { seenClean } }, use) =>
    use(async (size) => {
      const key = `${size.width}x${size.height}`;
      const screens = seenClean.get(key) ?? (await seenAt(CLEAN, size));
      seenClean.set(key, screens);
      return screens;
    }),
});
