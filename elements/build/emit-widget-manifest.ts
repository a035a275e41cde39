import { mkdirSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { Plugin, Rollup } from 'vite';

type Bundle = Rollup.OutputBundle;

/** The entry chunk with this name. */
function findEntryChunk(bundle: Bundle, name: string): Rollup.OutputChunk {
  const chunk = Object.values(bundle).find(
    (file) => file.type === 'chunk' && file.isEntry && file.name === name,
  );
  if (chunk?.type !== 'chunk') throw new Error(`The app build has no entry chunk ${name}.`);
  return chunk;
}

/** For each chunk, the rendered bytes of its modules. */
function listModuleSizes(bundle: Bundle): Record<string, Record<string, number>> {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
  return Object.fromEntries(
    chunks.map(({ fileName, modules }) => [
      fileName,
      Object.fromEntries(
        Object.entries(modules).map(([id, { renderedLength }]) => [
          relative(process.cwd(), id),
          renderedLength,
        ]),
      ),
    ]),
  );
}

/**
 * Source of `check.js`, which a bookmark adds to a page on which the loader may not run. The script examines the page,
 * and imports the app only to find out whether the app can load. The bookmark varies the script's URL, because browsers
 * run a module only once.
 */
const renderCheckScript = (doctor: string, app: string): string =>
  `import { checkPage } from './${doctor}';\nvoid checkPage(() => import('./${app}'));\n`;

/**
 * Emits `check.js` and `manifest.json`. The manifest lists the loader, the app chunk, the chunks to preload, the doctor
 * and the folder of the locale files, for the loader's build, the server and the package.
 * @param reportFolder - Where to write `modules.json`, the bytes of every module by chunk. The size budget reads it.
 */
export function emitWidgetManifest(reportFolder: string): Plugin {
  return {
    name: 'order-app-emit-widget-manifest',
    apply: 'build',
    enforce: 'post',
    generateBundle(_options, bundle) {
      const app = findEntryChunk(bundle, 'app');
      const doctor = findEntryChunk(bundle, 'doctor');
      // The doctor must not import anything, because it also runs when the app's chunks cannot load.
      if (doctor.imports.length) throw new Error(`The doctor imports ${doctor.imports.join(', ')}.`);
      const localeFile = Object.keys(bundle).find((name) => name.includes('/locales-'));
      if (!localeFile) throw new Error('The app build has no locale files.');
      const manifest = {
        loader: 'order-app.js',
        app: app.fileName,
        preload: [app.fileName, ...app.imports],
        doctor: doctor.fileName,
        locales: localeFile.slice(0, localeFile.lastIndexOf('/') + 1),
      };
      mkdirSync(reportFolder, { recursive: true });
      writeFileSync(join(reportFolder, 'modules.json'), JSON.stringify(listModuleSizes(bundle), null, 2));
      this.emitFile({
        type: 'asset',
        fileName: 'check.js',
        source: renderCheckScript(doctor.fileName, app.fileName),
      });
      this.emitFile({ type: 'asset', fileName: 'manifest.json', source: JSON.stringify(manifest, null, 2) });
    },
  };
}
