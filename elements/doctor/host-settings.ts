import { readCookies } from '../../src/lib/cookies.ts';
import { localeWithoutBusiness } from '../../src/lib/shipped-locales.ts';

/** What the host asked for, as the loader and the app understand it. */
export interface HostSettings {
  readonly referenceId: string;
  /** Absolute, without a trailing slash. */
  readonly apiBase: string;
  /** The language the app starts with. */
  readonly locale: string;
}

/** The folder of the widget's files: this one lies among them. */
export const assetsUrl = new URL(/* @vite-ignore */ '.', import.meta.url).href;

/** The script's address as the page has it; where the tag is gone, the one beside the files. */
export const scriptUrl = (document: Document): string =>
  document.querySelector<HTMLScriptElement>('script[src*="order-app.js"]')?.src ??
  new URL('../order-app.js', assetsUrl).href;

/** Reads an element's attributes. An api-base that is no address stays as it is written. */
export function hostSettings(element: Element): HostSettings {
  const apiBase = element.getAttribute('api-base') || new URL('/api', assetsUrl).href;
  const asked = element.getAttribute('locale') ?? undefined;
  return {
    referenceId: element.getAttribute('reference-id') ?? '',
    apiBase: (URL.canParse(apiBase, document.baseURI)
      ? new URL(apiBase, document.baseURI).href
      : apiBase
    ).replace(/\/+$/, ''),
    locale: localeWithoutBusiness(asked, readCookies(), navigator.languages),
  };
}
