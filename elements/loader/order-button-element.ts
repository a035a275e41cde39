import { buttonRoot } from './button-root.ts';
import { elementBase } from './element-base.ts';
import { ROOT } from './element-contract.ts';
import { tryStart } from './element-root.ts';
import { APP_ATTRIBUTES, type OrderAppElement } from './order-app-element.ts';

const Base = elementBase(`${APP_ATTRIBUTES} placement for`, buttonRoot);

/**
 * `<order-button>`: a button that opens `<order-app>` as a dialog over the page, and shows how much is in the cart.
 *
 * It loads nothing until it is near the view, pointed at or focused; then it asks for what the app needs. All attributes of
 * `<order-app>` may be given too (but `mode` and `open`): the app it makes has them. The app's events come from the button.
 *
 * @tag order-button
 * @slot - What stands on it. Default: "Order", in the customer's language once that is known.
 * @csspart button - The button itself.
 * @csspart count - How much is in the cart; empty without anything.
 * @cssprop --order-app-brand - Its colour. Default `#1b1b1f`.
 * @cssprop --order-app-on-brand - Of the text on it. Default white.
 * @cssprop --order-app-radius - Its corners. Default `16px`.
 * @cssprop --order-app-font - Its font family. Default the system's.
 */
export class OrderButtonElement extends Base {
  /**
   * `inline` (default) stands in the text, `floating` at the end of the window's lower edge, over the page.
   * @attr placement
   * @reflect
   */
  declare placement: 'inline' | 'floating' | undefined;
  /**
   * Id of an `<order-app mode="modal">` to open. Without it the button makes one of its own.
   * @attr for
   * @reflect
   */
  declare for: string | undefined;
  /**
   * The business. Not needed with `for`.
   * @attr reference-id
   * @reflect
   */
  declare referenceId: string | undefined;

  /** The app it opens, once there is one: the one that `for` names, or its own. */
  get app(): OrderAppElement | null {
    return this[ROOT].session?.app ?? null;
  }

  /** Opens the dialog. */
  open(): void {
    tryStart(this[ROOT], (session) => session.open());
  }

  /** Closes it. */
  close(): void {
    this.app?.close();
  }
}
