/** A build to repeat before the suite runs. The loader takes a second, the widget half a minute. */
export type Build = 'loader' | 'widget' | 'hosted' | 'package' | 'storybook';

/** A fault that a developer might make, and the suite that must notice it. */
export interface Breakage {
  /** The promise that the fault breaks. */
  readonly promise: string;
  readonly file: string;
  /** The text to replace. It occurs exactly once in the file. */
  readonly text: string;
  readonly replacement: string;
  readonly builds: readonly Build[];
  /** The suite that must fail. */
  readonly suite: Suite;
}

/** A file of browser, unit or contract tests by its name, or a whole step of `npm test`. */
export type Suite =
  | { readonly kind: 'browser' | 'unit' | 'contract'; readonly name: string; readonly title?: string }
  | { readonly kind: 'stories' | 'lighthouse' };

const buildBrowserSuite = (name: string, title?: string): Suite => ({
  kind: 'browser',
  name,
  ...(title && { title }),
});

const WIDGET = ['widget', 'loader', 'hosted'] as const;

/** One breakage for each suite of the embed. `npm run mutation:embed` applies them one after the other. */
export const breakages: readonly Breakage[] = [
  {
    promise: 'an item that the host page adds is in the cart',
    file: 'src/app/host/host-calls.ts',
    text: '    add(choice);',
    replacement: '',
    builds: WIDGET,
    suite: buildBrowserSuite('embed-api'),
  },
  {
    promise: 'a button loads nothing until it is near the viewport or pressed',
    file: 'elements/loader/button-root.ts',
    text: 'callWhenNear(button, start);',
    replacement: 'queueMicrotask(() => start());',
    builds: ['loader'],
    suite: buildBrowserSuite('embed-button'),
  },
  {
    promise: 'markup on a host page cannot choose the URL of the code',
    file: 'elements/loader/script-url.ts',
    text: "readDocument('currentScript')",
    replacement: 'document.currentScript',
    builds: ['loader'],
    suite: buildBrowserSuite('embed-clobbered'),
  },
  {
    promise: 'a dialog is in the top layer and has the focus',
    file: 'elements/session/stage.ts',
    text: 'dialog.showModal();',
    replacement: 'dialog.show();',
    builds: WIDGET,
    suite: buildBrowserSuite('embed-dialog'),
  },
  {
    promise: 'each screen has its own entry in the browser history',
    file: 'src/router/history-browser.ts',
    text: "writeEntry('pushState', codec.write(",
    replacement: "writeEntry('replaceState', codec.write(",
    builds: WIDGET,
    suite: buildBrowserSuite('embed-url'),
  },
  {
    promise: 'the host page gets one event per order',
    file: 'src/app/host/host-events.ts',
    text: "if (isNew)\n      emit('order-placed'",
    replacement: "if (isNew || status)\n      emit('order-placed'",
    builds: WIDGET,
    suite: buildBrowserSuite('embed-host'),
  },
  {
    promise: 'a changed attribute takes effect',
    file: 'src/app/host/apply-host-options.ts',
    text: 'path: ({ path }) => path && void router.navigate(normalisePath(path, referenceId)),',
    replacement: '',
    builds: WIDGET,
    suite: buildBrowserSuite('embed-page'),
  },
  {
    promise: 'two elements of one business share its cart',
    file: 'src/lib/storage.ts',
    text: 'if (from === source) return;',
    replacement: 'if (from) return;',
    builds: WIDGET,
    suite: buildBrowserSuite('embed.spec'),
  },
  {
    promise: 'no inherited style of the host page reaches the app',
    file: 'elements/session/stage.ts',
    text: '.view{all:initial;',
    replacement: '.view{',
    builds: WIDGET,
    suite: buildBrowserSuite('embed-isolation'),
  },
  {
    promise: 'no inherited style reaches the app in Firefox and WebKit',
    file: 'elements/session/stage.ts',
    text: '.view{all:initial;',
    replacement: '.view{',
    builds: WIDGET,
    suite: buildBrowserSuite('tests/browsers', 'inherited'),
  },
  {
    promise: 'the host page around the element stays unchanged',
    file: 'src/app/mount-app.tsx',
    text: 'stage.append(view);',
    replacement: 'stage.append(view); document.documentElement.dir = i18n.i18n.dir();',
    builds: WIDGET,
    suite: buildBrowserSuite('host-page-state'),
  },
  {
    promise: 'a strict policy needs no exception for styles',
    file: 'elements/loader/element-root.ts',
    text: 'root.adoptedStyleSheets = [sheet];',
    replacement:
      "const style = document.createElement('style'); style.textContent = [...sheet.cssRules].map(({ cssText }) => cssText).join(''); root.prepend(style);",
    builds: ['loader'],
    suite: buildBrowserSuite('embed-csp'),
  },
  {
    promise: 'the printed hashes match the scripts',
    file: 'elements/build/write-integrity.ts',
    text: '.update(content)',
    replacement: '.update(content.subarray(1))',
    builds: WIDGET,
    suite: buildBrowserSuite('script-integrity'),
  },
  {
    promise: 'data that cannot be stored stays in memory',
    file: 'src/lib/storage.ts',
    text: 'unsavedValues.set(key, value);\n      return true;',
    replacement: "throw new Error('not stored');",
    builds: WIDGET,
    suite: buildBrowserSuite('storage-browser'),
  },
  {
    promise: 'an order can be placed when storage is blocked',
    file: 'src/lib/storage.ts',
    text: 'return lastValues.get(key) ?? null;\n      } catch {\n        return null;',
    replacement: 'return lastValues.get(key) ?? null;\n      } catch (error) {\n        throw error;',
    builds: WIDGET,
    suite: buildBrowserSuite('bad-storage'),
  },
  {
    promise: 'data that another tab clears is not lost while the page is open',
    file: 'src/lib/storage.ts',
    text: 'window.localStorage.getItem(key) ?? lastValues.get(key) ?? null',
    replacement: 'window.localStorage.getItem(key)',
    builds: WIDGET,
    suite: buildBrowserSuite('storage-cleared'),
  },
  {
    promise: 'a removed element leaves no listener behind',
    file: 'src/lib/storage.ts',
    text: 'window.removeEventListener(CHANGE_EVENT, handleChangeEvent);',
    replacement: '',
    builds: WIDGET,
    suite: buildBrowserSuite('embed-leaks', 'without a framework'),
  },
  {
    promise: 'a removed element sends no requests',
    file: 'src/app/mount-app.tsx',
    text: 'stores.stop();',
    replacement: '',
    builds: WIDGET,
    suite: buildBrowserSuite('embed-removed'),
  },
  {
    promise: 'only the elements near the viewport start',
    file: 'elements/loader/app-root.ts',
    text: 'callWhenNear(host, () => startInPage(self))',
    replacement: 'startInPage(self)',
    builds: ['loader'],
    suite: buildBrowserSuite('marketplace'),
  },
  {
    promise: 'a hosted page contains the first response',
    file: 'demo/server/routes/hosted/hosted-view.ts',
    text: '<script type="application/json" id="order-app:',
    replacement: '<script type="application/json" id="order:',
    builds: [],
    suite: buildBrowserSuite('hosted-page'),
  },
  {
    promise: 'a tap on plus is in the cart before the app has loaded',
    file: 'elements/loader/add-dish-early.ts',
    text: '  localStorage.setItem(key, value);\n',
    replacement: '',
    builds: ['loader'],
    suite: buildBrowserSuite('first-screen'),
  },
  {
    promise: 'a visited menu opens offline',
    file: 'elements/hosted/worker/cached-pages.ts',
    text: '() => readCachedPage(),\n      );',
    replacement: '() => undefined,\n      );',
    builds: ['hosted'],
    suite: buildBrowserSuite('offline'),
  },
  {
    promise: 'a new build never loads during the checkout',
    file: 'elements/hosted/follow-build.ts',
    text: '(!isFormScreen(from) && !isFormScreen(path) && !hasTypedText(element.shadowRoot))',
    replacement: 'true',
    builds: ['hosted'],
    suite: buildBrowserSuite('new-build'),
  },
  {
    promise: 'browsers do not guess the content type of a hosted page',
    file: 'demo/server/routes/hosted/content-policy.ts',
    text: "'x-content-type-options': 'nosniff',",
    replacement: '',
    builds: [],
    suite: { kind: 'unit', name: 'hosted-headers' },
  },
  {
    promise: 'a React host gets the events of the element',
    file: 'elements/package/react-wrapper.ts',
    text: 'element?.addEventListener(name, listener);',
    replacement: '',
    builds: ['package'],
    suite: buildBrowserSuite('npm-package', 'in react'),
  },
  {
    promise: 'the package contains its types',
    file: 'elements/package/write-package.ts',
    text: "files: ['*.js', '*.d.ts', ",
    replacement: "files: ['*.js', ",
    builds: ['package'],
    suite: { kind: 'unit', name: 'npm-package' },
  },
  {
    promise: 'browser and server send an event with the same id',
    file: 'src/features/tracking/start-tracking.ts',
    text: 'visitStore.track({ ...event, event',
    replacement: 'visitStore.track({ ...event, eventId: createId(), event',
    builds: WIDGET,
    suite: buildBrowserSuite('pixels'),
  },
  {
    promise: 'queued events survive a restart of the process',
    file: 'demo/server/services/tracking/pixel-sender.ts',
    text: 'leaseMs, limit: BATCH_SIZE',
    replacement: 'leaseMs: leaseMs * 1000, limit: BATCH_SIZE',
    builds: [],
    suite: { kind: 'contract', name: 'pixel-queue' },
  },
  {
    promise: 'the doctor keeps the sources that a policy already allows',
    file: 'elements/doctor/csp-directives.ts',
    text: "return [name, ...otherSources, source].join(' ');",
    replacement: "return [name, source].join(' ');",
    builds: WIDGET,
    suite: buildBrowserSuite('doctor'),
  },
  {
    promise: 'the examples of the guide work unchanged',
    file: 'docs/guide.md',
    text: '<order-button reference-id="demo-cafe" placement="floating">',
    replacement: '<order-buton reference-id="demo-cafe" placement="floating">',
    builds: [],
    suite: buildBrowserSuite('documents'),
  },
  {
    promise: 'every button has a name',
    file: 'src/ui/inputs/icon-button.tsx',
    text: 'type={type} aria-label={label}',
    replacement: 'type={type}',
    builds: ['storybook'],
    suite: { kind: 'stories' },
  },
  {
    promise: 'the loader is small',
    file: 'elements/loader/button-root.ts',
    text: "countElement.part = 'count';",
    replacement: "countElement.part = 'count'; button.title = 'qx7Zk2Wv9Tb4Lm8Rp1Yc6Nd3Hf5Gj0Sa';",
    builds: ['loader'],
    suite: { kind: 'unit', name: 'size-budget' },
  },
  {
    promise: 'a page is as fast with the tag as without it',
    file: 'elements/loader/order-app.ts',
    text: 'if (!definedElement) {',
    replacement:
      'const until = performance.now() + 600;\nwhile (performance.now() < until);\nif (!definedElement) {',
    builds: ['loader'],
    suite: { kind: 'lighthouse' },
  },
];
