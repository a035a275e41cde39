import type { AppConfig, AppHandle, HostOptions } from '../../src/app/app-config.ts';
import { loadApp, scriptOrigin } from './assets.ts';
import { startFirstData, startLocale } from './early-fetch.ts';
import { whenNear } from './near-view.ts';
import { paintFailure, paintSkeleton } from './skeleton.ts';

type Props = Readonly<Record<string, unknown>>;

const text = (value: unknown): string | undefined => (typeof value === 'string' && value ? value : undefined);

/** One element's running app, from the skeleton to disposal. */
export class AppSession {
  #container: ShadowRoot;
  #identity = '';
  #starting: Promise<AppHandle | null> | undefined;
  #shown = false;
  #props: Props = {};
  #failures = 0;

  constructor(container: ShadowRoot) {
    this.#container = container;
  }

  /**
   * Called on connect and on every attribute change. The first app starts when the element is near; a change of business
   * or backend starts another one.
   */
  show(props: Props): void {
    this.#props = props;
    this.#shown = true;
    const { host } = this.#container;
    if (this.#starting || host.getAttribute('mode') === 'fullscreen') this.#follow();
    else {
      paintSkeleton(this.#container);
      whenNear(host, () => this.#shown && this.#follow());
    }
  }

  /** Starts the app if need be, and tells it what the element says now. */
  #follow(): void {
    const props = this.#props;
    const identity = JSON.stringify([props.referenceId, props.apiBase, props.urlMode]);
    if (identity !== this.#identity || !this.#starting) {
      this.#identity = identity;
      this.#start();
    }
    void this.#starting?.then((handle) => {
      if (!handle || !this.#shown) return;
      handle.update(this.#options());
      handle.connect();
    });
  }

  hide(): void {
    this.#shown = false;
    void this.#starting?.then((handle) => {
      if (!this.#shown) handle?.disconnect();
    });
  }

  #start(): void {
    const previous = this.#starting;
    void previous?.then((handle) => handle?.dispose());
    const config = this.#config();
    paintSkeleton(this.#container);
    this.#starting = loadApp().then(
      ({ mountApp }) => mountApp(this.#container, config),
      (error: unknown) => {
        this.#starting = undefined;
        this.#failures += 1;
        // Some browsers remember a failed import for as long as the page stands.
        paintFailure(this.#container, () =>
          this.#failures > 1 ? location.reload() : this.show(this.#props),
        );
        config.emit('error', { kind: 'load', message: String(error) });
        return null;
      },
    );
  }

  #config(): AppConfig {
    const props = this.#props;
    const referenceId = text(props.referenceId) ?? '';
    const apiBase = new URL(text(props.apiBase) ?? `${scriptOrigin()}/api`, document.baseURI).href.replace(
      /\/+$/,
      '',
    );
    const options = this.#options();
    const element = this.#container.host;
    const guess = startLocale(options.locale);
    return {
      ...options,
      referenceId,
      apiBase,
      firstLocale: guess.locale,
      loadLocale: guess.load,
      firstData: referenceId ? startFirstData(apiBase, referenceId, guess.locale) : undefined,
      emit: (name, detail, options) =>
        element.dispatchEvent(new CustomEvent(name, { ...options, detail, bubbles: true, composed: true })),
    };
  }

  #options(): HostOptions {
    const props = this.#props;
    return {
      path: text(props.path),
      locale: text(props.locale),
      urlMode: text(props.urlMode),
      coupon: text(props.coupon),
      type: text(props.type),
      branch: text(props.branch),
      table: text(props.table),
      customerName: text(props.customerName),
      customerPhone: text(props.customerPhone),
      consent: text(props.consent),
      colorScheme: text(props.colorScheme),
    };
  }
}
