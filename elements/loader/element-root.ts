import { logLoadError } from './assets.ts';
import type { AppModule, ElementRoot, Session } from './element-contract.ts';
import { startFiles } from './first-requests.ts';

/** A constructable sheet, for all elements of a kind: a strict `style-src` needs no exception. */
export function createStyleSheet(css: string): CSSStyleSheet {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  return sheet;
}

/** `begin` is called for every change until there is a session, `fail` when its code cannot be loaded. */
export function createElementRoot<S extends Session>(
  root: ShadowRoot,
  sheet: CSSStyleSheet,
  session: (app: AppModule, self: ElementRoot<S>) => S,
  begin: (self: ElementRoot<S>) => void,
  fail?: (self: ElementRoot<S>) => void,
): ElementRoot<S> {
  let starting: Promise<S> | undefined;
  let isDue = false;
  root.adoptedStyleSheets = [sheet];
  const self: ElementRoot<S> = {
    root,
    preload() {
      self.files ??= startFiles(root.host);
      return self.files;
    },
    start() {
      starting ??= self.preload().app.then(
        (app) => {
          self.session = session(app, self);
          return self.session;
        },
        (error) => {
          starting = self.files = undefined;
          fail?.(self);
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
    // Hosts set attributes one by one and move elements by taking them out: what counts is how it ends.
    applyChanges() {
      if (!isDue)
        queueMicrotask(() => {
          isDue = false;
          if (self.session) self.session.applyChanges();
          else if (root.host.isConnected) begin(self);
        });
      isDue = true;
    },
  };
  return self;
}

/** For nobody who waits: a failure was shown and told of already. */
export const tryStart = <S extends Session>(self: ElementRoot<S>, then?: (session: S) => void): void =>
  void self.start().then(then, () => undefined);
