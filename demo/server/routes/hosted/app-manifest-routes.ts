import { Hono } from 'hono';
import { filterOfferedLocales } from '../../../../src/lib/preferred-locale.ts';
import { type AppIcons, computeIconsVersion, isIconName } from '../../services/business/app-icons.ts';
import type { Business } from '../../services/menu/business-catalogue.ts';
import { createNotFoundRefusal } from '../../services/shared/refusal.ts';
import { cacheJson, sendSharedBody } from '../http/json-response.ts';
import type { HostedPageDeps } from './hosted-page.ts';
import { selectLocale } from './page-language.ts';
import { createWebManifest } from './web-manifest.ts';

type InstallableDeps = Pick<HostedPageDeps, 'findBusiness' | 'appLocales' | 'getInterfaceText'> & {
  readonly loadIcon: AppIcons;
};

/**
 * Makes the hosted page installable: `/:referenceId/app.webmanifest` (in the language of `?lang=`) and the icons. An
 * icon's URL changes with its content. The routes contain whole paths, so mount the app at `/`, before the routes of the page.
 */
export function createAppManifestRoutes({
  findBusiness,
  appLocales,
  getInterfaceText,
  loadIcon,
}: InstallableDeps): Hono {
  const app = new Hono();
  const requireBusiness = async (referenceId: string): Promise<Business> => {
    const business = await findBusiness(referenceId);
    if (!business) throw createNotFoundRefusal('The business');
    return business;
  };

  app.get('/:referenceId/app.webmanifest', async (c) => {
    const business = await requireBusiness(c.req.param('referenceId'));
    const offeredLocales = filterOfferedLocales(business.response.restaurant.locales, appLocales);
    const locale = selectLocale(offeredLocales, {
      requestedLocale: c.req.query('lang'),
      cookies: '',
      acceptLanguage: '',
    });
    const manifest = createWebManifest({
      business,
      locale,
      firstLocale: offeredLocales[0] ?? 'en',
      interfaceText: getInterfaceText(locale),
    });
    return sendSharedBody(c, cacheJson(manifest), { type: 'application/manifest+json; charset=utf-8' });
  });

  app.get('/:referenceId/icons/:version/:name', async (c) => {
    const { referenceId, version, name } = c.req.param();
    if (!isIconName(name)) throw createNotFoundRefusal('The icon');
    const business = await requireBusiness(referenceId);
    const isCurrent = version === computeIconsVersion(business);
    return c.body(new Uint8Array(await loadIcon(business, name)), 200, {
      'content-type': 'image/png',
      // An old URL serves the current icon, so it must not be immutable.
      'cache-control': isCurrent ? 'public, max-age=31536000, immutable' : 'public, max-age=3600',
    });
  });
  return app;
}
