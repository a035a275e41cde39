import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { intlWords } from './intl-words.ts';
import { splitWords } from './late-words.ts';

const filesIn = (source: string): string[] =>
  readdirSync(source)
    .filter((name) => name.endsWith('.json'))
    .sort();

/** The languages there is a file for. */
export const localesIn = (source: string): string[] =>
  filesIn(source).map((name) => name.replace(/\.json$/, ''));

/** What a locale file is built into, by the names the app asks for. */
export function builtLocales(source: string): Readonly<Record<string, unknown>> {
  const built = localesIn(source).map((code) => {
    const { first, late } = splitWords(JSON.parse(readFileSync(join(source, `${code}.json`), 'utf8')));
    return { [code]: { ...first, intl: intlWords(code) }, [`${code}.late`]: late };
  });
  return Object.assign({}, ...built);
}

/**
 * Emits the locales as `assets/locales-<hash>/<code>.json` and `<code>.late.json`. One hash over all of them: the loader names one folder
 * instead of forty files, and the files stay immutable.
 */
export function localeFiles(source: string): Plugin {
  return {
    name: 'order-app-locale-files',
    apply: 'build',
    generateBundle() {
      const files = Object.entries(builtLocales(source)).map(([name, words]) => ({
        name: `${name}.json`,
        text: JSON.stringify(words),
      }));
      const hash = createHash('sha256').update(JSON.stringify(files)).digest('hex').slice(0, 8);
      for (const { name, text } of files) {
        this.emitFile({ type: 'asset', fileName: `assets/locales-${hash}/${name}`, source: text });
      }
    },
  };
}
