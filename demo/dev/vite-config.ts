import { readFileSync, realpathSync } from 'node:fs';
import type { Server } from 'node:http';
import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import type { InlineConfig } from 'vite';
import { localeCodesIn } from '../../elements/build/emit-locale-files.ts';
import { proxyTo } from './proxy.ts';
import { storeDevtools } from './store-devtools.ts';
import { DEV_LOCALES, widgetSource } from './widget-source.ts';

interface DevOptions {
  /** The repository. */
  readonly root: string;
  /** What the middlewares and the connection for hot updates are attached to. */
  readonly server: Server;
  /** Where the reference backend listens. */
  readonly backendPort: number;
}

const ENTRIES = ['elements/app.ts', 'elements/loader/order-app.ts', 'elements/doctor/start-doctor.ts'];

/** Serves the widget's modules with hot replacement; everything else comes from the backend. */
export function devConfig({ root, server, backendPort }: DevOptions): InlineConfig {
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
      __DOCTOR__: JSON.stringify('/elements/doctor/start-doctor.ts'),
      __LOCALES__: JSON.stringify(DEV_LOCALES),
      __SHIPPED_LOCALES__: JSON.stringify(localeCodesIn(join(root, 'locales')).join(' ')),
      __VERSION__: JSON.stringify(`${version}-dev`),
    },
    plugins: [storeDevtools(), react(), widgetSource(root)],
    optimizeDeps: { entries: ENTRIES },
    server: {
      // Vite would end the process at the first signal, before the backend has closed its database.
      middlewareMode: { server },
      hmr: { server },
      proxy: proxyTo(backendPort),
      warmup: { clientFiles: ENTRIES },
      // Packages may be installed elsewhere, behind a link.
      fs: { allow: [root, realpathSync(join(root, 'node_modules'))] },
      watch: { ignored: ['.cache', '.data', 'dist', 'tests'].map((folder) => join(root, folder, '**')) },
    },
  };
}
