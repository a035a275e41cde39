import { filterOfferedLocales } from '../../../../src/lib/preferred-locale.ts';
import type { Origins } from '../../services/business/origins.ts';
import type { FirstScreens } from '../../services/first-screen/first-screen-service.ts';
import { ITEMS_IN_FIRST_VIEW } from '../../services/first-screen/screen-task.ts';
import type { Catalogue } from '../../services/menu/business-catalogue.ts';
import { createNotFoundRefusal } from '../../services/shared/refusal.ts';
import type { Handlers } from '../api/call-handler.ts';
import { cacheText, sendSharedBody } from '../http/json-response.ts';
import type { MenuResponses } from '../menu/menu-responses.ts';
import { selectLocale } from './page-language.ts';
import { findScreenPath, locatePage, needsAppToScroll } from './page-location.ts';

interface FirstScreenDeps {
  readonly catalogue: Pick<Catalogue, 'getBusiness'>;
  readonly menuResponses: Pick<MenuResponses, 'getRestaurant' | 'listSmartCategoryIds'>;
  readonly firstScreens: Pick<FirstScreens, 'render'>;
  readonly origins: Pick<Origins, 'resolveOrigin'>;
  /** The languages of the app. */
  readonly appLocales: readonly string[];
}

/** Removes the reference id from the start of a path, if it is there. Also removes empty segments. */
function removeReferenceId(path: string, referenceId: string): string {
  const [first, ...rest] = path.split('/').filter(Boolean);
  const segments = first === referenceId || first === undefined ? rest : [first, ...rest];
  return segments.map((segment) => `/${segment}`).join('');
}

/** Handler for the first screen of an embedded element. */
export const createFirstScreenHandlers = ({
  catalogue,
  menuResponses,
  firstScreens,
  origins,
  appLocales,
}: FirstScreenDeps) =>
  ({
    async firstScreen({ c, params, query }) {
      const business = (await catalogue.getBusiness(params.reference_id)).applyTheme(query.theme_id);
      const { referenceId, contentHash } = business;
      const requestedPath = removeReferenceId(query.path, referenceId);
      const location = locatePage(
        business,
        requestedPath,
        await menuResponses.listSmartCategoryIds(business),
      );
      const screenPath = findScreenPath(business, location, requestedPath);
      if (screenPath === null || needsAppToScroll(business, location))
        throw createNotFoundRefusal('A first screen of this path');
      const restaurantResponse = await menuResponses.getRestaurant(business);
      const origin = await origins.resolveOrigin(c.req.url);
      const offeredLocales = filterOfferedLocales(business.response.restaurant.locales, appLocales);
      const screen = await firstScreens.render({
        referenceId,
        themeId: business.themeId,
        path: `/${referenceId}${screenPath}`,
        locale: selectLocale(offeredLocales, {
          requestedLocale: query.locale,
          cookies: '',
          acceptLanguage: query.languages || (c.req.header('accept-language') ?? ''),
        }),
        colorScheme: query.color_scheme,
        consent: query.consent,
        brand: query.brand,
        linkBase: origin,
        linkSuffix: '',
        businessResponseText: `{"status":200,"body":${await restaurantResponse.encodeAs('identity')}}`,
        origin,
        stamp: `${contentHash} ${restaurantResponse.etag}`,
        // The app loads the remaining dishes.
        maxItems: ITEMS_IN_FIRST_VIEW,
        format: 'json',
      });
      if (screen?.status !== 200) throw createNotFoundRefusal('A first screen of this path');
      const { css, markup } = screen;
      const body = cacheText(`{"error":0,"css":${JSON.stringify(css)},"nodes":${markup}}`, false);
      return sendSharedBody(c, body, { headers: { vary: 'accept-language, accept-encoding' } });
    },
  }) satisfies Handlers;
