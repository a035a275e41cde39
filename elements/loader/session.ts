import type { AppHandle } from '../../src/app/app-config.ts';
import type { ElementRoot } from './element-root.ts';

/** An element once the app chunk is there. */
export interface Session {
  /** The element's attributes, or its place, are others. */
  settle(): void;
}

/** What a host may ask of an `<order-app>`. */
export interface AppSession
  extends Session,
    Pick<AppHandle, 'cart' | 'navigate' | 'addToCart' | 'applyCoupon' | 'setLocale'> {
  whenReady(): Promise<void>;
  logout(): Promise<void>;
}

export interface ButtonSession extends Session {
  /** The app it opens. */
  readonly app: HTMLElementTagNameMap['order-app'] | null;
  open(): void;
}

/** What the app chunk holds for the loader. */
export interface AppModule {
  startApp(root: ElementRoot<AppSession>): AppSession;
  startButton(root: ElementRoot<ButtonSession>): ButtonSession;
}
