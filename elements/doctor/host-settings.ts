import { readCookies } from '../../src/lib/cookies.ts';
import { chooseLocaleWithoutBusiness } from '../../src/lib/shipped-locales.ts';

/** The element's attributes as the loader and the app read them. */
export interface HostSettings {
  readonly referenceId: string;
  /** The page's host name if it determines the business; '' if the host page names the business. */
  readonly domain: string;
  /** Absolute, without a trailing slash. */
  readonly apiBase: string;
  /** The theme to preview; '' for the business's own theme. */
  readonly themeId: string;
  /** The language with which the app starts. */
  readonly locale: string;
}

/** The folder of the widget's files, which contains this chunk. */
export const assetsUrl = import.meta.url.replace(/[^/]*$/, '');

/** The URL in the page's script tag; if there is none, the URL of the loader beside the files. */
export const getScriptUrl = (document: Document): string =>
  document.querySelector<HTMLScriptElement>('script[src*="order-app.js"]')?.src ??
  new URL('../order-app.js', assetsUrl).href;

/** Reads an element's attributes. If the api-base is not a valid URL, removes only the slashes at its end. */
export function readHostSettings(element: Element, isBusinessFoundByDomain: boolean): HostSettings {
  const apiBase = element.getAttribute('api-base') || new URL('/api', assetsUrl).href;
  const localeAttribute = element.getAttribute('locale') ?? undefined;
  const referenceId = element.getAttribute('reference-id') ?? '';
  return {
    referenceId,
    domain: isBusinessFoundByDomain || !referenceId ? location.hostname : '',
    themeId: element.getAttribute('theme-id') ?? '',
    apiBase: (URL.canParse(apiBase, element.baseURI)
      ? new URL(apiBase, element.baseURI).href
      : apiBase
    ).replace(/\/+$/, ''),
    locale: chooseLocaleWithoutBusiness(localeAttribute, readCookies(), navigator.languages),
  };
}
