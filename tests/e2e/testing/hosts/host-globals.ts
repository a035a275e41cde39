import type { Page } from '@playwright/test';

/** Names that all scripts of a page share: properties of `window`, `document` and built-in prototypes. */
export const listGlobals = (page: Page): Promise<Record<string, string[]>> =>
  page.evaluate(() => {
    const listKeys = (object: object) => Reflect.ownKeys(object).map(String).sort();
    const prototypes = [
      Object,
      Array,
      Function,
      String,
      Promise,
      Event,
      Node,
      Element,
      HTMLElement,
      Document,
    ];
    return {
      window: listKeys(window),
      document: listKeys(document),
      navigator: listKeys(navigator),
      ...Object.fromEntries(prototypes.map(({ name, prototype }) => [name, listKeys(prototype)])),
    };
  });

/** What the page's scripts can read of the host page, without the attributes of the elements. */
export const readHostState = (page: Page) =>
  page.evaluate(() => {
    const readRules = ({ cssRules }: CSSStyleSheet) => [...cssRules].map(({ cssText }) => cssText).join('\n');
    const pageWithoutElements = document.documentElement.cloneNode(true) as Element;
    for (const element of pageWithoutElements.querySelectorAll('order-app')) {
      for (const { name } of [...element.attributes]) element.removeAttribute(name);
    }
    return {
      html: pageWithoutElements.outerHTML,
      sheets: [...document.styleSheets].map((sheet) => [sheet.href, readRules(sheet)]),
      adopted: document.adoptedStyleSheets.map(readRules),
      fonts: [...document.fonts].map(({ family }) => family),
      url: location.href,
      historyLength: history.length,
      historyState: history.state as unknown,
      scrollRestoration: history.scrollRestoration,
      title: document.title,
      scroll: [scrollX, scrollY],
      windowName: window.name,
      cookies: document.cookie,
      handlerCount: [
        window.onerror,
        window.onunhandledrejection,
        window.onpopstate,
        window.onbeforeunload,
      ].filter(Boolean).length,
    };
  });

/** Names of the entries in the storage of the page's origin, and the number of its service workers. */
export const listStorage = (page: Page) =>
  page.evaluate(async () => ({
    local: Object.keys(localStorage).sort(),
    session: Object.keys(sessionStorage).sort(),
    databases: (await indexedDB.databases()).map(({ name }) => name),
    caches: 'caches' in window ? await caches.keys() : [],
    workers: (await navigator.serviceWorker?.getRegistrations())?.length ?? 0,
  }));
