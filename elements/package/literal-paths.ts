import { removeImportRetries } from '../build/retry-dynamic-imports.ts';

/** The address of a file beside the chunk, in the form that the minifier outputs. */
const ASSET_URL = /\bnew URL\((["'`])(?!\.{0,2}\/)([\w.-]+\.\w+)\1,\s*import\.meta\.url\)/g;
/** Addresses that webpack and Turbopack mistake for files to bundle. */
const UNKNOWN_URL = /\bnew URL\((?!"\.\/[\w.-]+\.\w+",import\.meta\.url\))[^()]*,\s*import\.meta\.url\)/;

/**
 * Writes the imports and file addresses of a built chunk as literal paths that begin with `./`. webpack and Turbopack
 * follow no others: they take `new URL('x.svg', import.meta.url)` for a file of a package called `x.svg`. Throws if the
 * chunk contains an address that they cannot follow.
 */
export function makePathsLiteral(code: string): string {
  const literalCode = removeImportRetries(code).replace(ASSET_URL, 'new URL("./$2",import.meta.url)');
  const [unknownUrl] = UNKNOWN_URL.exec(literalCode) ?? [];
  if (unknownUrl)
    throw new Error(`The chunk contains an address that a bundler cannot follow: ${unknownUrl}`);
  return literalCode;
}
