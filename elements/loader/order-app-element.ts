import type { AddOutcome, AddRequest, CouponOutcome } from '../../src/app/app-config.ts';
import type { CartSnapshot, ConsentStatus } from '../../src/app/host/app-events.ts';
import { appRoot } from './app-root.ts';
import { elementBase } from './element-base.ts';
import { ROOT } from './element-contract.ts';
import { tryStart } from './element-root.ts';
import { storedCount } from './stored-count.ts';

declare const __VERSION__: string;

interface Customer {
  readonly name?: string | undefined;
  readonly phone?: string | undefined;
}

/** What may be said of an app, on its own element and on a button's. */
export const APP_ATTRIBUTES =
  'reference-id api-base path locale url-mode coupon type branch table customer-name customer-phone consent color-scheme map-tiles map-attribution geocoder debug';

const Base = elementBase(`${APP_ATTRIBUTES} mode open`, appRoot);

/**
 * `<order-app>`: online ordering for one business, inside the page.
 *
 * Every attribute is a property too and may be changed at any time: cart, typed text and place stay. Without it, or with it
 * empty, it has its default. The app loads when the element comes near the view, is opened, or a method needs it.
 *
 * @tag order-app
 * @fires ready - The first screen stands. Detail: `{ referenceId, path }`.
 * @fires navigate - Before another screen is shown; cancelable. Detail: `{ path, from }`.
 * @fires cart-change - Another count or total. Detail: `{ count, total, currency }`.
 * @fires checkout-start - The customer goes to the checkout, and may; cancelable. Detail: `{ path, count, total, currency }`.
 * @fires order-placed - The backend stored an order. Detail: `{ orderId, number, total, currency }`.
 * @fires order-status - An order on screen went on. Detail: `{ orderId, number, status }`.
 * @fires reservation-placed - The backend stored a reservation. Detail: `{ reservationId }`.
 * @fires auth-change - The customer logged in or out. Detail: `{ customer }`.
 * @fires locale-change - Another language. Detail: `{ locale, dir }`.
 * @fires consent-change - The host or the customer gave consent, or took it back. Detail: `{ status }`.
 * @fires open - The dialog opened.
 * @fires close - The dialog closed, whoever closed it.
 * @fires error - Something failed that the customer was told of, or a part was dropped. Detail: `{ kind, message }`.
 * @fires track - Something worth measuring happened, and there is consent. Detail: `{ event, eventId, ... }`.
 * @csspart dialog - The dialog of mode `modal`.
 * @csspart close - The button that closes it.
 * @csspart header - The business's face above its menu.
 * @csspart cart-bar - What is in the cart, over the end of the menu.
 * @csspart button - Every button that is filled with the brand's colour.
 * @cssprop --order-app-height - Height of the element in mode `inline`. Default `min(800px, 100svh)`.
 * @cssprop --order-app-radius - Corners of the dialog and of cards; smaller parts follow. Default `16px`.
 * @cssprop --order-app-font - Font family, before the business's own.
 * @cssprop --order-app-brand - The brand's colour, instead of the business's own: `#6d557c` or `rgb(109, 85, 124)`. Texts on it keep their contrast. Read when the app is shown.
 */
export class OrderAppElement extends Base {
  static readonly version: string = __VERSION__;
  /**
   * The business. Changing it starts that business's app.
   * @attr reference-id
   * @reflect
   */
  declare referenceId: string | undefined;
  /**
   * What the calls are appended to. Default: `/api` on the script's origin. Changing it starts the app anew.
   * @attr api-base
   * @reflect
   */
  declare apiBase: string | undefined;
  /**
   * A path of the product, with or without the reference id in front. Default: the landing page.
   * @attr path
   * @reflect
   */
  declare path: string | undefined;
  /**
   * One of the 40 language codes. Default: the customer's saved choice, then the browser's.
   * @attr locale
   * @reflect
   */
  declare locale: string | undefined;
  /**
   * Where the app keeps its place. Default `memory`: the page's address and history are never touched.
   * @attr url-mode
   * @reflect
   */
  declare urlMode: 'memory' | 'hash' | 'query' | 'path' | undefined;
  /**
   * `inline` (default) stands in the text, `fullscreen` fills its parent, `modal` takes no room and opens as a dialog over
   * the page.
   * @attr mode
   * @reflect
   */
  declare mode: 'inline' | 'modal' | 'fullscreen' | undefined;
  /**
   * A coupon's code, put on the cart as soon as there is something in it. Once a visit, and never over the customer's own.
   * @attr coupon
   * @reflect
   */
  declare coupon: string | undefined;
  /**
   * How the customer orders, to start with, unless `path` says where to start. A later change goes there, the place kept.
   * @attr type
   * @reflect
   */
  declare type: 'delivery' | 'car_pickup' | 'dine_in' | undefined;
  /**
   * Id of the branch to start at, as the business's answer has it (`demo-cafe~kuwait-city`). Once a visit: the customer may go to another. A later change goes there.
   * @attr branch
   * @reflect
   */
  declare branch: string | undefined;
  /**
   * The table the customer sits at, by its id or name. It goes with orders for eating in; one that the branch does not list is told, and another can be chosen. Once a visit. A later change goes there.
   * @attr table
   * @reflect
   */
  declare table: string | undefined;
  /**
   * Prefills the checkout. What the customer typed stays.
   * @attr customer-name
   * @reflect
   */
  declare customerName: string | undefined;
  /**
   * Prefills the checkout: `+965 2200 0140`, or national. What the customer typed stays.
   * @attr customer-phone
   * @reflect
   */
  declare customerPhone: string | undefined;
  /**
   * Whether the business's pixels may load and events may leave. Default `denied`.
   * @attr consent
   * @reflect
   */
  declare consent: ConsentStatus | undefined;
  /**
   * `auto` is the system's. Default: what the business says.
   * @attr color-scheme
   * @reflect
   */
  declare colorScheme: 'auto' | 'light' | 'dark' | undefined;
  /**
   * Where map tiles come from: an address with `{z}`, `{x}` and `{y}`, and `{r}` for `@2x` on dense screens. Default: those of
   * the API's origin. Read when a map is shown.
   * @attr map-tiles
   * @reflect
   */
  declare mapTiles: string | undefined;
  /**
   * Who is named on the map, links as in Markdown: `© [OpenStreetMap](https://www.openstreetmap.org/copyright) contributors`.
   * Goes with `map-tiles`.
   * @attr map-attribution
   * @reflect
   */
  declare mapAttribution: string | undefined;
  /**
   * A geocoding service with the answers of Nominatim (`/search`, `/reverse`). Default: `/geocoder` on the API's origin. Read
   * when a map is shown.
   * @attr geocoder
   * @reflect
   */
  declare geocoder: string | undefined;

  /** The version of the script. */
  get version(): string {
    return __VERSION__;
  }

  /**
   * Opens the dialog of mode `modal`: `element.open()`. Assigned a boolean, as frameworks do, it sets the attribute, which
   * the element takes away when the customer closes the dialog.
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
   * Says in an overlay and in the console what keeps the app from working on this page.
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

  /** What is in the cart; also before the app is loaded, then without its total. */
  get cart(): CartSnapshot {
    return this[ROOT].session?.cart ?? { count: +storedCount(this.referenceId), total: null, currency: null };
  }

  /** Resolves when the first screen stands; starts the app if need be. */
  whenReady(): Promise<void> {
    return this[ROOT].start().then((app) => app.whenReady());
  }

  /** Goes to a path of the product. Resolves when it is shown, or something else is instead. */
  navigate(path: string): Promise<void> {
    return this[ROOT].start().then((app) => app.navigate(path));
  }

  /** Puts an item in the cart, if it can be ordered now as asked for; else the answer says why not. */
  addToCart(request: AddRequest): Promise<AddOutcome> {
    return this[ROOT].start().then((app) => app.addToCart(request));
  }

  /** Puts a coupon on the cart, or says why there is none. It never takes a good coupon off for a bad one. */
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

  /** Logs the customer out, here and in the other elements and tabs of this business. */
  logout(): void {
    tryStart(this[ROOT], (app) => app.logout());
  }
}
