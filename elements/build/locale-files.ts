import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

const filesIn = (source: string): string[] =>
  readdirSync(source)
    .filter((name) => name.endsWith('.json'))
    .sort();

/** The languages there is a file for. */
export const localesIn = (source: string): string[] =>
  filesIn(source).map((name) => name.replace(/\.json$/, ''));

/**
 * Emits each locale as `assets/locales-<hash>/<code>.json`. One hash over all of them: the loader names one folder
 * instead of forty files, and the files stay immutable.
 */
export function localeFiles(source: string): Plugin {
  return {
    name: 'order-app-locale-files',
    apply: 'build',
    generateBundle() {
      const files = filesIn(source).map((name) => ({
        name,
        text: JSON.stringify(JSON.parse(readFileSync(join(source, name), 'utf8'))),
      }));
      const hash = createHash('sha256').update(JSON.stringify(files)).digest('hex').slice(0, 8);
      for (const { name, text } of files) {
        this.emitFile({ type: 'asset', fileName: `assets/locales-${hash}/${name}`, source: text });
      }
    },
  };
}
