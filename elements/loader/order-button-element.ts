import { createButtonRoot } from './button-root.ts';
import { createElementBase } from './element-base.ts';
import { ROOT } from './element-contract.ts';
import { tryStart } from './element-root.ts';
import { APP_ATTRIBUTES, type OrderAppElement } from './order-app-element.ts';

const Base = createElementBase(`${APP_ATTRIBUTES} placement for`, createButtonRoot);

/**
 * `<order-button>`: a button that opens `<order-app>` as a dialog over the page and shows the number of items in the
 * cart.
 *
 * The button counts only the cart of the app that it opens. Buttons with a different `reference-id` or `api-base`
 * therefore show different carts.
 *
 * It loads nothing until it comes near the viewport, or is hovered or focused. It accepts all attributes of
 * `<order-app>` except `mode` and `open`, and passes them to the app that it creates. The app's events bubble through
 * the button.
 *
 * @tag order-button
 * @slot - The label. Default: "Order", in the customer's language as soon as the language is known.
 * @csspart button - The button itself.
 * @csspart count - The number of items in the cart of the app that the button opens; empty if the cart is empty.
 * @cssprop --order-app-brand - Background colour. Default `#1b1b1f`.
 * @cssprop --order-app-on-brand - Text colour. Default white.
 * @cssprop --order-app-radius - Corner radius. Default `16px`.
 * @cssprop --order-app-font - Font family. Default: the system font.
 */
export class OrderButtonElement extends Base {
  /**
   * `inline` (default) is part of the text, `floating` is fixed in the bottom corner of the window.
   * @attr placement
   * @reflect
   */
  declare placement: 'inline' | 'floating' | undefined;
  /**
   * Id of an `<order-app mode="modal">` to open. Without it, the button creates its own.
   * @attr for
   * @reflect
   */
  declare for: string | undefined;
  /**
   * The business. Not needed with `for`. Default: the business to which the page's domain belongs.
   * @attr reference-id
   * @reflect
   */
  declare referenceId: string | undefined;

  /** The app that the button opens: its own, or the one that `for` refers to. Null before it exists. */
  get app(): OrderAppElement | null {
    return this[ROOT].session?.app ?? null;
  }

  /** Opens the dialog. */
  open(): void {
    tryStart(this[ROOT], (session) => session.open());
  }

  /** Closes the dialog. */
  close(): void {
    this.app?.close();
  }
}
