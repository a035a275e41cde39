/** Height of a card with the gap below it, the same as the app's on a phone. */
const ROW_PX = 156;

/**
 * A page with nothing but the dishes of a business file (see `large-business.ts`), in a minimal virtual list without a
 * framework. Its cards look like the app's. It adds one card per frame near the viewport and removes the others. The
 * list shows what is possible on this machine. Its scroller is a `main`, as in the app.
 */
export const renderHandmadePage = (business: unknown): string => `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>By hand</title>
<style>
  body { margin: 0; font: 14px/20px system-ui }
  main { height: 100vh; overflow: auto; background: #fff }
  main > div { position: relative }
  article { position: absolute; inset-inline: 16px; height: 144px; box-sizing: border-box; display: flex; gap: 12px; padding: 12px; border-radius: 16px; background: #fff; box-shadow: 0 0 0 1px #0001, 0 1px 3px #0002; contain: strict }
  article > div { flex: 1; min-width: 0; display: flex; flex-direction: column }
  h3, p { margin: 0; display: -webkit-box; -webkit-box-orient: vertical; -webkit-line-clamp: 2; overflow: hidden }
  h3 { font-size: 16px; line-height: 22px }
  p { color: #666; margin-top: 2px }
  b { margin-top: auto }
  i { width: 112px; height: 112px; align-self: center; border-radius: 12px; background: radial-gradient(circle, #fff 11px, #ddd 12px 18px, #eee 19px) }
  button { position: absolute; inset: auto 18px 18px auto; width: 36px; height: 36px; border: 0; border-radius: 18px; background: #b40 }
</style>
<main><div></div></main>
<template><article><div><h3><a></a></h3><p></p><b></b></div><i></i><button type="button"></button></article></template>
<script id="menu" type="application/json">${JSON.stringify(business).replaceAll('<', '\\u003c')}</script>
<script>
  const source = document.querySelector('#menu');
  const { categories } = JSON.parse(source.textContent);
  source.remove();
  const dishes = categories.flatMap(({ items, subcategories = [] }) => [...items, ...subcategories.flatMap((sub) => sub.items)]);
  const main = document.querySelector('main');
  const list = main.firstElementChild;
  list.style.height = dishes.length * ${ROW_PX} + 'px';
  const template = document.querySelector('template').content.firstElementChild;
  const renderedCards = new Map();
  const renderCard = (at) => {
    const { id, name, description, price } = dishes[at];
    const card = template.cloneNode(true);
    const [textColumn, , button] = card.children;
    const [title, descriptionText, priceText] = textColumn.children;
    title.firstChild.textContent = name.en;
    title.firstChild.href = '/' + id;
    descriptionText.textContent = description.en;
    priceText.textContent = price ? price.toFixed(2) + ' €' : '';
    button.setAttribute('aria-label', 'Add ' + name.en);
    card.style.top = at * ${ROW_PX} + 'px';
    renderedCards.set(at, card);
    list.append(card);
  };
  const renderNext = () => {
    requestAnimationFrame(renderNext);
    const { scrollTop: top, clientHeight: height } = main;
    const first = Math.max(0, Math.floor((top - height / 2) / ${ROW_PX}));
    const last = Math.min(dishes.length, Math.ceil((top + height * 1.5) / ${ROW_PX}));
    for (const [at, card] of renderedCards)
      if (at < first || at >= last) {
        card.remove();
        renderedCards.delete(at);
      }
    const middle = (first + last) >> 1;
    for (let distance = 0; distance <= last - first; distance += 1)
      for (const at of [middle - distance, middle + distance])
        if (at >= first && at < last && !renderedCards.has(at)) return renderCard(at);
  };
  renderNext();
</script>
</html>
`;
