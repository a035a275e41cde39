import type { Plugin } from 'vite';

const ASSETS = /\/elements\/loader\/assets\.ts$/;

/** Where in the package the app and the languages are. */
export const APP_FOLDER = 'app';
export const LOCALES_FOLDER = 'locales';

/** What the loader imports. */
interface Chunks {
  readonly app: string;
  /** Loads with `debug` only. */
  readonly doctor?: string;
}

/**
 * In the npm package `elements/loader/assets.ts` is this: the app and the languages are modules of the package, imported by names that
 * every bundler can follow. There is no script whose address could tell where the API is, so it is the host's own unless
 * `api-base` says otherwise.
 */
function source({ app, doctor }: Chunks, locales: readonly string[]): string {
  const imported = (chunk: string): string => `import('./${APP_FOLDER}/${chunk.replace(/^assets\//, '')}')`;
  const words = locales.map(
    (code) => `${JSON.stringify(code)}: () => import('./${LOCALES_FOLDER}/${code}.js')`,
  );
  return `
const locales = { ${words.join(', ')} };
export const loadApp = () => ${imported(app)};
export const fetchLocale = async (code) => (await locales[code]()).default;
export const assetUrl = (path) => new URL(path, location.href).href;
export const logLoadError = (error) => console.error('[order-app] files', error);
${doctor ? `export const callDoctor = (element) => ${imported(doctor)}.then((doctor) => doctor.startDoctor(element, loadApp), logLoadError);` : ''}
`;
}

/** @param chunks - As the widget's manifest names them. */
export function replaceAssetsModule(chunks: Chunks, locales: readonly string[]): Plugin {
  return {
    name: 'order-app-replace-assets-module',
    enforce: 'pre',
    load: (id) => (ASSETS.test(id) ? source(chunks, locales) : null),
    resolveId: {
      order: 'pre',
      handler: (id) =>
        id.startsWith(`./${APP_FOLDER}/`) || id.startsWith(`./${LOCALES_FOLDER}/`)
          ? { id, external: true, moduleSideEffects: true }
          : null,
    },
  };
}
