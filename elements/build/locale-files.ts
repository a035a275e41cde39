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

/** The files that one language is built into, by the names the app requests. */
export function builtLocale(source: string, code: string): Readonly<Record<string, unknown>> {
  const { first, late } = splitWords(JSON.parse(readFileSync(join(source, `${code}.json`), 'utf8')));
  return { [code]: { ...first, intl: intlWords(code) }, [`${code}.late`]: late };
}

/** The files of all languages. */
export const builtLocales = (source: string): Readonly<Record<string, unknown>> =>
  Object.assign({}, ...localesIn(source).map((code) => builtLocale(source, code)));

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
