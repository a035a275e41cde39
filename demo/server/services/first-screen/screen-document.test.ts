import { parseDocument } from 'htmlparser2';
import { expect, it } from 'vitest';
import { createScreenDocument } from './screen-document.ts';

const documentOptions = {
  css: '',
  keptClasses: [],
  maxItems: Number.POSITIVE_INFINITY,
  format: 'html',
  linkSuffix: '',
} as const;

it('turns inline styles of a first screen into classes, because a strict policy forbids inline styles', () => {
  const { css, markup } = createScreenDocument({
    ...documentOptions,
    html: '<div style="--tile:#abc"><p style="--tile:#abc">Tea</p></div>',
  });
  expect(markup).not.toContain('style=');
  const [className = ''] = /class="([^"]*)"/.exec(markup)?.slice(1) ?? [];
  expect(css).toContain(`.${className}{--tile:#abc}`);
  expect(markup.match(new RegExp(`class="${className}"`, 'g'))).toHaveLength(2);
});

it('keeps only the CSS rules and animations that a first screen uses, under short class names', () => {
  const { css, markup } = createScreenDocument({
    ...documentOptions,
    html: '<main class="oa-c-used">Tea</main>',
    css: `@media{.oa-c-used{animation:oa-k-in 1s}.oa-c-other{color:red}}@keyframes oa-k-in{from{opacity:0}}@keyframes oa-k-out{to{opacity:0}}`,
  });
  expect(markup).toContain('<main class="c0"');
  expect(css).toContain('.c0{animation:oa-k-in 1s}');
  expect(css).toContain('@keyframes oa-k-in');
  expect(css).not.toMatch(/oa-c-|oa-k-out|red/);
});

it('keeps the theme’s class name in a first screen, because the rules of the class are added later', () => {
  const { markup } = createScreenDocument({
    ...documentOptions,
    html: '<main class="oa-t-business oa-c-used">Tea</main>',
    keptClasses: ['oa-t-business'],
  });
  expect(markup).toContain('class="oa-t-business c0"');
});

it.each([
  '</title></style></script><script>alert(1)</script>',
  `"'><img src=x onerror=alert(1)>`,
  '<!--',
  '&lt;b&gt;',
])('shows the dish name %j as text on a first screen', (name) => {
  const escapedName = name.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
  const html = `<h3 title="${escapedName}">${escapedName}</h3>`;
  const parsedNodes = parseDocument(createScreenDocument({ ...documentOptions, html }).markup).children;
  expect(parsedNodes).toHaveLength(1);
  expect(parsedNodes[0]).toMatchObject({
    name: 'h3',
    attribs: { title: name },
    children: [{ data: name }],
  });
  const { markup } = createScreenDocument({ ...documentOptions, html, format: 'json' });
  expect(JSON.parse(markup)).toEqual([['h3', expect.objectContaining({ title: name }), name]]);
});

it('lets the buttons of a first screen open pages in the same language without scripts', () => {
  const html = '<button type="submit" form="order-app-links" formaction="/cafe/tea?lang=ar">Tea</button>';
  const { markup } = createScreenDocument({ ...documentOptions, html, linkSuffix: '?lang=ar' });
  expect(markup).toContain(
    '<form id="order-app-links" method="get" hidden><input type="hidden" name="lang" value="ar"></form>',
  );
  expect(createScreenDocument({ ...documentOptions, html: '<p>Tea</p>' }).markup).not.toContain('<form');
});

it('limits the number of dishes on a first screen, and marks the last dish of the first view', () => {
  const items = Array.from({ length: 40 }, (_, index) => `<div role="listitem">Dish ${index}</div>`).join('');
  const { markup } = createScreenDocument({
    ...documentOptions,
    html: `<div role="list">${items}</div>`,
    maxItems: 30,
  });
  expect(markup.match(/role="listitem"/g)).toHaveLength(30);
  expect(markup).toMatch(/data-first-view[^>]*>Dish 23</);
  expect(markup.match(/data-later/g)).toHaveLength(24);
});
