import { readFileSync, realpathSync } from 'node:fs';
import type { Server } from 'node:http';
import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import type { InlineConfig } from 'vite';
import { listLocaleCodes } from '../../elements/build/emit-locale-files.ts';
import { createProxy } from './proxy.ts';
import { storeDevtools } from './store-devtools.ts';
import { createWidgetSourcePlugin, DEV_LOCALES } from './widget-source.ts';

interface DevOptions {
  /** Root folder of the repository. */
  readonly root: string;
  /** The server for Vite's middlewares and the hot-update connection. */
  readonly server: Server;
  /** Port of the reference backend. */
  readonly backendPort: number;
}

const ENTRIES = ['elements/app.ts', 'elements/loader/order-app.ts', 'elements/doctor/doctor-entry.ts'];

/** Serves the widget's modules with hot replacement. Everything else comes from the backend. */
export function createDevConfig({ root, server, backendPort }: DevOptions): InlineConfig {
  const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string };
  return {
    configFile: false,
    root,
    appType: 'custom',
    cacheDir: join(root, '.cache/vite-dev'),
    publicDir: false,
    define: {
      __APP__: JSON.stringify('/elements/app.ts'),
      __APP_IMPORTS__: '[]',
      __PUBLIC_ORIGIN__: '""',
      __DOCTOR__: JSON.stringify('/elements/doctor/doctor-entry.ts'),
      __LOCALES__: JSON.stringify(DEV_LOCALES),
      __SHIPPED_LOCALES__: JSON.stringify(listLocaleCodes(join(root, 'locales')).join(' ')),
      __VERSION__: JSON.stringify(`${version}-dev`),
    },
    plugins: [storeDevtools(), react(), createWidgetSourcePlugin(root)],
    optimizeDeps: { entries: ENTRIES },
    server: {
      // In middleware mode, Vite ignores signals. In its normal mode, it would exit before the backend has closed its
      // database.
      middlewareMode: { server },
      hmr: { server },
      proxy: createProxy(backendPort),
      warmup: { clientFiles: ENTRIES },
      // `node_modules` may be a link to another folder.
      fs: { allow: [root, realpathSync(join(root, 'node_modules'))] },
      watch: { ignored: ['.cache', '.data', 'dist', 'tests'].map((folder) => join(root, folder, '**')) },
    },
  };
}
