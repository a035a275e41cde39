import MagicString from 'magic-string';
import type { Plugin } from 'vite';

/** The helper that Vite wraps around every dynamic import. */
const PRELOAD_HELPER = '\0vite/preload-helper.js';
/**
 * A dynamic import that Vite has wrapped in its preload helper, before Vite fills in the preload list. The helper's name
 * is `importAgain`, because `importAgain` replaces Vite's helper. The two forms are the whole module and a selection of
 * its exports:
 * importAgain(() => import("./map.js"), …)
 * importAgain(async () => { const { draw } = await import("./map.js"); return { draw }; }, …)
 */
const WRAPPED_IMPORT =
  /\b(importAgain\((?:async )?)\(\)( => (?:(?!importAgain).)*?\bimport\()(["'][^"']+["'])\)/gs;
const PRELOAD_LIST = /, __VITE_PRELOAD__(, import\.meta\.url)?/g;
const LITERAL_IMPORT = /\bimport\((["'])[^"']+\1\)/;

/**
 * Wraps every dynamic import in `importAgain`, which requests a lost chunk again under another URL fragment. The wrapper
 * replaces Vite's preload helper, which would add preload links to the host page's <head>.
 * @param module - Absolute path of the module that exports `importAgain`.
 */
export function retryDynamicImports(module: string): Plugin {
  return {
    name: 'order-app-retry-dynamic-imports',
    enforce: 'pre',
    load: (id) =>
      id === PRELOAD_HELPER
        ? `export { importAgain as __vitePreload } from ${JSON.stringify(module)};`
        : null,
    renderChunk(code, { fileName }) {
      const output = new MagicString(code)
        .replaceAll(WRAPPED_IMPORT, '$1(fragment = "")$2$3 + fragment)')
        .replaceAll(PRELOAD_LIST, '');
      if (LITERAL_IMPORT.test(output.toString()))
        throw new Error(`${fileName} contains a dynamic import without a retry.`);
      return { code: output.toString(), map: output.generateMap({ hires: 'boundary' }) };
    },
  };
}

/** An import with a retry, in the form that the minifier outputs. */
const RETRIED_IMPORT = /\bimport\((["'`])([^"'`]+)\1\+\w+\)/g;
const DYNAMIC_PATH = /\bimport\((?!["'`][^"'`]+["'`]\))/;

/**
 * Removes the retry from the imports of a built chunk, so that their paths are literals again. The npm package needs
 * this, because the host's bundler follows only literal paths.
 */
export function removeImportRetries(code: string): string {
  const literalCode = code.replace(RETRIED_IMPORT, 'import("$2")');
  if (DYNAMIC_PATH.test(literalCode))
    throw new Error('The chunk contains an import that a bundler cannot follow.');
  return literalCode;
}
