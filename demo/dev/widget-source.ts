import { join } from 'node:path';
import type { Plugin } from 'vite';
import { listLocaleCodes, readShippedMessages } from '../../elements/build/emit-locale-files.ts';

/** Path of the locale files in development, instead of `assets/locales-<hash>/`. */
export const DEV_LOCALES = '/@locales/';

/**
 * The response to `/order-app.js`: a classic script that imports the loader's source, even in pages of another origin.
 * React Fast Refresh must be installed before the first component loads.
 */
const LOADER = `(async (script) => {
  const load = (path) => import(new URL(path, script.src).href);
  await load('/@vite/client');
  const { injectIntoGlobalHook } = await load('/@react-refresh');
  injectIntoGlobalHook(window);
  window.$RefreshReg$ = () => {};
  window.$RefreshSig$ = () => (type) => type;
  await load('/elements/loader/order-app.ts');
})(document.currentScript ?? document.querySelector('script[src*="order-app.js"]'));
`;

/** The built JSON of a locale for a path such as `/@locales/en.json`; null for other paths. */
function readLocaleFile(localesDirectory: string, path: string): string | null {
  const [, code = ''] = path.match(/^\/@locales\/([\w-]+)\.json$/) ?? [];
  if (!code || !listLocaleCodes(localesDirectory).includes(code)) return null;
  return JSON.stringify(readShippedMessages(localesDirectory, code));
}

/** Serves the loader and the locale files from source, and reloads pages when a locale or a demo page changes. */
export function createWidgetSourcePlugin(root: string): Plugin {
  const localesDirectory = join(root, 'locales');
  return {
    name: 'order-app-widget-source',
    configureServer({ middlewares, watcher, ws }) {
      middlewares.use((request, response, next) => {
        const { pathname } = new URL(request.url ?? '', 'http://localhost');
        const file = pathname === '/order-app.js' ? LOADER : readLocaleFile(localesDirectory, pathname);
        if (file === null) return next();
        response.setHeader('access-control-allow-origin', '*');
        response.setHeader('cache-control', 'no-store');
        response.setHeader('content-type', file === LOADER ? 'text/javascript' : 'application/json');
        response.end(file);
      });
      watcher.on('change', (file) => {
        if (file.startsWith(localesDirectory) || file.startsWith(join(root, 'demo/pages')))
          ws.send({ type: 'full-reload' });
      });
    },
  };
}
