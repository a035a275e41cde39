import { isServer } from './is-server.ts';
import { BUTTON_LINK_FORM } from './screen-node.ts';

/** Attributes of a button that submits a form to another address. */
interface ButtonLink {
  readonly type: 'button' | 'submit';
  readonly form?: string;
  readonly formAction?: string;
}

const PLAIN_BUTTON: ButtonLink = { type: 'button' };

/**
 * Attributes of a button that the app handles. In the server's screen it leads to `href`, for customers without JavaScript; in
 * the browser it is a plain button.
 */
export const createButtonLink = (href: string | undefined): ButtonLink =>
  isServer && href ? { type: 'submit', form: BUTTON_LINK_FORM, formAction: href } : PLAIN_BUTTON;
