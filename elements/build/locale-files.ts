import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { intlWords } from './intl-words.ts';

const filesIn = (source: string): string[] =>
  readdirSync(source)
    .filter((name) => name.endsWith('.json'))
    .sort();

/** The languages there is a file for. */
export const localesIn = (source: string): string[] =>
  filesIn(source).map((name) => name.replace(/\.json$/, ''));

/** The messages to ship for one language. */
export function builtLocale(source: string, code: string): object {
  const messages: object = JSON.parse(readFileSync(join(source, `${code}.json`), 'utf8'));
  return { ...messages, intl: intlWords(code) };
}

/** The files of all languages. */
export const builtLocales = (source: string): Readonly<Record<string, unknown>> =>
  Object.fromEntries(localesIn(source).map((code) => [code, builtLocale(source, code)]));

/**
 * Emits the locales as `assets/locales-<hash>/<code>.json`. One hash over all of them: the loader names one folder
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
