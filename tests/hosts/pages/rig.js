// The test's hand inside a host page. Loaded before anything else of it, so that what the host does to the built-ins comes later;
// answers are texts, which nothing that is patched can spoil on their way.
(() => {
  const query = new URLSearchParams(location.search);
  const asked = query.get('now');
  if (asked) {
    // The clock stands: what a screen says of the time is the same on every host.
    const now = Number(asked);
    const RealDate = Date;
    window.Date = class StillDate extends RealDate {
      constructor(...parts) {
        super(...(parts.length ? parts : [now]));
      }
      static now() {
        return now;
      }
    };
  }

  const { round } = Math;
  const filter = Array.prototype.filter;
  const find = Array.prototype.find;
  const every = (root, css) => root.querySelectorAll(css);

  /** The element, in the page, in a frame of it or in a shadow root of the host's own. */
  const app = () => {
    const frame = document.querySelector('iframe[data-place]');
    const page = frame ? frame.contentDocument : document;
    const outer = page?.querySelector('[data-own-root]');
    return (outer ? outer.shadowRoot : page)?.querySelector('order-app') ?? null;
  };
  const root = () => app()?.shadowRoot ?? null;

  /** Where something is in the window: `x y width height`. */
  const place = (element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    const frame = element.ownerDocument.defaultView.frameElement?.getBoundingClientRect();
    return `${round(x + (frame?.x ?? 0))} ${round(y + (frame?.y ?? 0))} ${round(width)} ${round(height)}`;
  };
  const isShown = (element) => element.checkVisibility({ visibilityProperty: true });
  const nameOf = (element) =>
    element.getAttribute('aria-label') ?? element.labels?.[0]?.textContent ?? element.textContent ?? '';

  /** The first thing on the screen that is so selected and so called; what a dialog covers is not there. */
  const seen = (css, name) => {
    const pattern = new RegExp(name);
    const all = root() ? every(root(), css) : [];
    const dialogs = root() ? every(root(), 'dialog[open]') : [];
    const top = dialogs[dialogs.length - 1];
    return find.call(all, (one) => isShown(one) && (!top || top.contains(one)) && pattern.test(nameOf(one)));
  };

  /** Pictures within the element's box; the others load when they are scrolled to. */
  const isLoading = (image) => {
    if (image.complete || !isShown(image)) return false;
    const box = image.getBoundingClientRect();
    const view = app().getBoundingClientRect();
    return box.bottom > view.top && box.top < view.bottom && box.right > view.left && box.left < view.right;
  };

  const QUIET_MS = 250;
  let loads = 0;
  let since = 0;
  /** Whether something was loaded a moment ago: the next thing may follow from it. */
  const isBusy = () => {
    const { performance: clock } = app().ownerDocument.defaultView;
    const { length } = clock.getEntriesByType('resource');
    if (length !== loads) since = performance.now();
    loads = length;
    return performance.now() - since < QUIET_MS;
  };

  const STILL_FRAMES = 3;
  let aim = { at: null, place: '', frames: 0 };
  /** Whether it has not moved for some frames. Firefox, for one, scrolls back to what was typed a moment after it was typed. */
  const isStill = (element) => {
    if (aim.at === element) return aim.frames >= STILL_FRAMES;
    const watched = { at: element, place: '', frames: 0 };
    aim = watched;
    const look = () => {
      if (aim !== watched) return;
      const now = place(element);
      watched.frames = now === watched.place ? watched.frames + 1 : 0;
      watched.place = now;
      requestAnimationFrame(look);
    };
    look();
    return false;
  };

  // Bars that come and go with time are not drawn at all.
  if (query.get('bars') === 'none')
    customElements.whenDefined('order-app').then(() => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync('* { scrollbar-width: none !important }');
      root()?.adoptedStyleSheets.push(sheet);
    });

  window.rig = {
    go: (path) => {
      app().setAttribute('path', path);
      return 'gone';
    },
    /** For the next visitor in the same window. */
    forget: () => {
      localStorage.clear();
      sessionStorage.clear();
      return 'forgotten';
    },
    /** Empty when the screen stands. */
    awaits: () => {
      if (!root()) return 'the shadow root';
      if (root().querySelector('.boot')) return 'the first screen';
      if (root().querySelector('[aria-busy=true]')) return 'something busy';
      if (filter.call(every(root(), 'img'), isLoading).length) return 'pictures';
      if (isBusy()) return 'the line';
      return '';
    },
    app: () => (app() ? place(app()) : ''),
    panel: () => {
      const panel = root()?.querySelector('dialog[open] > div');
      return panel ? place(panel) : '';
    },
    /** Where it is; nothing if it is not there. */
    where: (css, name) => {
      const found = seen(css, name);
      return found ? place(found) : '';
    },
    /** The same, scrolled into sight, once it stands there. */
    reach: (css, name) => {
      const found = seen(css, name);
      found?.scrollIntoView({ block: 'nearest' });
      return found && isStill(found) ? place(found) : '';
    },
    text: (css, name) => seen(css, name)?.textContent ?? '',
    value: (css, name) => seen(css, name)?.value ?? '',
    /** What is to be read on the screen, for who looks for why something is missing. */
    words: () => {
      const shown = root() ? filter.call(every(root(), 'h1, h2, h3, p, li, a, button, input'), isShown) : [];
      const words = [];
      for (let at = 0; at < shown.length; at += 1) {
        const one = shown[at];
        const inner = one.querySelector('h1, h2, h3, p, li, a, button, input');
        if (!inner) words[words.length] = one.value || nameOf(one);
      }
      return words.join(' | ');
    },
  };
})();
