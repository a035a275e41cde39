import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { requireSwitchedOn } from '../../services/business/switched-off.ts';
import type { Business } from '../../services/menu/business-catalogue.ts';
import { createHostedPageRoutes, type HostedPageDeps } from '../hosted/hosted-page.ts';
import { createInterfaceTextReader } from '../hosted/page-language.ts';
import { cacheJson } from '../http/json-response.ts';

const LOCALES_FOLDER = join(import.meta.dirname, '../../../../locales');

/** Text that would close any surrounding element if it were not escaped. */
export const HTML_INJECTION = `</title></style></script><script>alert(1)</script>"'><img src=x onerror=alert(1)>`;

/** Creates the app that serves a business's hosted page. With null, the reference id is unknown. */
export const createHostedApp = (
  business: Business | null,
  businessOrigin = 'http://localhost',
  overrides: Partial<HostedPageDeps> = {},
) =>
  createHostedPageRoutes({
    findBusiness: async () => business,
    menuResponses: {
      listSmartCategoryIds: async ({ file }) => file.smart_categories.map(({ id }) => id),
      getRestaurant: async (requestedBusiness) =>
        cacheJson({
          error: 0,
          restaurant: requireSwitchedOn(requestedBusiness).response.restaurant,
          message: { en: HTML_INJECTION },
        }),
    },
    readBuild: async () => ({
      id: 'b1',
      loader: '/order-app.js?build=b1',
      preload: ['assets/app-1.js', 'assets/shared-2.js'],
      hostedScript: 'assets/hosted-3.js',
    }),
    firstScreens: { render: async () => null },
    errorEndpoint: null,
    now: Date.now,
    appLocales: readdirSync(LOCALES_FOLDER).map((name) => name.replace('.json', '')),
    getInterfaceText: createInterfaceTextReader(LOCALES_FOLDER),
    origins: {
      findDomainOwner: async () => null,
      isTrusted: async () => true,
      resolveOrigin: async () => businessOrigin,
      getBusinessOrigin: () => businessOrigin,
    },
    ...overrides,
  });
