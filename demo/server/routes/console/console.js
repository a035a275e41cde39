// Refreshes the list of orders or reservations while the page is visible, and submits status changes in place.
// Without this script the forms still work, and a reload refreshes the list.
import { keepTypedText } from './console-drafts.js';

const REFRESH_INTERVAL_MS = 3000;
const list = document.querySelector('[data-source]');
const notice = document.getElementById('notice');
const announcement = document.getElementById('announcement');
const pendingActions = new Set();

const parseHtml = (text) => new DOMParser().parseFromString(text, 'text/html');

function refreshAges(shown, order) {
  const fresh = order.querySelectorAll('[data-age]');
  for (const [place, age] of shown.querySelectorAll('[data-age]').entries()) {
    const now = fresh[place]?.textContent;
    if (now && age.textContent !== now) age.textContent = now;
  }
}

/** The announcement of an arrived customer, if there is one. */
const readArrival = (order) => order?.querySelector('[data-here]')?.dataset.here;

/** The announcements of a refreshed order. `shown` is its article before the refresh. */
function listAnnouncements(shown, order) {
  const here = readArrival(order);
  const isNew = !shown && order.dataset.number;
  return [
    ...(isNew ? [`New: ${order.dataset.number}`] : []),
    ...(here && here !== readArrival(shown) ? [`Customer is here: ${here}`] : []),
  ];
}

/** The token of the order's forms. It differs after the operator has signed in again in another tab. */
const readFormToken = (order) => order.querySelector('[name="csrf"]')?.value;

/** Replaces an order, and keeps what the operator is typing for the same refund. */
function replaceOrder(shown, order) {
  let focused = null;
  for (const field of shown.querySelectorAll('details[open] :is(input:not([type="hidden"]), select)')) {
    const fresh = order.querySelector(`[id="${field.form.id}"]`)?.elements.namedItem(field.name);
    if (!fresh) continue;
    fresh.value = field.value;
    fresh.closest('details').open = true;
    if (field === document.activeElement) focused = fresh;
  }
  shown.replaceWith(order);
  focused?.focus();
}

/** Replaces the orders that changed. The others stay untouched, so that focus and scroll position stay too. */
function replaceOrders(orders) {
  const announcements = [];
  for (const [place, order] of orders.entries()) {
    const shown = document.getElementById(order.id);
    announcements.push(...listAnnouncements(shown, order));
    const isSame =
      shown !== null &&
      shown.dataset.version === order.dataset.version &&
      readFormToken(shown) === readFormToken(order);
    if (isSame) refreshAges(shown, order);
    else if (shown) replaceOrder(shown, order);
    const current = isSame ? shown : order;
    if (list.children[place] !== current) list.insertBefore(current, list.children[place] ?? null);
  }
  while (list.children.length > orders.length) list.lastElementChild.remove();
  if (announcements.length) announcement.textContent = announcements.join('. ');
}

let isLeaving = false;

/** Opens the sign-in page, which returns to this page. `ended` selects its message. */
function signInAgain(ended) {
  if (isLeaving && ended === 'yes') return;
  isLeaving = true;
  keepTypedText();
  // Replace this page in the history, because going back to it would only lead to the sign-in page again.
  location.replace(`/console/sign-in?${new URLSearchParams({ next: list.dataset.page, ended })}`);
}

async function refresh() {
  const response = await fetch(list.dataset.source);
  if (response.status === 401) signInAgain('yes');
  // The operator's role no longer allows the list. The reloaded page says so.
  if (response.status === 403) location.replace(list.dataset.page);
  if (response.ok && !pendingActions.size) replaceOrders([...parseHtml(await response.text()).body.children]);
}

async function refreshVisible() {
  try {
    if (!document.hidden) await refresh();
  } catch {
    // The server is not reachable. The next refresh tries again.
  }
}

async function keepFresh() {
  await refreshVisible();
  setTimeout(keepFresh, REFRESH_INTERVAL_MS);
}

/** Submits a status change. The response is the whole page after the change or its refusal. */
async function submitMove(form) {
  const article = form.closest('article');
  const response = await fetch(form.action, {
    method: 'POST',
    body: new URLSearchParams(new FormData(form)),
  });
  if (response.status === 401) return signInAgain('unsaved');
  const page = parseHtml(await response.text());
  const fresh = page.getElementById(list.id);
  const refusal = page.getElementById('notice')?.textContent;
  if (!fresh && !refusal) throw new Error(`The status change got HTTP ${response.status}`);
  notice.textContent = refusal;
  if (!fresh) return;
  const refused = fresh.querySelector('[data-refused]');
  // Close the form after a success. After a refusal it stays open with its entries.
  if (!refusal) form.closest('details')?.removeAttribute('open');
  replaceOrders([...fresh.children]);
  // `replaceOrders` keeps the refused order or reservation, because it has not changed. Replace its form, which now
  // shows a question or the entries.
  if (refused) document.getElementById(refused.id)?.replaceWith(refused);
  const after = document.getElementById(article.id);
  // If the order has left the list, move the focus to the first one in the list.
  const next = after ?? list;
  (next.querySelector('[data-confirm]') ?? next.querySelector('button') ?? next.querySelector('h2'))?.focus();
}

async function onSubmit(event) {
  event.preventDefault();
  const form = event.target;
  if (pendingActions.has(form.action)) return;
  pendingActions.add(form.action);
  try {
    await submitMove(form);
  } catch {
    notice.textContent = 'The server did not respond. The status may not have changed. Please try again.';
  }
  pendingActions.delete(form.action);
}

// On a phone the row of tabs is wider than the window.
for (const link of document.querySelectorAll('nav [aria-current]'))
  link.scrollIntoView({ block: 'nearest', inline: 'center' });

if (list) {
  list.addEventListener('submit', onSubmit);
  document.addEventListener('visibilitychange', refreshVisible);
  // This server reports its own changes at once. Changes by other servers on the database appear with the next refresh.
  const changes = new EventSource('/console/news');
  changes.addEventListener('changed', refreshVisible);
  // The end of the session ends the stream too.
  changes.addEventListener('error', () => {
    if (changes.readyState === EventSource.CLOSED) refreshVisible();
  });
  setTimeout(keepFresh, REFRESH_INTERVAL_MS);
}
