import { html } from 'hono/html';
import type { ConsoleSession } from '../../services/operators/operator-sessions.ts';
import { type ConsolePage, type Html, renderFormToken } from '../console/console-frame.ts';
import { ROLE_TEXT } from './role-text.ts';
import { renderNewPasswordFields } from './sign-in-pages.ts';

interface AccountPage {
  readonly session: ConsoleSession;
  readonly canChangePassword: boolean;
  readonly notice: string | null;
  /** Whether the password has just been changed. */
  readonly isPasswordChanged: boolean;
}

const renderPasswordForm = ({ operator, token }: ConsoleSession): Html =>
  html`<section class="panel" aria-labelledby="password-title"><h2 id="password-title">Password</h2>
<form class="fields" method="post" action="/console/account/password">
${renderFormToken(token)}<label>Current password <input name="current" type="password" required maxlength="1000" autocomplete="current-password"></label>
${renderNewPasswordFields(operator.name)}
<p class="soft">This signs you out on all other devices.</p>
<button class="main">Change password</button>
</form></section>`;

const renderRoles = ({ operator, roles }: ConsoleSession): Html =>
  operator.isPlatform
    ? html`<p>Platform operator: all permissions at all businesses.</p>`
    : html`<ul class="rows">${roles.map(
        ({ referenceId, role }) =>
          html`<li class="row"><code>${referenceId}</code> <span class="soft">${ROLE_TEXT[role]}</span></li>`,
      )}</ul>`;

/** The operator's own page: roles, password and sessions. */
export const renderAccountPage = ({
  session,
  canChangePassword,
  notice,
  isPasswordChanged,
}: AccountPage): ConsolePage => ({
  tab: 'account',
  notice,
  main: html`${isPasswordChanged && html`<p class="done" role="status">Your password has been changed. You have been signed out on all other devices.</p>`}
<div class="panels">
<section class="panel" aria-labelledby="account-title"><h2 id="account-title"><bdi>${session.operator.name}</bdi></h2>
${renderRoles(session)}</section>
${
  canChangePassword
    ? renderPasswordForm(session)
    : html`<section class="panel" aria-labelledby="password-title"><h2 id="password-title">Password</h2><p>The configuration of the server determines how this operator signs in, so there is no password to change here.</p></section>`
}
<section class="panel" aria-labelledby="sessions-title"><h2 id="sessions-title">Devices</h2>
<p>Lost a phone or a tablet? This ends your sessions on all devices, this one included.</p>
<form class="fields" method="post" action="/console/account/sign-out-everywhere">${renderFormToken(session.token)}<button class="refuse">Sign out everywhere</button></form></section>
</div>`,
});
