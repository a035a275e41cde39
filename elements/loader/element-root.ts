import { logLoadError } from './assets.ts';
import type { AppModule, ElementRoot, Session } from './element-contract.ts';
import { readBusinessAddress, startRequests } from './first-requests.ts';

/** Creates a style sheet that all elements of a kind share. A strict `style-src` allows constructed sheets. */
export function createStyleSheet(css: string): CSSStyleSheet {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  return sheet;
}

/**
 * Creates the root object of an element. `createSession` runs once the app chunk has loaded. Until then, `onChange`
 * runs after every change of the connected element. `onLoadError` runs if the chunk does not load.
 */
export function createElementRoot<S extends Session>(
  root: ShadowRoot,
  sheet: CSSStyleSheet,
  createSession: (app: AppModule, self: ElementRoot<S>) => S,
  onChange: (self: ElementRoot<S>) => void,
  onLoadError?: (self: ElementRoot<S>) => void,
): ElementRoot<S> {
  let starting: Promise<S> | undefined;
  let isUpdateQueued = false;
  root.adoptedStyleSheets = [sheet];
  const self: ElementRoot<S> = {
    root,
    readAddress: () => readBusinessAddress(root.host),
    preload() {
      self.requests ??= startRequests(root.host);
      return self.requests;
    },
    start() {
      starting ??= self.preload().app.then(
        (app) => {
          self.session = createSession(app, self);
          return self.session;
        },
        (error) => {
          starting = self.requests = undefined;
          onLoadError?.(self);
          logLoadError(error);
          root.host.dispatchEvent(
            new CustomEvent('error', {
              detail: { kind: 'load', message: `${error}` },
              bubbles: true,
              composed: true,
            }),
          );
          throw error;
        },
      );
      return starting;
    },
    // Hosts set attributes one by one, and move elements by removing and inserting them. Only the final state counts.
    applyChanges() {
      if (!isUpdateQueued)
        queueMicrotask(() => {
          isUpdateQueued = false;
          if (self.session) self.session.applyChanges();
          else if (root.host.isConnected) onChange(self);
        });
      isUpdateQueued = true;
    },
  };
  return self;
}

/** Starts the session without returning a promise. `start` has already shown and reported a failure. */
export const tryStart = <S extends Session>(self: ElementRoot<S>, onStarted?: (session: S) => void): void =>
  void self.start().then(onStarted, () => undefined);
