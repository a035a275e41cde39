// The part of the tests that runs in a host page. It loads before all other scripts, so that it can use the original built-ins.
// Its methods return strings, because patched built-ins cannot change those.
(() => {
  const query = new URLSearchParams(location.search);
  const fixedTime = query.get('now');
  if (fixedTime) {
    // Fix the clock, so that screens show the same times on every host.
    const now = Number(fixedTime);
    const RealDate = Date;
    window.Date = class FixedDate extends RealDate {
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
  const queryAll = (root, css) => root.querySelectorAll(css);

  /** The element: in the page, in a frame, or in a shadow root of the host. */
  const getApp = () => {
    const frame = document.querySelector('iframe[data-place]');
    const hostDocument = frame ? frame.contentDocument : document;
    const outer = hostDocument?.querySelector('[data-own-root]');
    return (outer ? outer.shadowRoot : hostDocument)?.querySelector('order-app') ?? null;
  };
  const getRoot = () => getApp()?.shadowRoot ?? null;

  /** Position and size of an element in the window, in px: `x y width height`. */
  const formatBox = (element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    const frame = element.ownerDocument.defaultView.frameElement?.getBoundingClientRect();
    return `${round(x + (frame?.x ?? 0))} ${round(y + (frame?.y ?? 0))} ${round(width)} ${round(height)}`;
  };
  const isVisible = (element) => element.checkVisibility({ visibilityProperty: true });
  const nameOf = (element) =>
    element.getAttribute('aria-label') ?? element.labels?.[0]?.textContent ?? element.textContent ?? '';

  /** The first visible element with this selector and accessible name. Elements under a dialog do not count. */
  const findVisible = (css, name) => {
    const pattern = new RegExp(name);
    const all = getRoot() ? queryAll(getRoot(), css) : [];
    const dialogs = getRoot() ? queryAll(getRoot(), 'dialog[open]') : [];
    const top = dialogs[dialogs.length - 1];
    return find.call(
      all,
      (one) => isVisible(one) && (!top || top.contains(one)) && pattern.test(nameOf(one)),
    );
  };

  /** Whether a picture inside the element's box still loads. Other pictures load when they come into view. */
  const isLoading = (image) => {
    if (image.complete || !isVisible(image)) return false;
    const box = image.getBoundingClientRect();
    const view = getApp().getBoundingClientRect();
    return box.bottom > view.top && box.top < view.bottom && box.right > view.left && box.left < view.right;
  };

  const QUIET_MS = 250;
  let resourceCount = 0;
  let lastLoadedAt = 0;
  /** Whether a resource loaded a moment ago. Another one may follow. */
  const isBusy = () => {
    const { performance: clock } = getApp().ownerDocument.defaultView;
    const { length } = clock.getEntriesByType('resource');
    if (length !== resourceCount) lastLoadedAt = performance.now();
    resourceCount = length;
    return performance.now() - lastLoadedAt < QUIET_MS;
  };

  const STILL_FRAMES = 3;
  let watched = { element: null, box: '', frames: 0 };
  /** Whether an element has not moved for some frames. Firefox scrolls a field back into view shortly after typing. */
  const isStill = (element) => {
    if (watched.element === element) return watched.frames >= STILL_FRAMES;
    const target = { element, box: '', frames: 0 };
    watched = target;
    const checkFrame = () => {
      if (watched !== target) return;
      const box = formatBox(element);
      target.frames = box === target.box ? target.frames + 1 : 0;
      target.box = box;
      requestAnimationFrame(checkFrame);
    };
    checkFrame();
    return false;
  };

  // Hide scroll bars that fade out, because screenshots would differ.
  if (query.get('bars') === 'none')
    customElements.whenDefined('order-app').then(() => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync('* { scrollbar-width: none !important }');
      getRoot()?.adoptedStyleSheets.push(sheet);
    });

  window.rig = {
    navigate: (path) => {
      getApp().setAttribute('path', path);
      return 'done';
    },
    /** Clears the storage for the next test in the same window. */
    clearStorage: () => {
      localStorage.clear();
      sessionStorage.clear();
      return 'done';
    },
    /** What the screen still waits for. Empty when it is settled. */
    describePending: () => {
      if (!getRoot()) return 'the shadow root';
      if (getRoot().querySelector('.boot')) return 'the first screen';
      if (getRoot().querySelector('[aria-busy=true]')) return 'something busy';
      if (filter.call(queryAll(getRoot(), 'img'), isLoading).length) return 'pictures';
      if (isBusy()) return 'the network';
      return '';
    },
    getAppBox: () => (getApp() ? formatBox(getApp()) : ''),
    getPanelBox: () => {
      const panel = getRoot()?.querySelector('dialog[open] > div');
      return panel ? formatBox(panel) : '';
    },
    /** The box of a visible element. Empty when there is none. */
    getBox: (css, name) => {
      const element = findVisible(css, name);
      return element ? formatBox(element) : '';
    },
    /** Scrolls an element into view and returns its box. Empty until it stops moving. */
    scrollToBox: (css, name) => {
      const element = findVisible(css, name);
      element?.scrollIntoView({ block: 'nearest' });
      return element && isStill(element) ? formatBox(element) : '';
    },
    text: (css, name) => findVisible(css, name)?.textContent ?? '',
    value: (css, name) => findVisible(css, name)?.value ?? '',
    /** The visible texts, for error messages. */
    readScreen: () => {
      const visible = getRoot()
        ? filter.call(queryAll(getRoot(), 'h1, h2, h3, p, li, a, button, input'), isVisible)
        : [];
      const texts = [];
      for (let at = 0; at < visible.length; at += 1) {
        const one = visible[at];
        const inner = one.querySelector('h1, h2, h3, p, li, a, button, input');
        if (!inner) texts[texts.length] = one.value || nameOf(one);
      }
      return texts.join(' | ');
    },
  };
})();
