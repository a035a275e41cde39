import { readDocument } from '../../src/lib/read-document.ts';

/** The origin of the server that the build is for; '' if the build has none. */
declare const __PUBLIC_ORIGIN__: string;

const LOADER_URL = /^(?:[^?#]*\/)?order-app\.js(?:[?#]|$)/;

const currentScript = readDocument('currentScript') as HTMLScriptElement | null;

/**
 * URL of the file that contains this code. Read now, because `currentScript` is null later. It is always null in module
 * scripts and in shadow roots. There, the first URL in a stack trace is this file's.
 */
export const ownUrl =
  [currentScript?.src, /\w+:\/\/\S+?(?=:\d+:\d)/.exec(`${new Error().stack}`)?.[0]].find(
    (url) => url && !/^(data|blob):/.test(url),
  ) ?? location.href;

/** The first script tag that names the loader, in any attribute: plugins that run it later rename `src`. */
function findTagUrl(): string | undefined {
  for (const tag of document.querySelectorAll('script')) {
    // Where the policy of the page asks for a nonce, a tag without it may come from a visitor of the page.
    if (tag.nonce !== (currentScript?.nonce ?? '')) continue;
    for (const { value } of tag.attributes) if (LOADER_URL.test(value)) return value;
  }
  return undefined;
}

/** Where an attribute of an element says that the script or the API is. */
const readAttribute = (name: string): string | null | undefined =>
  document.querySelector(`order-app[${name}],order-button[${name}]`)?.getAttribute(name);

/**
 * URL of the loader's file, from which its paths count. Undefined if a plugin of the host page has put the loader into
 * another file, and nothing on the page says where it was.
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
