// Moves, removes, restores and replaces the element, as the script of a single-page site may do.
const places = [...document.querySelectorAll('[data-place]')];
let widget = document.querySelector('order-app');
const buttons = Object.fromEntries(
  ['move', 'remove', 'put-back', 'make'].map((id) => [id, document.getElementById(id)]),
);
let place = places.find((candidate) => candidate.contains(widget));

function show() {
  const isShown = widget.isConnected;
  buttons.move.disabled = !isShown;
  buttons.remove.disabled = !isShown;
  buttons['put-back'].disabled = isShown;
  document.getElementById('where').textContent = isShown
    ? `It is in the ${place.dataset.place}.`
    : 'It is removed.';
}

buttons.move.addEventListener('click', () => {
  place = places[(places.indexOf(place) + 1) % places.length];
  place.append(widget);
  show();
});
buttons.remove.addEventListener('click', () => {
  widget.remove();
  show();
  buttons['put-back'].focus();
});
buttons['put-back'].addEventListener('click', () => {
  place.append(widget);
  show();
  buttons.remove.focus();
});
// A new element for the same business shows the same cart.
buttons.make.addEventListener('click', () => {
  const made = document.createElement('order-app');
  for (const { name, value } of widget.attributes) made.setAttribute(name, value);
  widget.remove();
  widget = made;
  place.append(widget);
  show();
});
show();
