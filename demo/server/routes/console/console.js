// Keeps the list of orders or reservations fresh while the page is looked at, and moves them in place. Without this script the forms work as
// forms, and a reload refreshes.
const EVERY_MS = 3000;
const list = document.querySelector('[data-source]');
const notice = document.getElementById('notice');
const news = document.getElementById('news');
const moving = new Set();

const parsed = (text) => new DOMParser().parseFromString(text, 'text/html');

function refreshAges(shown, order) {
  const fresh = order.querySelectorAll('[data-age]');
  for (const [place, age] of shown.querySelectorAll('[data-age]').entries()) {
    const now = fresh[place]?.textContent;
    if (now && age.textContent !== now) age.textContent = now;
  }
}

/** Who stands outside, as the order says. */
const hereOf = (order) => order?.querySelector('[data-here]')?.dataset.here;

/** What of an order is worth saying aloud; `shown` is what stood there before. */
function newsIn(shown, order) {
  const here = hereOf(order);
  const isNew = !shown && order.dataset.number;
  return [
    ...(isNew ? [`New: ${order.dataset.number}`] : []),
    ...(here && here !== hereOf(shown) ? [`Customer is here: ${here}`] : []),
  ];
}

/** Takes over what changed, order by order: what is the same stays untouched, and so do focus and scroll. */
function takeOver(orders) {
  const told = [];
  for (const [place, order] of orders.entries()) {
    const shown = document.getElementById(order.id);
    told.push(...newsIn(shown, order));
    const isSame = shown?.dataset.version === order.dataset.version;
    if (shown && isSame) refreshAges(shown, order);
    else if (shown) shown.replaceWith(order);
    const current = shown && isSame ? shown : order;
    if (list.children[place] !== current) list.insertBefore(current, list.children[place] ?? null);
  }
  while (list.children.length > orders.length) list.lastElementChild.remove();
  if (told.length) news.textContent = told.join('. ');
}

async function refresh() {
  const response = await fetch(list.dataset.source);
  if (response.ok && !moving.size) takeOver([...parsed(await response.text()).body.children]);
}

async function keepFresh() {
  try {
    if (!document.hidden) await refresh();
  } catch {
    // The server is away for a moment: the next round tries again.
  }
  setTimeout(keepFresh, EVERY_MS);
}

/** The answer is the whole page as it is after the move, or after its refusal. */
async function move(form) {
  const article = form.closest('article');
  const response = await fetch(form.action, {
    method: 'POST',
    body: new URLSearchParams(new FormData(form)),
  });
  const page = parsed(await response.text());
  const fresh = page.getElementById(list.id);
  if (!fresh) throw new Error(`Answered ${response.status}`);
  takeOver([...fresh.children]);
  notice.textContent = page.getElementById('notice').textContent;
  const after = document.getElementById(article.id);
  // One that is not of this list any more gives the focus to the next.
  const next = after ?? list;
  (next.querySelector('button') ?? next.querySelector('h2'))?.focus();
}

async function onSubmit(event) {
  event.preventDefault();
  const form = event.target;
  if (moving.has(form.action)) return;
  moving.add(form.action);
  try {
    await move(form);
  } catch {
    notice.textContent = 'The server did not answer. It may not have moved: please try again.';
  }
  moving.delete(form.action);
}

if (list) {
  list.addEventListener('submit', onSubmit);
  document.addEventListener('visibilitychange', () => {
    if (!document.hidden) refresh().catch(() => undefined);
  });
  // What happens in this server is told at once; what happens elsewhere on its database waits for the next round.
  new EventSource('/console/news').addEventListener('changed', () => {
    if (!document.hidden) refresh().catch(() => undefined);
  });
  setTimeout(keepFresh, EVERY_MS);
}
