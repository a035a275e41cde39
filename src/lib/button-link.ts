import { isServer } from './is-server.ts';
import { BUTTON_LINK_FORM_ID } from './screen-node.ts';

/** Attributes of a button that submits a form to another URL. */
interface ButtonLink {
  readonly type: 'button' | 'submit';
  readonly form?: string;
  readonly formAction?: string;
}

const PLAIN_BUTTON: ButtonLink = { type: 'button' };

/**
 * Attributes of a button that the app handles. In server-rendered HTML the button links to `href`, so that it works
 * without JavaScript. In the browser it is a plain button.
 */
export const createButtonLink = (href: string | undefined): ButtonLink =>
  isServer && href ? { type: 'submit', form: BUTTON_LINK_FORM_ID, formAction: href } : PLAIN_BUTTON;
