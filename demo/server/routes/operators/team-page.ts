import { html } from 'hono/html';
import { isAllowed, PERMISSIONS, ROLES, type Role } from '../../services/operators/permissions.ts';
import {
  type BusinessChoices,
  type ConsolePage,
  getBusinessName,
  type Html,
  type ListView,
  renderBusinessFilter,
  renderFormToken,
  renderPageLinks,
  renderSearch,
  renderViewFields,
} from '../console/console-frame.ts';
import type { ConsoleBusiness } from '../console/console-model.ts';
import { buildListHref } from '../console/console-page.ts';
import { ROLE_TEXT } from './role-text.ts';

/** An operator of a business. */
export interface TeamMember {
  readonly operator: { readonly id: string; readonly name: string; readonly passwordHash: string | null };
  readonly role: string;
}

/** A link for choosing a password. The page displays it only once. */
interface NewLink {
  readonly href: string;
  readonly name: string;
}

interface TeamPage {
  readonly choices: BusinessChoices;
  /** Null until an operator of several businesses has chosen one. */
  readonly business: ConsoleBusiness | null;
  readonly members: readonly TeamMember[];
  readonly hasMore: boolean;
  readonly view: ListView;
  readonly passwordLink: NewLink | null;
  readonly notice: string | null;
  /** The session's token, for the forms. */
  readonly token: string;
}

const TEAM_PATH = '/console/operators';

/** The URL path of a business's operators. */
export const buildTeamHref = (view: Partial<ListView>): string =>
  buildListHref({ ...view, filter: view.filter ?? null }, TEAM_PATH);

const buildFilterHref = (filter: string | null): string => buildTeamHref({ filter });

const renderRoleSelect = (selectedRole: string, label: string): Html =>
  html`<select name="role" aria-label="${label}">${[...ROLES].reverse().map((role) => html`<option value="${role}"${role === selectedRole && ' selected'}>${ROLE_TEXT[role]}</option>`)}</select>`;

function renderMember({ operator, role }: TeamMember, view: ListView, token: string): Html {
  const { id, name, passwordHash } = operator;
  const hiddenFields = html`${renderFormToken(token)}${renderViewFields(view)}`;
  return html`<li class="member"><h3><bdi>${name}</bdi></h3>
${!passwordHash && html`<p class="soft">Has not chosen a password yet</p>`}
<div class="member-forms">
<form method="post" action="/console/operators/${id}/role">${hiddenFields}${renderRoleSelect(role, `Role of ${name}`)}<button>Save role</button></form>
<form method="post" action="/console/operators/${id}/link">${hiddenFields}<button>New password link</button></form>
<details><summary>Remove</summary><form method="post" action="/console/operators/${id}/remove">${hiddenFields}<button class="refuse">Remove <bdi>${name}</bdi> now</button></form></details>
</div></li>`;
}

const renderTeamSearch = (view: ListView): Html =>
  renderSearch({
    path: TEAM_PATH,
    label: 'Name',
    view,
    clearSearchLink: ['Show all', buildTeamHref({ filter: view.filter })],
  });

const renderLinkPanel = ({ href, name }: NewLink): Html =>
  html`<section class="panel done" role="status" aria-labelledby="link-title"><h2 id="link-title">Link for <bdi>${name}</bdi></h2>
<p>Send this link to <bdi>${name}</bdi> only. It works once, within 48 hours, and is not shown again.</p>
<p><input class="link" value="${href}" readonly aria-label="Address for ${name}" dir="ltr"></p></section>`;

/** What each role may do, from the table that the server checks. */
const renderRoleTable = (): Html =>
  html`<div class="wide"><table class="rights"><caption>What each role may do</caption>
<thead><tr><th scope="col">Right</th>${ROLES.map((role) => html`<th scope="col">${ROLE_TEXT[role]}</th>`)}</tr></thead>
<tbody>${Object.entries(PERMISSIONS).map(
    ([permission, { allows }]) =>
      html`<tr><td class="words">${allows}</td>${ROLES.map((role) => html`<td>${renderRight(role, permission as keyof typeof PERMISSIONS)}</td>`)}</tr>`,
  )}</tbody></table></div>`;

const renderRight = (role: Role, permission: keyof typeof PERMISSIONS): Html =>
  isAllowed(role, permission)
    ? html`<span aria-hidden="true">✓</span><span class="hidden">yes</span>`
    : html`<span class="soft" aria-hidden="true">–</span><span class="hidden">no</span>`;

/** The operators tab: a business's people and devices, with forms to add, change and remove them. */
export const renderTeamPage = ({
  choices,
  business,
  members,
  hasMore,
  view,
  passwordLink,
  notice,
  token,
}: TeamPage): ConsolePage => ({
  tab: 'operators',
  notice,
  main: business
    ? html`${renderBusinessFilter(choices, business.referenceId, buildFilterHref)}
${passwordLink && renderLinkPanel(passwordLink)}
<div class="team">
<section class="panel" aria-labelledby="team-title"><h2 id="team-title">Operators of <bdi>${getBusinessName(business)}</bdi></h2>
${(hasMore || view.page > 0 || view.search) && renderTeamSearch(view)}
${members.length ? html`<ul class="rows">${members.map((member) => renderMember(member, view, token))}</ul>` : html`<p class="soft">${view.search ? 'No operator has this name.' : 'Nobody yet.'}</p>`}
${renderPageLinks({ page: view.page, hasMore, buildPageHref: (page) => buildTeamHref({ ...view, page }) })}</section>
<section class="panel" aria-labelledby="add-title"><h2 id="add-title">Add an operator</h2>
<form class="fields" method="post" action="/console/operators">
${renderFormToken(token)}<input type="hidden" name="business" value="${business.referenceId}">
<label>Name to sign in with <input name="name" required minlength="3" maxlength="64" autocomplete="off" autocapitalize="none" spellcheck="false"></label>
<label>Role ${renderRoleSelect('staff', 'Role')}</label>
<p class="soft">The next page shows a link with which this person chooses a password.</p>
<button class="main">Add operator</button>
</form></section>
</div>
${renderRoleTable()}`
    : html`${renderBusinessFilter(choices, null, buildFilterHref)}<p class="empty"><strong>Choose a business</strong><br>Each business has its own operators.</p>`,
});
