import type { Page } from '@playwright/test';

const backend = `http://127.0.0.1:${process.env.E2E_PORT}`;
export const LOADER_URL = `${backend}/order-app.js`;
const SHOP_ORIGIN = 'http://shop.test';

/** How an optimiser, such as a caching plugin, rewrites a page that has the script tag of the guide. */
export interface OptimisedPage {
  /** The product's own script in the head, and the script tag as the product has changed it. */
  readonly head: string;
  /** The product's script at the end of the body. */
  readonly end?: string;
  /** Path of the file into which the product combines scripts, and a function that adds the file's other text. */
  readonly combined?: { readonly path: string; readonly wrap: (loader: string) => string };
}

const OTHER_SCRIPT = 'window.otherScripts=(window.otherScripts||0)+1;';

/** Autoptimize combines scripts into one deferred file, with a `try` and `catch` around each script. */
export const AUTOPTIMIZE: OptimisedPage = {
  head: '<script defer src="/wp-content/cache/autoptimize/js/autoptimize_2daa3ff84495fdbf4d9fb99d37d0b3b8.js"></script>',
  combined: {
    path: '/wp-content/cache/autoptimize/js/autoptimize_2daa3ff84495fdbf4d9fb99d37d0b3b8.js',
    wrap: (loader) =>
      [`${OTHER_SCRIPT}missingFunction();`, loader, OTHER_SCRIPT]
        .map((part) => `try{${part}\n}catch(e){console.log("An error has occurred: "+e.stack);}`)
        .join('\n'),
  },
};

/** The script of LiteSpeed Cache, which runs tags of the type `litespeed/javascript` after the first interaction. */
const LITESPEED_DELAY = `<script>
const events = ['mouseover', 'click', 'keydown', 'wheel', 'touchmove', 'touchstart'];
const loadOne = (tag, done) => {
  const copy = document.createElement('script');
  copy.addEventListener('load', done);
  copy.addEventListener('error', done);
  for (const name of tag.getAttributeNames())
    if (name !== 'type') copy.setAttribute(name === 'data-src' ? 'src' : name, tag.getAttribute(name));
  copy.type = 'text/javascript';
  tag.after(copy);
  tag.remove();
};
const loadAll = async () => {
  for (const name of events) window.removeEventListener(name, loadAll);
  for (const tag of document.querySelectorAll('script[type="litespeed/javascript"]'))
    await new Promise((done) => loadOne(tag, done));
  document.dispatchEvent(new Event('DOMContentLiteSpeedLoaded'));
};
for (const name of events) window.addEventListener(name, loadAll, { passive: true });
</script>`;

export const LITESPEED_DELAYED: OptimisedPage = {
  head: `<script async type="litespeed/javascript" data-src="${LOADER_URL}"></script>`,
  end: LITESPEED_DELAY,
};

export const LITESPEED_COMBINED: OptimisedPage = {
  head: '<script type="litespeed/javascript" data-src="/wp-content/litespeed/js/7c1b9d0a.js?ver=2d3f1"></script>',
  end: LITESPEED_DELAY,
  combined: {
    path: '/wp-content/litespeed/js/7c1b9d0a.js',
    wrap: (loader) => `${OTHER_SCRIPT};${loader};${OTHER_SCRIPT}`,
  },
};

/**
 * WP Rocket with "Delay JavaScript execution". It runs tags after the first interaction. Until all of them have run, it
 * hides the events `load` and `DOMContentLoaded` from scripts. It also records all click handlers.
 */
export const WP_ROCKET: OptimisedPage = {
  head: `<script>
const rocketEvents = ['keydown', 'mousedown', 'mousemove', 'touchmove', 'touchstart', 'touchend', 'wheel'];
const clickHandlers = [];
EventTarget.prototype.addEventListenerBase = EventTarget.prototype.addEventListener;
EventTarget.prototype.addEventListener = function (name, handler, options) {
  if (name === 'click') clickHandlers.push([this, handler, options]);
  (this || window).addEventListenerBase(name, handler, options);
};
const rename = (target, names) => {
  const add = target.addEventListener;
  target.addEventListener = function (name, ...rest) {
    add.call(target, names.includes(name) ? 'rocket-' + name : name, ...rest);
  };
};
const runOne = (tag) =>
  new Promise((done) => {
    const { rocketType, rocketSrc } = tag.dataset;
    if (rocketType) tag.type = rocketType;
    else tag.removeAttribute('type');
    tag.addEventListener('load', () => {
      tag.setAttribute('data-rocket-status', 'executed');
      done();
    });
    tag.removeAttribute('data-rocket-src');
    tag.src = rocketSrc;
  });
const runAll = async () => {
  for (const name of rocketEvents) window.removeEventListener(name, runAll);
  rename(document, ['DOMContentLoaded', 'readystatechange']);
  rename(window, ['DOMContentLoaded', 'load', 'pageshow']);
  for (const tag of document.querySelectorAll('script[type=rocketlazyloadscript]')) await runOne(tag);
  window.dispatchEvent(new Event('rocket-allScriptsLoaded'));
};
for (const name of rocketEvents) window.addEventListener(name, runAll, { passive: true });
</script><script type="rocketlazyloadscript" async data-rocket-src="${LOADER_URL}"></script>`,
};

/** Cloudflare Rocket Loader runs copies of the tags once the page has loaded, and replaces `currentScript`. */
export const ROCKET_LOADER: OptimisedPage = {
  head: `<script async src="${LOADER_URL}" type="a371f3c3996957007cacd73a-text/javascript"></script>`,
  end: `<script data-cf-settings="a371f3c3996957007cacd73a-|49" defer>
Object.defineProperty(Document.prototype, 'currentScript', { configurable: true, get: () => null });
addEventListener('load', () => {
  for (const tag of document.querySelectorAll('script[type^="a371f3c3996957007cacd73a-"]')) {
    const copy = document.createElement('script');
    for (const { name, value } of tag.attributes) copy.setAttribute(name, value);
    copy.type = tag.type.slice(25);
    copy.async = false;
    tag.parentNode.insertBefore(copy, tag);
  }
});
</script>`,
};

/** Earlier versions of Rocket Loader, and other products, evaluate the text of a script and leave its tag in the page. */
export const EVALUATED_LOADER: OptimisedPage = {
  head: `<script type="text/rocketscript" data-rocketsrc="${LOADER_URL}"></script>`,
  end: `<script>
const { rocketsrc } = document.querySelector('[data-rocketsrc]').dataset;
fetch(rocketsrc).then((response) => response.text()).then((text) => new Function(text)());
</script>`,
};

/** Opens a shop's page that a product has changed, for a visitor with a touch screen. */
export async function openOptimisedPage(
  page: Page,
  { head, end = '', combined }: OptimisedPage,
  element: string,
): Promise<void> {
  const html = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Shop</title>
<meta name="viewport" content="width=device-width"><link rel="icon" href="data:,">${head}</head>
<body style="margin:0">${element}${end}</body></html>`;
  // Chromium sends mouse events when the page under the pointer changes. Products mistake them for an interaction.
  await page.addInitScript(() => {
    for (const name of ['mousemove', 'mouseover'])
      window.addEventListener(name, (event) => event.stopImmediatePropagation(), true);
  });
  await page.route(`${SHOP_ORIGIN}/**`, (route) =>
    new URL(route.request().url()).pathname === '/'
      ? route.fulfill({ contentType: 'text/html', body: html })
      : route.fulfill({ status: 404, contentType: 'text/html', body: '<h1>Page not found</h1>' }),
  );
  if (combined)
    await page.route(`${SHOP_ORIGIN}${combined.path}*`, async (route) => {
      const response = await page.request.get(LOADER_URL);
      await route.fulfill({ contentType: 'text/javascript', body: combined.wrap(await response.text()) });
    });
  await page.goto(SHOP_ORIGIN);
}
