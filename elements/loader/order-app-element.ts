import type { AddOutcome, AddRequest, CouponOutcome } from '../../src/app/app-config.ts';
import type { CartSnapshot, ConsentStatus } from '../../src/app/host/app-events.ts';
import type { ErrorReport } from '../session/send-error.ts';
import { createAppRoot } from './app-root.ts';
import { createElementBase } from './element-base.ts';
import { ROOT } from './element-contract.ts';
import { tryStart } from './element-root.ts';
import { readStoredCount } from './stored-count.ts';

declare const __VERSION__: string;

interface Customer {
  readonly name?: string | undefined;
  readonly phone?: string | undefined;
}

/** Attributes of `<order-app>` that `<order-button>` has too. */
export const APP_ATTRIBUTES =
  'reference-id api-base script-url path locale url-mode coupon type branch table area address customer-name customer-phone consent color-scheme theme-id login-storage idle-reset map-tiles map-attribution geocoder error-endpoint debug';

const Base = createElementBase(`${APP_ATTRIBUTES} mode open`, createAppRoot);

/**
 * `<order-app>`: online ordering for one business, inside the page.
 *
 * Every attribute is also a property. You can change both at any time without losing the cart, typed text or the scroll
 * position. A missing or empty attribute has its default. The app loads when the element comes near the viewport, is opened,
 * or one of its methods is called.
 *
 * @tag order-app
 * @fires ready - The first screen is shown. Detail: `{ referenceId, path }`.
 * @fires navigate - Fires before another screen is shown; cancelable. Detail: `{ path, from }`.
 * @fires screen-change - Another screen or error page is shown. Detail: `{ path, status, title, canonical }`.
 * @fires cart-change - The count or total of the cart has changed. Detail: `{ count, total, currency }`.
 * @fires checkout-start - The customer is about to open the checkout with a complete cart; cancelable. Detail: `{ path, count, total, currency }`.
 * @fires order-placed - The backend has stored an order. Detail: `{ orderId, number, total, currency }`.
 * @fires order-status - The status of an order on screen has changed. Detail: `{ orderId, number, status }`.
 * @fires reservation-placed - The backend has stored a reservation. Detail: `{ reservationId }`.
 * @fires auth-change - The customer has logged in or out. Detail: `{ customer }`.
 * @fires locale-change - The language has changed. Detail: `{ locale, dir }`.
 * @fires consent-change - The host or the customer has given or withdrawn consent. Detail: `{ status }`.
 * @fires open - The dialog has opened.
 * @fires close - The customer or the host has closed the dialog.
 * @fires error - Something failed and the app showed an error, or the app ignored an invalid part of a response. Detail: `{ kind, message }`.
 * @fires update-available - The server has a newer build of the scripts. Detail: `{ build }`.
 * @fires track - A marketing event, such as `add_to_cart`. Fires only with consent. Detail: `{ event, eventId, ... }`.
 * @csspart dialog - The dialog of mode `modal`.
 * @csspart close - The button that closes it.
 * @csspart header - The header with the business's name and picture above its menu.
 * @csspart cart-bar - The bar with the cart's count and total at the bottom of the menu.
 * @csspart button - Every button with the brand colour as its background.
 * @cssprop --order-app-height - Height of the element in mode `inline`. Default `min(800px, 100svh)`.
 * @cssprop --order-app-radius - Corner radius of the dialog and of cards; smaller parts scale with it. Default `16px`.
 * @cssprop --order-app-font - Font family, used before the business's own font.
 * @cssprop --order-app-brand - The brand's colour, instead of the business's own: `#6d557c` or `rgb(109, 85, 124)`. The app keeps enough contrast for text on it. The app reads the property once, when it starts.
 */
export class OrderAppElement extends Base {
  static readonly version: string = __VERSION__;
  /**
   * The business. Changing it starts that business's app. Default: the business to which the page's domain belongs.
   * @attr reference-id
   * @reflect
   */
  declare referenceId: string | undefined;
  /**
   * Base URL of the API. Default: `/api` on the script's origin. Changing it restarts the app.
   * @attr api-base
   * @reflect
   */
  declare apiBase: string | undefined;
  /**
   * URL of the script, as in its `<script>` tag: `https://orders.example/order-app.js`. Needed only if a plugin of the host page has copied the script into another file, and the element says that it cannot show the menu. A change has no effect after the app has loaded.
   * @attr script-url
   * @reflect
   */
  declare scriptUrl: string | undefined;
  /**
   * The screen to show, as a path with or without the reference id in front. Default: the landing page.
   * @attr path
   * @reflect
   */
  declare path: string | undefined;
  /**
   * One of the 41 language codes. Default: the customer's saved choice, then the browser's.
   * @attr locale
   * @reflect
   */
  declare locale: string | undefined;
  /**
   * Where the app stores the current screen. Default `memory`: the app never changes the page's URL or history.
   * @attr url-mode
   * @reflect
   */
  declare urlMode: 'memory' | 'hash' | 'query' | 'path' | undefined;
  /**
   * `inline` (default) is a block in the page, `fullscreen` fills its parent, `modal` takes no space and opens as a dialog over the page.
   * @attr mode
   * @reflect
   */
  declare mode: 'inline' | 'modal' | 'fullscreen' | undefined;
  /**
   * A coupon code. The app applies it once per visit, when the cart has an item, and never replaces the customer's own coupon.
   * @attr coupon
   * @reflect
   */
  declare coupon: string | undefined;
  /**
   * The order type to start with, unless `path` contains one. A later change switches the order type and keeps the screen.
   * @attr type
   * @reflect
   */
  declare type: 'delivery' | 'car_pickup' | 'dine_in' | undefined;
  /**
   * Id of the branch to start with, as in the API's response (`demo-cafe~kuwait-city`). Applied once per visit; the customer can choose another branch. A later change switches the branch.
   * @attr branch
   * @reflect
   */
  declare branch: string | undefined;
  /**
   * Id or name of the customer's table, sent with dine-in orders. If the branch does not have the table, the app says so and lets the customer choose another table. Applied once per visit. A later change switches the table.
   * @attr table
   * @reflect
   */
  declare table: string | undefined;
  /**
   * Id or name of a delivery area or zone of the branch. The app selects it once per visit, and again when the attribute changes. The customer can choose another area. Without `path` and `type`, the app starts with the delivery menu.
   * @attr area
   * @reflect
   */
  declare area: string | undefined;
  /**
   * The address to deliver to, applied like `area`: once per visit, and again when the attribute changes. `29.3375,48.0758` sets the pin and its zone; any other text is the street. Text that the customer typed is kept.
   * @attr address
   * @reflect
   */
  declare address: string | undefined;
  /**
   * Prefills the checkout. Text that the customer typed is kept.
   * @attr customer-name
   * @reflect
   */
  declare customerName: string | undefined;
  /**
   * Prefills the checkout: `+965 2200 0140`, or a national number. Text that the customer typed is kept.
   * @attr customer-phone
   * @reflect
   */
  declare customerPhone: string | undefined;
  /**
   * Whether marketing events may be sent to the vendors of the business's pixels. With `ask`, the app asks the customer. Default `denied`.
   * @attr consent
   * @reflect
   */
  declare consent: ConsentStatus | 'ask' | undefined;
  /**
   * `auto` follows the system. Default: the business's setting.
   * @attr color-scheme
   * @reflect
   */
  declare colorScheme: 'auto' | 'light' | 'dark' | undefined;
  /**
   * The name of another theme in the business file, to preview it. If there is no such theme, the business's own theme is shown. Changing it restarts the app.
   * @attr theme-id
   * @reflect
   */
  declare themeId: string | undefined;
  /**
   * Where the login of a customer is stored. `local` (default) is the browser's local storage, which scripts of the host page can read. With `memory`, the app does not store the login and ignores a stored one, so the login ends when the page closes or reloads. Changing the attribute restarts the app.
   * @attr login-storage
   * @reflect
   */
  declare loginStorage: 'local' | 'memory' | undefined;
  /**
   * For a device that many customers share: after this many seconds without input, the app asks "Are you still there?", counts down 20 seconds and calls `reset()`. A whole number from 10 to 86400. Default: never. See [kiosk mode](guide.md#kiosk-mode).
   * @attr idle-reset
   * @reflect
   */
  declare idleReset: string | undefined;
  /**
   * URL template of the map tiles, with `{z}`, `{x}` and `{y}`, and `{r}` for `@2x` on dense screens. Default: the tiles of the API's origin. A change applies to the next map that opens.
   * @attr map-tiles
   * @reflect
   */
  declare mapTiles: string | undefined;
  /**
   * Attribution on the map, with links as in Markdown: `© [OpenStreetMap](https://www.openstreetmap.org/copyright) contributors`. Use it together with `map-tiles`.
   * @attr map-attribution
   * @reflect
   */
  declare mapAttribution: string | undefined;
  /**
   * URL of a geocoding service with the API of Nominatim (`/search`, `/reverse`). Default: `/geocoder` on the API's origin. A change applies to the next map that opens.
   * @attr geocoder
   * @reflect
   */
  declare geocoder: string | undefined;

  /**
   * URL that receives the app's errors. Each error is a POST request with JSON: the detail of the `error` event, plus `referenceId`, `version` and `at`. An element sends at most 50 reports. API responses with status 300 to 499 are not reported.
   * @attr error-endpoint
   * @reflect
   */
  declare errorEndpoint: string | undefined;

  /** A function that receives the same reports as `error-endpoint`. */
  get onReport(): ((report: ErrorReport) => unknown) | null {
    return this.#onReport;
  }
  set onReport(listener: ((report: ErrorReport) => unknown) | null | undefined) {
    this.#onReport = listener ?? null;
  }
  #onReport: ((report: ErrorReport) => unknown) | null = null;

  /** The version of the script. */
  get version(): string {
    return __VERSION__;
  }

  /**
   * For mode `modal`. The dialog is open while the attribute is present. Reading the property gives a function, so `element.open()` opens the dialog. Assigning a boolean sets or removes the attribute. The element removes the attribute when the customer closes the dialog.
   * @attr {boolean} open
   * @reflect
   */
  get open(): () => void {
    return () => {
      this.open = true;
    };
  }
  set open(value: boolean) {
    this.toggleAttribute('open', value);
  }

  /** Closes the dialog. */
  close(): void {
    this.open = false;
  }

  /**
   * Shows in a panel and in the console what prevents the app from working on this page, and how to fix it.
   * @attr {boolean} debug
   * @reflect
   */
  get debug(): boolean {
    return this.hasAttribute('debug');
  }
  set debug(value: boolean) {
    this.toggleAttribute('debug', value);
  }

  /** `customer-name` and `customer-phone` together. */
  get customer(): Customer {
    return { name: this.customerName, phone: this.customerPhone };
  }
  set customer(customer: Customer | null | undefined) {
    this.customerName = customer?.name;
    this.customerPhone = customer?.phone;
  }

  /** Count and total of the cart. Before the app has loaded, `total` is null. */
  get cart(): CartSnapshot {
    const root = this[ROOT];
    return root.session?.cart ?? { count: +readStoredCount(root.readAddress()), total: null, currency: null };
  }

  /** Resolves when the first screen is shown. Starts the app if it is not running. */
  whenReady(): Promise<void> {
    return this[ROOT].start().then((app) => app.whenReady());
  }

  /** Navigates to a path. Resolves when that screen, or the one that it redirects to, is shown. */
  navigate(path: string): Promise<void> {
    return this[ROOT].start().then((app) => app.navigate(path));
  }

  /** Adds an item to the cart. If it cannot be ordered now, the result says why. */
  addToCart(request: AddRequest): Promise<AddOutcome> {
    return this[ROOT].start().then((app) => app.addToCart(request));
  }

  /** Applies a coupon to the cart. If the coupon is invalid, the result says why, and the current coupon stays. */
  applyCoupon(code: string): Promise<CouponOutcome> {
    return this[ROOT].start().then((app) => app.applyCoupon(code));
  }

  /** Sets the `locale` attribute. Resolves when that language is shown. */
  setLocale(code: string): Promise<void> {
    this.locale = code;
    return this[ROOT].start().then((app) => app.setLocale(code));
  }

  /** Sets the `consent` attribute. */
  setConsent(status: ConsentStatus): void {
    this.consent = status;
  }

  /** Logs the customer out in all elements and tabs of this business. */
  logout(): void {
    tryStart(this[ROOT], (app) => app.logout());
  }

  /**
   * Logs the customer out, deletes everything that the app has stored in this browser (cart, contact, addresses,
   * orders, table, language, consent), and shows the first screen. Waits for an order that is being sent and for a
   * payment in progress. Other elements of this business on the page are reset too. Resolves when everything is
   * deleted.
   */
  reset(): Promise<void> {
    return this[ROOT].start().then((app) => app.reset());
  }
}
