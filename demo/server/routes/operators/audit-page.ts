import { html } from 'hono/html';
import { type OrderStatus, orderStatus } from '../../../../src/domain/orders/order-status.ts';
import type { AuditAction, AuditPage } from '../../services/operators/audit-log.ts';
import { isRole } from '../../services/operators/permissions.ts';
import {
  type BusinessChoices,
  type ConsolePage,
  type Html,
  renderBusinessFilter,
} from '../console/console-frame.ts';
import { formatReservationStatus } from '../console/console-reservations.ts';
import { formatStatus } from '../console/console-text.ts';
import { ROLE_TEXT } from './role-text.ts';

type Entry = AuditPage['entries'][number];

const formatRole = (role: string): string => (isRole(role) ? ROLE_TEXT[role] : role);

const formatOrderStatusCode = (code: string): string => {
  const status = Object.values(orderStatus).find((candidate) => String(candidate) === code);
  return status === undefined ? code : formatStatus(status as OrderStatus, 'delivery');
};

/** Describes each action. The names come from operators, so they are escaped. */
const ACTION_TEXT: Readonly<Record<AuditAction, (entry: Entry) => Html | string>> = {
  signed_in: () => 'Signed in',
  sign_in_failed: () => 'Failed to sign in: wrong password',
  signed_out: () => 'Signed out',
  signed_out_everywhere: () => 'Signed out on all devices',
  password_changed: () => 'Changed the password',
  order_moved: ({ subject, detail }) => `Order ${subject}: ${formatOrderStatusCode(detail)}`,
  order_refunded: ({ subject, detail }) => `Order ${subject}: refunded ${detail}`,
  reservation_moved: ({ subject, detail }) => `Reservation ${subject}: ${formatReservationStatus(detail)}`,
  reservation_changed: ({ subject, detail }) => `Reservation ${subject}: moved to ${detail} guests`,
  rush_changed: ({ subject, detail }) => html`Rush at <bdi>${subject}</bdi>: ${detail}`,
  credit_given: ({ subject, detail }) =>
    html`Gave a credit of ${detail} to <a href="/console/wallets/${subject}">a customer</a>`,
  operator_added: ({ subject, detail }) => html`Added <bdi>${subject}</bdi> as ${formatRole(detail)}`,
  operator_removed: ({ subject }) => html`Removed <bdi>${subject}</bdi>`,
  role_changed: ({ subject, detail }) => html`Made <bdi>${subject}</bdi> ${formatRole(detail)}`,
  link_created: ({ subject }) => html`Created a password link for <bdi>${subject}</bdi>`,
};

const renderAction = (entry: Entry): Html | string =>
  ACTION_TEXT[entry.action as AuditAction]?.(entry) ?? entry.action;

const TIME_FORMAT = new Intl.DateTimeFormat('en-GB', {
  dateStyle: 'medium',
  timeStyle: 'short',
  timeZone: 'UTC',
});

const renderEntry = (entry: Entry): Html =>
  html`<tr><td><time datetime="${entry.at.toISOString()}">${TIME_FORMAT.format(entry.at)}</time></td><td><bdi>${entry.operatorName}</bdi></td><td class="words">${renderAction(entry)}</td><td>${entry.referenceId ?? ''}</td></tr>`;

interface AuditView {
  readonly choices: BusinessChoices;
  readonly filter: string | null;
  readonly page: AuditPage;
}

const buildAuditHref = (filter: string | null, before: number | null = null): string => {
  const query = new URLSearchParams({
    ...(filter !== null && { business: filter }),
    ...(before !== null && { before: String(before) }),
  });
  return query.size ? `/console/audit?${query}` : '/console/audit';
};

/** The audit tab: the operators' actions, newest first. */
export const renderAuditPage = ({ choices, filter, page: { entries, next } }: AuditView): ConsolePage => ({
  tab: 'audit',
  notice: null,
  main: html`${renderBusinessFilter(choices, filter, buildAuditHref)}
${
  entries.length
    ? html`<div class="wide"><table class="log">
<caption>Actions of operators, newest first. Times are in UTC.</caption>
<thead><tr><th scope="col">Time</th><th scope="col">Operator</th><th scope="col">Action</th><th scope="col">Business</th></tr></thead>
<tbody>${entries.map(renderEntry)}</tbody>
</table></div>`
    : html`<p class="empty"><strong>Nothing yet</strong><br>Actions of operators appear here.</p>`
}
${next !== null && html`<nav class="pages" aria-label="Pages"><a href="${buildAuditHref(filter, next)}">Older entries</a></nav>`}`,
});
