import { html } from 'hono/html';
import { getBusinessName } from './console-frame.ts';
import type { ConsoleBusiness } from './console-model.ts';
import { formatAge } from './console-text.ts';

/** How many visits a business had. Days are those of its time zone. */
export interface ConsoleVisits {
  readonly business: ConsoleBusiness;
  readonly today: number;
  readonly yesterday: number;
  /** Visits in the last 7 days and in the last 30 days. */
  readonly week: number;
  readonly month: number;
}

/** A marketing integration of a business, and how many of its events are queued, sent and given up on. */
export interface ConsoleIntegration {
  readonly referenceId: string;
  readonly title: string;
  readonly pixelId: string;
  readonly waitingCount: number;
  readonly sentCount: number;
  readonly deadCount: number;
}

/** A marketing event without personal data. */
export interface ConsolePixelEvent {
  readonly referenceId: string;
  readonly title: string;
  readonly event: string;
  readonly eventId: string;
  readonly state: string;
  readonly attempts: number;
  readonly dueAt: Date;
  /** The vendor's last error. Null when there was none. */
  readonly problem: string | null;
  readonly queuedAt: Date;
}

/** The delivery status of an event. `now` is epoch ms. */
function formatState({ state, attempts, dueAt }: ConsolePixelEvent, now: number): string {
  if (state === 'sent') return 'sent';
  const triesText = attempts === 1 ? '1 try' : `${attempts} tries`;
  if (state === 'dead') return `given up after ${triesText}`;
  if (!attempts) return 'waiting';
  const minutes = Math.ceil((dueAt.getTime() - now) / 60_000);
  return `waiting after ${triesText}, next ${minutes > 0 ? `in ${minutes} min` : 'now'}`;
}

const renderIntegrations = (integrations: readonly ConsoleIntegration[]) =>
  html`<div class="wide"><table>
<caption>Marketing events sent by the server for customers who gave consent</caption>
<thead><tr><th scope="col">Integration</th><th scope="col">Business</th><th scope="col">ID</th><th scope="col" class="number">Queued</th><th scope="col" class="number">Sent</th><th scope="col" class="number">Given up</th></tr></thead>
<tbody>${integrations.map(
    ({ title, referenceId, pixelId, waitingCount, sentCount, deadCount }) =>
      html`<tr><td>${title}</td><td>${referenceId}</td><td><code>${pixelId}</code></td>${[waitingCount, sentCount, deadCount].map((count) => html`<td class="number">${count}</td>`)}</tr>`,
  )}</tbody>
</table></div>`;

const renderEvents = (events: readonly ConsolePixelEvent[], now: number) =>
  html`<div class="wide"><table>
<caption>Latest events</caption>
<thead><tr><th scope="col">Event</th><th scope="col">Integration</th><th scope="col">Business</th><th scope="col">Queued</th><th scope="col">State</th><th scope="col">Vendor's error</th></tr></thead>
<tbody>${events.map(
    (event) =>
      html`<tr${event.state === 'dead' && html` class="expired"`}><td>${event.event}</td><td>${event.title}</td><td>${event.referenceId}</td><td><time datetime="${event.queuedAt.toISOString()}">${formatAge(event.queuedAt.getTime(), now)}</time></td><td>${formatState(event, now)}</td><td class="words">${event.problem ?? ''}</td></tr>`,
  )}</tbody>
</table></div>`;

/** Renders the integrations, and the latest events: waiting, sent and given up on. */
export const renderPixels = (
  integrations: readonly ConsoleIntegration[],
  events: readonly ConsolePixelEvent[],
  now: number,
) =>
  integrations.length
    ? html`${renderIntegrations(integrations)}${renderEvents(events, now)}`
    : html`<p class="empty"><strong>No marketing events yet</strong><br>Events for the server-side integrations (types 5, 6 and 7 in the business file) appear here.</p>`;

/** Renders how many customers opened the app, per business. */
export const renderVisits = (visits: readonly ConsoleVisits[]) =>
  html`<div class="wide"><table>
<caption>Visits, counted for every customer without personal data</caption>
<thead><tr><th scope="col">Business</th>${['Today', 'Yesterday', '7 days', '30 days'].map((title) => html`<th scope="col" class="number">${title}</th>`)}</tr></thead>
<tbody>${visits.map(
    ({ business, today, yesterday, week, month }) =>
      html`<tr><td><bdi>${getBusinessName(business)}</bdi></td>${[today, yesterday, week, month].map((count) => html`<td class="number">${count}</td>`)}</tr>`,
  )}</tbody>
</table></div>`;
