import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { getIntlFallbackWords } from './intl-fallback-words.ts';

/** Sorted codes of the locale files in `folder`. */
export const listLocaleCodes = (folder: string): string[] =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .map((name) => name.replace(/\.json$/, ''))
    .sort();

/** Reads the messages of one language to ship. Adds `intl`, the words for dates and lists that some browsers lack. */
export function readShippedMessages(folder: string, code: string): object {
  const messages: object = JSON.parse(readFileSync(join(folder, `${code}.json`), 'utf8'));
  return { ...messages, intl: getIntlFallbackWords(code) };
}

/**
 * Emits `assets/locales-<hash>/<code>.json`. All languages share one hash, so that the loader refers to one folder
 * instead of forty files, and the files stay immutable.
 */
export function emitLocaleFiles(folder: string): Plugin {
  return {
    name: 'order-app-emit-locale-files',
    apply: 'build',
    generateBundle() {
      const files = listLocaleCodes(folder).map((code) => ({
        name: `${code}.json`,
        source: JSON.stringify(readShippedMessages(folder, code)),
      }));
      const hash = createHash('sha256').update(JSON.stringify(files)).digest('hex').slice(0, 8);
      for (const { name, source } of files)
        this.emitFile({ type: 'asset', fileName: `assets/locales-${hash}/${name}`, source });
    },
  };
}
