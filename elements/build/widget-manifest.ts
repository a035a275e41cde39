import { mkdirSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { Plugin } from 'vite';

/**
 * `manifest.json`: what the loader and the hosted page need to name: `app`, its static imports to preload, what a
 * hosted page's element needs besides, the locales' folder, what loads with `debug` only. Beside the
 * widget's folder `modules.json` says which module takes how many bytes of which chunk: the size budget reads it.
 */
export function widgetManifest(reportTo: string): Plugin {
  return {
    name: 'order-app-widget-manifest',
    apply: 'build',
    enforce: 'post',
    generateBundle(_options, bundle) {
      const entry = (name: string) => {
        const chunk = Object.values(bundle).find(
          (file) => file.type === 'chunk' && file.isEntry && file.name === name,
        );
        if (chunk?.type !== 'chunk') throw new Error(`The app build has no entry chunk ${name}.`);
        return chunk;
      };
      const app = entry('app');
      const doctor = entry('doctor');
      // What it would share with the app would not arrive when the app does not: then it is needed most.
      if (doctor.imports.length) throw new Error(`The doctor imports ${doctor.imports.join(', ')}.`);
      const anyLocale = Object.keys(bundle).find((name) => name.includes('/locales-'));
      if (!anyLocale) throw new Error('The app build has no locale files.');
      const chunksOf = (module: string): string[] => {
        const chunk = Object.values(bundle).find(
          (file) => file.type === 'chunk' && file.facadeModuleId?.endsWith(module),
        );
        if (chunk?.type !== 'chunk') throw new Error(`The app build has no chunk of its own for ${module}.`);
        return [chunk.fileName, ...chunk.imports].filter((name) => name !== app.fileName);
      };
      const manifest = {
        loader: 'order-app.js',
        app: app.fileName,
        preload: [app.fileName, ...app.imports],
        doctor: doctor.fileName,
        // The hosted page's element keeps the page's address.
        hosted: chunksOf('src/router/history-path.ts'),
        locales: anyLocale.slice(0, anyLocale.lastIndexOf('/') + 1),
      };
      const modules: Record<string, Record<string, number>> = {};
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== 'chunk') continue;
        modules[chunk.fileName] = Object.fromEntries(
          Object.entries(chunk.modules).map(([id, { renderedLength }]) => [
            relative(process.cwd(), id),
            renderedLength,
          ]),
        );
      }
      mkdirSync(reportTo, { recursive: true });
      writeFileSync(join(reportTo, 'modules.json'), JSON.stringify(modules, null, 2));
      this.emitFile({ type: 'asset', fileName: 'manifest.json', source: JSON.stringify(manifest, null, 2) });
    },
  };
}
