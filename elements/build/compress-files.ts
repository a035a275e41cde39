import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';

const TEXT_FILE = /\.(js|css|json|svg|html)$/;

/** True if an earlier build step has already compressed the current version of `file`. */
const isCompressed = (file: string): boolean =>
  existsSync(`${file}.gz`) && statSync(`${file}.gz`).mtimeMs >= statSync(file).mtimeMs;

const compressBrotli = (content: Buffer): Buffer =>
  brotliCompressSync(content, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
    },
  });

/**
 * Writes `<file>.br` and `<file>.gz` beside every text file in `directory`, so that servers need not compress per
 * request.
 */
export function compressFiles(directory: string): Plugin {
  return {
    name: 'order-app-compress-files',
    apply: 'build',
    closeBundle(error) {
      if (error) return;
      for (const name of readdirSync(directory, { recursive: true, encoding: 'utf8' })) {
        const file = join(directory, name);
        if (!TEXT_FILE.test(name) || !statSync(file).isFile() || isCompressed(file)) continue;
        const content = readFileSync(file);
        writeFileSync(`${file}.br`, compressBrotli(content));
        writeFileSync(`${file}.gz`, gzipSync(content, { level: constants.Z_BEST_COMPRESSION }));
      }
    },
  };
}
