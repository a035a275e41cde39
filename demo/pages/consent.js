// The site's own consent banner, and a log of the element's events.
const widget = document.querySelector('order-app');
const choice = document.getElementById('choice');
const log = document.getElementById('log');

function choose(consent) {
  widget.setAttribute('consent', consent);
  choice.textContent = consent === 'granted' ? 'Tracking is allowed.' : 'Tracking is off.';
  for (const [id, own] of [
    ['grant', 'granted'],
    ['deny', 'denied'],
  ])
    document.getElementById(id).setAttribute('aria-pressed', String(own === consent));
}

document.getElementById('grant').addEventListener('click', () => choose('granted'));
document.getElementById('deny').addEventListener('click', () => choose('denied'));

for (const name of [
  'ready',
  'navigate',
  'cart-change',
  'checkout-start',
  'order-placed',
  'consent-change',
  'track',
])
  widget.addEventListener(name, ({ detail }) => {
    const line = document.createElement('li');
    const what = document.createElement('strong');
    what.textContent = name;
    line.append(what, ` ${JSON.stringify(detail ?? null)}`);
    log.prepend(line);
    while (log.childElementCount > 30) log.lastElementChild.remove();
  });
choose('denied');
