import type { Plugin } from 'vite';

/** As Vite writes an import: by itself, or with what is taken from it. */
const IMPORT = /\b(importAgain\((?:async )?)\(\)( => (?:(?!importAgain).)*?\bimport\()(["'][^"']+["'])\)/gs;
/** What its own helper would preload. */
const PRELOADED = /, __VITE_PRELOAD__(, import\.meta\.url)?/g;
const LITERAL = /\bimport\((["'])[^"']+\1\)/;

/**
 * Each dynamic import of the app goes through `importAgain` of `module`, in the place of Vite's own helper, which would put
 * preload links into the host's head: the app asks for its chunks ahead of time itself.
 */
export const importedAgain = (module: string): Plugin => ({
  name: 'order-app-imported-again',
  enforce: 'pre',
  load: (id) =>
    id === '\0vite/preload-helper.js'
      ? `export { importAgain as __vitePreload } from ${JSON.stringify(module)};`
      : null,
  renderChunk(code, { fileName }) {
    const again = code.replace(IMPORT, '$1(fragment = "")$2$3 + fragment)').replace(PRELOADED, '');
    if (LITERAL.test(again)) throw new Error(`An import in ${fileName} would not be asked for again.`);
    return { code: again, map: null };
  },
});

/** An import as the minifier leaves it: the path of the chunk plus the fragment. */
const RETRIED_IMPORT = /\bimport\((["'`])([^"'`]+)\1\+\w+\)/g;

/** Removes the fragment from the imports of a built chunk: a bundler follows literal paths only, and retries on its own. */
export function importedOnce(code: string): string {
  const literal = code.replace(RETRIED_IMPORT, 'import("$2")');
  if (/\bimport\((?!["'`][^"'`]+["'`]\))/.test(literal))
    throw new Error('A bundler cannot follow every import.');
  return literal;
}
