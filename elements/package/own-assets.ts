import type { Plugin } from 'vite';

const ASSETS = /\/elements\/loader\/assets\.ts$/;

/** Where in the package the app and the languages are. */
export const APP_FOLDER = 'app';
export const LOCALES_FOLDER = 'locales';

/**
 * In the npm package `elements/loader/assets.ts` is this: the app and the languages are modules of the package, imported by names that
 * every bundler can follow. There is no script whose address could tell where the API is, so it is the host's own unless
 * `api-base` says otherwise.
 */
const source = (app: string, locales: readonly string[]): string => `
const locales = {
${locales.map((code) => `  ${JSON.stringify(code)}: () => import('./${LOCALES_FOLDER}/${code}.js'),`).join('\n')}
};
export const loadApp = () => import('./${APP_FOLDER}/${app.replace(/^assets\//, '')}');
export const fetchLocale = async (code) => (await locales[code]()).default;
export const scriptOrigin = () => location.origin;
`;

/** @param app - The app's chunk, as the widget's manifest names it. */
export function ownAssets(app: string, locales: readonly string[]): Plugin {
  return {
    name: 'order-app-own-assets',
    enforce: 'pre',
    load: (id) => (ASSETS.test(id) ? source(app, locales) : null),
    resolveId: {
      order: 'pre',
      handler: (id) =>
        id.startsWith(`./${APP_FOLDER}/`) || id.startsWith(`./${LOCALES_FOLDER}/`)
          ? { id, external: true, moduleSideEffects: true }
          : null,
    },
  };
}
