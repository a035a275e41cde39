/**
 * `!important` on the host wins over the page's own, and `all: initial` keeps what the page lets its text inherit out.
 *
 * What stands in the shadow root until the app has painted: the shape of the menu home, in greys that suit the page.
 * A constructable sheet, so that a strict `style-src` needs no exception. No words: the language is not known yet.
 */
const CSS = `:host{display:block!important;position:relative!important;height:var(--order-app-height,min(800px,100svh))!important;overflow:hidden!important;contain:layout!important}
:host([hidden]){display:none!important}
:host([mode=fullscreen]){height:100%!important}
.place,.boot{all:initial;visibility:inherit;color-scheme:light dark}
.boot{position:absolute;inset:0;padding:16px;box-sizing:border-box;display:grid;gap:16px;align-content:start;overflow:hidden}
.boot i{display:block;border-radius:16px;height:112px;background:#8881}
.boot i:first-child{height:96px;margin:-16px -16px 0;border-radius:0}
.boot i:nth-child(2){height:44px;width:50%}
.boot button{font:600 16px system-ui;min-height:44px;padding:0 24px;justify-self:center;margin-top:25vh}`;

let sheet: CSSStyleSheet | undefined;

function boot(root: ShadowRoot): HTMLElement {
  if (!sheet) {
    sheet = new CSSStyleSheet();
    sheet.replaceSync(CSS);
  }
  if (!root.adoptedStyleSheets.includes(sheet)) root.adoptedStyleSheets.push(sheet);
  const element = document.createElement('div');
  element.className = 'boot';
  root.replaceChildren(element);
  return element;
}

/** The app takes the element with class `boot` away when its first screen stands. */
export function paintSkeleton(root: ShadowRoot): void {
  const element = boot(root);
  element.setAttribute('aria-busy', 'true');
  for (let block = 0; block < 7; block += 1) element.append(document.createElement('i'));
}

/** The app chunk did not arrive: no locale can be counted on, so the one word is English, with a sign beside it. */
export function paintFailure(root: ShadowRoot, retry: () => void): void {
  const button = document.createElement('button');
  button.textContent = '↻ Try again';
  button.onclick = retry;
  boot(root).append(button);
}
