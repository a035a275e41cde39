import r2wc from '@r2wc/react-to-web-component';

declare const __VERSION__: string;

const NAME = 'order-app';
/** By this r2wc hands the properties on; a removed attribute it would not tell of. */
const RENDER = Symbol.for('r2wc.render');

/** r2wc leaves a property alone when its attribute is removed; here removing one returns to the default. */
function define(): void {
  const Base = r2wc(() => null, {
    shadow: 'open',
    props: {
      referenceId: 'string',
      apiBase: 'string',
      path: 'string',
      locale: 'string',
      urlMode: 'string',
      coupon: 'string',
      debug: 'string',
    },
  }) as unknown as CustomElementConstructor & {
    new (): HTMLElement & { attributeChangedCallback(...change: AttributeChange): void; [RENDER](): void };
  };

  /**
   * `<order-app>`: online ordering for one business, inside the page.
   *
   * @attr {string} reference-id - The business. Changing it starts that business's app.
   * @attr {string} api-base - What the calls are appended to. Default: `/api` on the script's origin.
   * @attr {string} path - A path of the product, with or without the reference id in front.
   * @attr {string} locale - One of the 40 language codes. Default: the saved choice, then the browser's.
   * @attr {string} coupon - A coupon's code, put on the cart as soon as there is something in it. Once a visit.
   * @attr {'memory'|'hash'|'query'|'path'} url-mode - Where the app keeps its place. Default `memory`: the page's URL is never touched.
   * @attr {'fullscreen'} mode - Fills its parent instead of standing in the text.
   * @attr {boolean} debug - Says in a panel and in the console what keeps the app from working on this page.
   * @fires ready - The first screen stands. Detail: `{ referenceId }`.
   * @fires order-placed - The backend stored an order. Detail: `{ orderId, number, total, currency }`.
   * @fires error - Something failed that the customer was told of, or a part was dropped. Detail: `{ kind, message }`.
   * @cssprop --order-app-height - Height of the element. Default `min(800px, 100svh)`.
   */
  class OrderAppElement extends Base {
    static readonly version = __VERSION__;

    override attributeChangedCallback(name: string, before: string | null, after: string | null): void {
      super.attributeChangedCallback(name, before, after ?? '');
      if (after !== null) return;
      Object.assign(this, {
        [name.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase())]: undefined,
      });
      this[RENDER]();
    }
  }
  customElements.define(NAME, OrderAppElement);
}

type AttributeChange = [name: string, before: string | null, after: string | null];

const present = customElements.get(NAME) as { version?: string; idle?: string } | undefined;
if (!present) define();
else if (present.version !== __VERSION__) {
  // For the doctor, who cannot ask a script that stays idle.
  present.idle = __VERSION__;
  console.warn(
    `[order-app] version ${present.version} is on this page already; version ${__VERSION__} stays idle.`,
  );
}
