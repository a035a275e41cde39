/** What has to be built again before the suite is run: the loader alone takes a second, the widget half a minute. */
export type Build = 'loader' | 'widget' | 'hosted' | 'package' | 'storybook';

/** A fault somebody might make, and the suite that has to notice it. */
export interface Breakage {
  /** The promise that no longer holds. */
  readonly promise: string;
  readonly file: string;
  /** Stands in the file once. */
  readonly text: string;
  readonly instead: string;
  readonly builds: readonly Build[];
  /** The suite: a file of browser tests, of unit tests or of contract tests by its name, or a whole step of `npm test`. */
  readonly suite: Suite;
}

export type Suite =
  | { readonly kind: 'browser' | 'unit' | 'contract'; readonly name: string; readonly title?: string }
  | { readonly kind: 'stories' | 'lighthouse' };

const browser = (name: string, title?: string): Suite => ({ kind: 'browser', name, ...(title && { title }) });

const WIDGET = ['widget', 'loader', 'hosted'] as const;

/** One for each suite of the embed: `npm run mutation:embed` makes them one after the other. */
export const breakages: readonly Breakage[] = [
  {
    promise: 'what a page adds is in the cart',
    file: 'src/app/host/host-calls.ts',
    text: 'stores.cart.getState().add(choice);',
    instead: '',
    builds: WIDGET,
    suite: browser('embed-api'),
  },
  {
    promise: 'a button loads nothing until it is near or touched',
    file: 'elements/loader/button-root.ts',
    text: 'whenNear(button, touch);',
    instead: 'queueMicrotask(() => touch());',
    builds: ['loader'],
    suite: browser('embed-button'),
  },
  {
    promise: 'a dialog is in the top layer and has the focus',
    file: 'elements/session/stage.ts',
    text: 'dialog.showModal();',
    instead: 'dialog.show();',
    builds: WIDGET,
    suite: browser('embed-dialog'),
  },
  {
    promise: 'each screen has an entry of its own in the browser’s history',
    file: 'src/router/history-browser.ts',
    text: "write('pushState', path,",
    instead: "write('replaceState', path,",
    builds: WIDGET,
    suite: browser('embed-address'),
  },
  {
    promise: 'a page hears once of an order',
    file: 'src/app/host/host-events.ts',
    text: "if (isNew)\n      emit('order-placed'",
    instead: "if (isNew || status)\n      emit('order-placed'",
    builds: WIDGET,
    suite: browser('embed-host'),
  },
  {
    promise: 'an attribute that is changed takes effect',
    file: 'src/app/host/apply-host-options.ts',
    text: 'path: ({ path }) => path && void router.navigate(normalisePath(path, referenceId)),',
    instead: '',
    builds: WIDGET,
    suite: browser('embed-page'),
  },
  {
    promise: 'two elements of one business share its cart',
    file: 'src/lib/storage.ts',
    text: 'if (from === source) return;',
    instead: 'if (from) return;',
    builds: WIDGET,
    suite: browser('embed.spec'),
  },
  {
    promise: 'nothing that a page lets its text inherit reaches the app',
    file: 'elements/session/stage.ts',
    text: '.place{all:initial;',
    instead: '.place{',
    builds: WIDGET,
    suite: browser('embed-isolation'),
  },
  {
    promise: 'nor does it in Firefox and WebKit',
    file: 'elements/session/stage.ts',
    text: '.place{all:initial;',
    instead: '.place{',
    builds: WIDGET,
    suite: browser('tests/browsers', 'inherited'),
  },
  {
    promise: 'the page around the element stays as it was',
    file: 'src/app/mount-app.tsx',
    text: 'stage.append(view);',
    instead: 'stage.append(view); document.documentElement.dir = i18n.i18n.dir();',
    builds: WIDGET,
    suite: browser('embed-surroundings'),
  },
  {
    promise: 'a strict policy needs no exception for styles',
    file: 'elements/loader/element-root.ts',
    text: 'root.adoptedStyleSheets = [sheet];',
    instead:
      "const style = document.createElement('style'); style.textContent = [...sheet.cssRules].map(({ cssText }) => cssText).join(''); root.prepend(style);",
    builds: ['loader'],
    suite: browser('embed-csp'),
  },
  {
    promise: 'the hashes that are printed are those of the scripts',
    file: 'elements/build/write-integrity.ts',
    text: '.update(content)',
    instead: '.update(content.subarray(1))',
    builds: WIDGET,
    suite: browser('script-integrity'),
  },
  {
    promise: 'what cannot be stored is kept in memory',
    file: 'src/lib/storage.ts',
    text: 'kept.set(key, value);\n      return true;',
    instead: "throw new Error('not stored');",
    builds: WIDGET,
    suite: browser('storage-browser'),
  },
  {
    promise: 'an order can be placed where nothing can be stored',
    file: 'src/lib/storage.ts',
    text: 'return seen.get(key) ?? null;\n      } catch {\n        return null;',
    instead: 'return seen.get(key) ?? null;\n      } catch (error) {\n        throw error;',
    builds: WIDGET,
    suite: browser('bad-storage'),
  },
  {
    promise: 'what is cleared while the page is open is not lost',
    file: 'src/lib/storage.ts',
    text: 'window.localStorage.getItem(key) ?? seen.get(key) ?? null',
    instead: 'window.localStorage.getItem(key)',
    builds: WIDGET,
    suite: browser('storage-cleared'),
  },
  {
    promise: 'an element that is gone leaves no listener behind',
    file: 'src/lib/storage.ts',
    text: 'window.removeEventListener(CHANGED, here);',
    instead: '',
    builds: WIDGET,
    suite: browser('embed-life', 'without a framework'),
  },
  {
    promise: 'an element that is gone asks for nothing',
    file: 'src/app/mount-app.tsx',
    text: 'stores.stop();',
    instead: '',
    builds: WIDGET,
    suite: browser('embed-removed'),
  },
  {
    promise: 'of many elements those near the view start',
    file: 'elements/loader/app-root.ts',
    text: 'whenNear(host, () => tryStart(self))',
    instead: 'tryStart(self)',
    builds: ['loader'],
    suite: browser('marketplace'),
  },
  {
    promise: 'a hosted page brings the first answer along',
    file: 'demo/server/routes/hosted/hosted-view.ts',
    text: '<script type="application/json" id="order-app:',
    instead: '<script type="application/json" id="order:',
    builds: [],
    suite: browser('hosted-page'),
  },
  {
    promise: 'a menu that was seen opens without a line',
    file: 'elements/hosted/worker/cached-pages.ts',
    text: '() => kept(),\n      );',
    instead: '() => undefined,\n      );',
    builds: ['hosted'],
    suite: browser('offline'),
  },
  {
    promise: 'a new build never comes in the middle of the checkout',
    file: 'elements/hosted/follow-build.ts',
    text: '(!isMidway(from) && !isMidway(path) && !holdsText(element.shadowRoot))',
    instead: 'true',
    builds: ['hosted'],
    suite: browser('new-build'),
  },
  {
    promise: 'a hosted page is not sniffed for what it is',
    file: 'demo/server/routes/hosted/content-policy.ts',
    text: "'x-content-type-options': 'nosniff',",
    instead: '',
    builds: [],
    suite: { kind: 'unit', name: 'hosted-headers' },
  },
  {
    promise: 'a React host hears the events of the element',
    file: 'elements/package/react-wrapper.ts',
    text: 'element?.addEventListener(name, listener);',
    instead: '',
    builds: ['package'],
    suite: browser('npm-package', 'in react'),
  },
  {
    promise: 'the package brings its types along',
    file: 'elements/package/write-package.ts',
    text: "files: ['*.js', '*.d.ts', ",
    instead: "files: ['*.js', ",
    builds: ['package'],
    suite: { kind: 'unit', name: 'npm-package' },
  },
  {
    promise: 'browser and server tell of an event under one id',
    file: 'src/features/tracking/start-tracking.ts',
    text: 'visits.tell({ ...event, event',
    instead: 'visits.tell({ ...event, eventId: newId(), event',
    builds: WIDGET,
    suite: browser('pixels'),
  },
  {
    promise: 'what waits to be told outlives the process',
    file: 'demo/server/services/tracking/pixel-sender.ts',
    text: 'leaseMs: lease, limit: BATCH',
    instead: 'leaseMs: lease * 1000, limit: BATCH',
    builds: [],
    suite: { kind: 'contract', name: 'pixel-queue' },
  },
  {
    promise: 'the doctor keeps what a policy allowed already',
    file: 'elements/doctor/csp-directives.ts',
    text: "return [name, ...kept, source].join(' ');",
    instead: "return [name, source].join(' ');",
    builds: WIDGET,
    suite: browser('doctor'),
  },
  {
    promise: 'the lines of the guide work as they stand',
    file: 'docs/guide.md',
    text: '<order-button reference-id="demo-cafe" placement="floating">',
    instead: '<order-buton reference-id="demo-cafe" placement="floating">',
    builds: [],
    suite: browser('documents'),
  },
  {
    promise: 'every button has a name',
    file: 'src/ui/inputs/icon-button.tsx',
    text: 'type={type} aria-label={label}',
    instead: 'type={type}',
    builds: ['storybook'],
    suite: { kind: 'stories' },
  },
  {
    promise: 'the loader is small',
    file: 'elements/loader/button-root.ts',
    text: "count.part = 'count';",
    instead: "count.part = 'count'; button.title = 'qx7Zk2Wv9Tb4Lm8Rp1Yc6Nd3Hf5Gj0Sa';",
    builds: ['loader'],
    suite: { kind: 'unit', name: 'size-budget' },
  },
  {
    promise: 'a page with the tag is as quick as without it',
    file: 'elements/loader/order-app.ts',
    text: 'if (!present) {',
    instead: 'const until = performance.now() + 600;\nwhile (performance.now() < until);\nif (!present) {',
    builds: ['loader'],
    suite: { kind: 'lighthouse' },
  },
];
