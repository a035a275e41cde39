import { readDocument } from '../../src/lib/read-document.ts';

/** Origin of the server for which the script was built. Empty if the build is for any server. */
declare const __PUBLIC_ORIGIN__: string;

const LOADER_URL = /^(?:[^?#]*\/)?order-app\.js(?:[?#]|$)/;

const currentScript = readDocument('currentScript') as HTMLScriptElement | null;

/**
 * URL of the file that contains this code. Read while the script runs, because `currentScript` is null later. In module
 * scripts and shadow roots it is always null, so use the first URL in a stack trace, which is this file's.
 */
export const ownUrl =
  [currentScript?.src, /\w+:\/\/\S+?(?=:\d+:\d)/.exec(`${new Error().stack}`)?.[0]].find(
    (url) => url && !/^(data|blob):/.test(url),
  ) ?? location.href;

/**
 * Returns the loader's URL from the first script tag that has it in any attribute. Plugins that delay a script rename
 * its `src`.
 */
function findTagUrl(): string | undefined {
  for (const tag of document.querySelectorAll('script')) {
    // Skip tags with another nonce: on a page whose policy requires a nonce, a visitor may have injected them.
    if (tag.nonce !== (currentScript?.nonce ?? '')) continue;
    for (const { value } of tag.attributes) if (LOADER_URL.test(value)) return value;
  }
  return undefined;
}

/** Reads an attribute of the first element on the page that has it. */
const readAttribute = (name: string): string | null | undefined =>
  document.querySelector(`order-app[${name}],order-button[${name}]`)?.getAttribute(name);

/**
 * Finds the URL of the loader's original file, against which it resolves the paths of its other files. Undefined if a
 * plugin of the host page has put the loader into another file, and nothing on the page says where it was.
 */
export function findScriptUrl(publicOrigin = __PUBLIC_ORIGIN__): string | undefined {
  const apiBase = readAttribute('api-base');
  const url =
    readAttribute('script-url') ||
    (LOADER_URL.test(ownUrl) && ownUrl) ||
    findTagUrl() ||
    (publicOrigin && `${publicOrigin}/order-app.js`) ||
    (apiBase && new URL('/order-app.js', new URL(apiBase, readDocument('baseURI') as string)).href);
  return url ? new URL(url, readDocument('baseURI') as string).href : undefined;
}
