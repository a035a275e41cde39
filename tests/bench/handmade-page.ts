/** Height of a row in px, as of a dish on a phone. */
const ROW = 120;
/** Rows drawn above and below what is in view. */
const AROUND = 4;

/**
 * A list of lines of text that draws what is in view, by hand and with nothing else on the page: the least that scrolling
 * costs here. Its scroller is a `main`, as the app's is.
 */
export const plainListPage = (rows: number): string => `<!doctype html>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Plain list</title>
<style>
  body { margin: 0 }
  main { height: 100vh; overflow: auto; background: #fff }
  div { position: relative; height: ${rows * ROW}px }
  p { position: absolute; inset-inline: 0; height: ${ROW}px; margin: 0 }
</style>
<main><div></div></main>
<script>
  const main = document.querySelector('main');
  const list = document.querySelector('div');
  let drawn = -1;
  const draw = () => {
    requestAnimationFrame(draw);
    const first = Math.max(0, Math.floor(main.scrollTop / ${ROW}) - ${AROUND});
    if (first === drawn) return;
    drawn = first;
    const last = Math.min(${rows}, first + Math.ceil(innerHeight / ${ROW}) + ${2 * AROUND});
    const lines = [];
    for (let at = first; at < last; at++) {
      const line = document.createElement('p');
      line.style.top = at * ${ROW} + 'px';
      line.textContent = 'Dish ' + (at + 1);
      lines.push(line);
    }
    list.replaceChildren(...lines);
  };
  draw();
</script>
`;
