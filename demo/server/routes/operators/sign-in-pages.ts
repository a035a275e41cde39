import { html } from 'hono/html';
import { type Html, renderDocument, renderFormToken } from '../console/console-frame.ts';

interface SignInPage {
  /** The secret from which the form's token is derived. */
  readonly formSecret: string;
  readonly name: string;
  /** Path to open after signing in. */
  readonly next: string;
  readonly notice: string | null;
  /** Selects the message about the end of the operator's session. Null if no session has ended. */
  readonly sessionEnd: SessionEnd | null;
  /** Whether only this machine can reach the server, because no operator has a password. */
  readonly isLocalOnly: boolean;
}

/** Messages for an operator whose session has ended, by the value of `ended` in the URL. */
const SESSION_END_TEXT = {
  yes: 'Your session has ended. Sign in to return to your page.',
  unsaved:
    'Your session has ended, so the last change was not saved. Sign in to return to your page and make it again.',
} as const;

type SessionEnd = keyof typeof SESSION_END_TEXT;

export const isSessionEnd = (value: unknown): value is SessionEnd =>
  typeof value === 'string' && Object.hasOwn(SESSION_END_TEXT, value);

const NO_PASSWORD_HINT =
  'No operator had a password when this server started. Open the one-time link that the server printed. For a new link, restart the server. Or create an operator with “npm run operator -- add <name>” and sign in here.';

/** The page with the sign-in form. */
export const renderSignInPage = ({
  formSecret,
  name,
  next,
  notice,
  sessionEnd,
  isLocalOnly,
}: SignInPage): Html =>
  renderDocument({
    title: 'Sign in',
    header: '',
    notice,
    main: html`<section class="panel narrow" aria-labelledby="sign-in-title"><h2 id="sign-in-title">Sign in</h2>
${sessionEnd && html`<p class="hint" role="status">${SESSION_END_TEXT[sessionEnd]}</p>`}
${isLocalOnly && html`<p class="hint">${NO_PASSWORD_HINT}</p>`}
<form class="fields" method="post" action="/console/sign-in">
${renderFormToken(formSecret)}<input type="hidden" name="next" value="${next}">
<label>Name <input name="name" value="${name}" required maxlength="200" autocomplete="username" autocapitalize="none" spellcheck="false"${!name && ' autofocus'}></label>
<label>Password <input name="password" type="password" required maxlength="1000" autocomplete="current-password"${name && ' autofocus'}></label>
<button class="main">Sign in</button>
</form>
<p class="soft">Forgotten the password? An owner of the business can create a link for a new one.</p></section>`,
  });

interface PasswordLinkPage {
  readonly formSecret: string;
  readonly token: string;
  readonly name: string;
  readonly notice: string | null;
}

/**
 * The fields for a new password, which is typed twice. The hidden name lets password managers store both name and
 * password.
 */
export const renderNewPasswordFields = (name: string): Html =>
  html`<input class="hidden" name="username" value="${name}" autocomplete="username" tabindex="-1" aria-hidden="true" readonly>
<label>New password <input name="password" type="password" required minlength="12" maxlength="200" autocomplete="new-password" aria-describedby="password-hint"></label>
<p class="soft" id="password-hint">At least 12 characters, without your name. Three or four random words are good.</p>
<label>New password again <input name="repeated" type="password" required minlength="12" maxlength="200" autocomplete="new-password"></label>`;

/** The page on which an operator with a one-time link chooses a password. */
export const renderPasswordLinkPage = ({ formSecret, token, name, notice }: PasswordLinkPage): Html =>
  renderDocument({
    title: 'Choose a password',
    header: '',
    notice,
    main: html`<section class="panel narrow" aria-labelledby="choose-title"><h2 id="choose-title">Choose a password</h2>
<p>You sign in as <strong><bdi>${name}</bdi></strong>.</p>
<form class="fields" method="post" action="/console/enter">
${renderFormToken(formSecret)}<input type="hidden" name="token" value="${token}">
${renderNewPasswordFields(name)}
<button class="main">Save and sign in</button>
</form></section>`,
  });
