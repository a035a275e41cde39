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

/** The same for a bundler, which follows only what is written out. It has loading, and trying again, of its own. */
export const importedOnce = (code: string): string =>
  code.replace(/\bimport\(("[^"]+")\+\w+\)/g, 'import($1)');
