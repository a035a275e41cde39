import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';

/** Writes `<file>.br` and `<file>.gz` beside every text file of the build, so that servers never compress at request time. */
export function compress(directory: string): Plugin {
  return {
    name: 'order-app-compress',
    apply: 'build',
    closeBundle(error) {
      // A failed build says why itself.
      if (error) return;
      for (const entry of readdirSync(directory, { recursive: true, encoding: 'utf8' })) {
        const file = join(directory, entry);
        if (!/\.(js|css|json|svg|html)$/.test(entry) || !statSync(file).isFile()) continue;
        // An earlier part of the same build has been here.
        if (existsSync(`${file}.gz`) && statSync(`${file}.gz`).mtimeMs >= statSync(file).mtimeMs) continue;
        const text = readFileSync(file);
        writeFileSync(
          `${file}.br`,
          brotliCompressSync(text, {
            params: {
              [constants.BROTLI_PARAM_QUALITY]: 11,
              [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
              [constants.BROTLI_PARAM_SIZE_HINT]: text.length,
            },
          }),
        );
        writeFileSync(`${file}.gz`, gzipSync(text, { level: 9 }));
      }
    },
  };
}
