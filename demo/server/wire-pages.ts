import type { Hono } from 'hono';
import { listLocaleCodes } from '../../elements/build/emit-locale-files.ts';
import { folders } from './folders.ts';
import { createConsoleRoutes } from './routes/console/console-routes.ts';
import { createAppManifestRoutes } from './routes/hosted/app-manifest-routes.ts';
import { createHomeRoutes } from './routes/hosted/home-routes.ts';
import { createHostedPageRoutes } from './routes/hosted/hosted-page.ts';
import { createOwnDomainRoutes } from './routes/hosted/own-domain.ts';
import { createInterfaceTextReader } from './routes/hosted/page-language.ts';
import { createWidgetBuildReader } from './routes/hosted/widget-build.ts';
import { createReadClientInfo } from './routes/http/client-info.ts';
import type { MenuResponses } from './routes/menu/menu-responses.ts';
import { createDemoPageRoutes } from './routes/static/demo-pages.ts';
import { createSourceMapRoutes, createStaticFileRoutes } from './routes/static/static-files.ts';
import type { FirstScreens } from './services/first-screen/first-screen-service.ts';
import type { Services } from './wire-services.ts';

interface PageDeps {
  readonly services: Services;
  readonly menuResponses: MenuResponses;
  readonly firstScreens: FirstScreens;
  /** Folder of the built widget. */
  readonly widget: string;
  /** Folder of the widget's source maps. If null, they are not served. */
  readonly sourceMaps: string | null;
  /** The URL to which hosted pages report the app's errors. Null if they report none. */
  readonly errorEndpoint: string | null;
  readonly publicOrigin: string | null;
  /** Whether to trust the client address and the scheme that a proxy forwards. */
  readonly trustProxy: boolean;
  /** Whether only this machine can reach the server, because no operator has a password. */
  readonly isLocalOnly: boolean;
  /** Whether to serve the demo sites, which show the demo businesses. */
  readonly hasDemoBusinesses: boolean;
  /** Epoch ms. */
  readonly now: () => number;
}

/**
 * Creates all routes except the API: the console, payment pages, demo pages, the widget's files and hosted pages. The
 * routes contain whole paths. Mount them at `/`, in this order, after the API.
 */
export function wirePages({
  services,
  menuResponses,
  firstScreens,
  widget,
  sourceMaps,
  errorEndpoint,
  publicOrigin,
  trustProxy,
  isLocalOnly,
  hasDemoBusinesses,
  now,
}: PageDeps): readonly Hono[] {
  const { catalogue, origins, consoleView, feed, hasInbox } = services;
  const languages = {
    appLocales: listLocaleCodes(folders.locales),
    getInterfaceText: createInterfaceTextReader(folders.locales),
  };
  const pageDeps = { findBusiness: catalogue.findBusiness, ...languages };
  return [
    createOwnDomainRoutes(origins),
    createConsoleRoutes({
      consoleView,
      feed,
      hasInbox,
      publicOrigin,
      trustProxy,
      isLocalOnly,
      now,
      readClientInfo: createReadClientInfo(trustProxy),
      actions: services.operatorActions,
      wallets: services.customerWallets,
      sessions: services.operatorSessions,
      team: services.operatorTeam,
      loadAudit: services.loadAudit,
      cards: { ...languages, getBusinessOrigin: origins.getBusinessOrigin },
    }),
    ...services.paymentPages,
    ...(hasDemoBusinesses
      ? [createDemoPageRoutes(folders.pages, folders.builtPages)]
      : [createHomeRoutes(catalogue.listReferenceIds)]),
    ...(sourceMaps ? [createSourceMapRoutes(sourceMaps)] : []),
    createStaticFileRoutes(widget),
    createAppManifestRoutes({ ...pageDeps, loadIcon: services.icons }),
    createHostedPageRoutes({
      ...pageDeps,
      menuResponses,
      firstScreens,
      errorEndpoint,
      readBuild: createWidgetBuildReader(widget),
      origins,
      now,
    }),
  ];
}
