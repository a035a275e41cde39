import { offeredLocales, preferredLocale } from '../../../../src/lib/preferred-locale.ts';
import type { Origins } from '../../services/business/origins.ts';
import type { FirstScreens } from '../../services/first-screen/first-screen-service.ts';
import type { Catalogue } from '../../services/menu/business-catalogue.ts';
import { createNotFoundRefusal } from '../../services/shared/refusal.ts';
import type { Handlers } from '../api/call-handler.ts';
import { cacheJson, sendSharedJson } from '../http/json-response.ts';
import type { MenuResponses } from '../menu/menu-responses.ts';
import { locatePage, renderedPath } from './page-location.ts';

/** More dishes than any element shows before it is scrolled. The app brings the others. */
const MAX_ITEMS = 24;

interface FirstScreenDeps {
  readonly catalogue: Pick<Catalogue, 'business'>;
  readonly menuResponses: Pick<MenuResponses, 'restaurant'>;
  readonly firstScreens: Pick<FirstScreens, 'render'>;
  readonly origins: Pick<Origins, 'resolveOrigin'>;
  /** The languages of the app. */
  readonly shipped: readonly string[];
}

/** The path after the reference id, in the form of `renderedPath`. */
function toScreenPath(path: string, referenceId: string): string {
  const [first, ...rest] = path.split('/').filter(Boolean);
  const segments = first === referenceId || first === undefined ? rest : [first, ...rest];
  return segments.map((segment) => `/${segment}`).join('');
}

/** Handler for the first screen of an embedded element. */
export const firstScreenHandlers = ({
  catalogue,
  menuResponses,
  firstScreens,
  origins,
  shipped,
}: FirstScreenDeps) =>
  ({
    async firstScreen({ c, params, query }) {
      const business = await catalogue.business(params.reference_id);
      const { referenceId, contentHash } = business;
      const requestedPath = toScreenPath(query.path, referenceId);
      const location = locatePage(business, requestedPath);
      const path = renderedPath(business, location, requestedPath);
      // In a standard menu, only the app can scroll to the category.
      const needsApp = location.kind === 'category' && business.response.restaurant.is_standard_menu;
      if (path === null || needsApp) throw createNotFoundRefusal('A first screen of this path');
      const data = await menuResponses.restaurant(business);
      const origin = await origins.resolveOrigin(c.req.url);
      const offered = offeredLocales(business.response.restaurant.locales, shipped);
      const screen = await firstScreens.render({
        referenceId,
        path: `/${referenceId}${path}`,
        locale: preferredLocale(query.locale, '', query.languages.split(','), offered) ?? 'en',
        colorScheme: query.color_scheme,
        consent: query.consent,
        brand: query.brand,
        linkBase: origin,
        firstData: { status: 200, body: JSON.parse(String(await data.encodeAs('identity'))) },
        origin,
        stamp: `${contentHash} ${data.etag}`,
        maxItems: MAX_ITEMS,
      });
      if (screen?.status !== 200) throw createNotFoundRefusal('A first screen of this path');
      return sendSharedJson(c, cacheJson({ error: 0, css: screen.css, nodes: screen.nodes }));
    },
  }) satisfies Handlers;
