import type { Plugin } from 'vite';

const ASSETS = /\/elements\/loader\/assets\.ts$/;

/** Folders of the package with the app and the locale files. */
export const APP_FOLDER = 'app';
export const LOCALES_FOLDER = 'locales';

/** Chunks that the loader imports. */
interface Chunks {
  readonly app: string;
  /** The chunk of the doctor, which loads only with the attribute `debug`. */
  readonly doctor?: string;
}

/**
 * The replacement of `elements/loader/assets.ts` in the npm package. The app and the locale files are modules of the
 * package, with literal import paths that every bundler can follow. There is no script tag, so without `api-base`, the
 * API is at `/api` on the page's origin.
 */
function renderAssetsModule({ app, doctor }: Chunks, locales: readonly string[]): string {
  const renderImport = (chunk: string): string =>
    `import('./${APP_FOLDER}/${chunk.replace(/^assets\//, '')}')`;
  const localeEntries = locales.map(
    (code) => `${JSON.stringify(code)}: () => import('./${LOCALES_FOLDER}/${code}.js')`,
  );
  return `
const locales = { ${localeEntries.join(', ')} };
export const loadApp = () => ${renderImport(app)};
export const fetchLocale = async (code) => (await locales[code]()).default;
export const buildAssetUrl = (path) => new URL(path, location.href).href;
export const getRunningBuild = () => null;
export const ownUrl = undefined;
export const describeLostScript = () => undefined;
export const logLoadError = (error) => console.error('[order-app] files', error);
${doctor ? `export const callDoctor = (element, isBusinessFoundByDomain) => ${renderImport(doctor)}.then((doctor) => doctor.startDoctor(element, loadApp, isBusinessFoundByDomain()), logLoadError);` : ''}
`;
}

/** @param chunks - The chunk names from the widget's manifest. */
export function replaceAssetsModule(chunks: Chunks, locales: readonly string[]): Plugin {
  return {
    name: 'order-app-replace-assets-module',
    enforce: 'pre',
    load: (id) => (ASSETS.test(id) ? renderAssetsModule(chunks, locales) : null),
    resolveId: {
      order: 'pre',
      handler: (id) =>
        id.startsWith(`./${APP_FOLDER}/`) || id.startsWith(`./${LOCALES_FOLDER}/`)
          ? { id, external: true, moduleSideEffects: true }
          : null,
    },
  };
}
