import type { Host } from './host.ts';

/** A page with only the element. */
export const CLEAN: Host = { name: 'clean' };

/** A page for each way in which sites are known to affect embedded elements. */
export const HOSTS: readonly Host[] = [
  { name: 'all-unset', css: '* { all: unset !important }' },
  {
    name: 'inherited',
    css: `html { font-size: 62.5% }
* { font: italic 900 1.1rem/3 "Comic Sans MS", cursive !important; letter-spacing: .3em; word-spacing: 1em; text-transform: uppercase;
text-align: center; text-indent: 3em; text-shadow: 1px 1px red; white-space: pre; word-break: break-all; hyphens: auto; cursor: crosshair;
color: hotpink; caret-color: hotpink; accent-color: hotpink; list-style: square inside; border-collapse: collapse; border-spacing: 9px;
font-variant: small-caps; font-feature-settings: "tnum"; font-stretch: 50%; -webkit-text-stroke: 1px lime; -webkit-text-fill-color: lime;
-webkit-font-smoothing: none; text-rendering: geometricPrecision; tab-size: 1; quotes: none; image-rendering: pixelated; line-break: anywhere;
overflow-wrap: anywhere; text-decoration: line-through !important; user-select: none; pointer-events: auto; visibility: inherit; zoom: 1; scrollbar-color: red lime;
scroll-behavior: smooth; transition: all 9s; --oa-colors-ink: red; --oa-font-scale: 3; --side: -1; --at: 99px; --span: 9px }`,
  },
  { name: 'content-box', css: '*, *::before, *::after { box-sizing: content-box !important }' },
  {
    name: 'transformed',
    htmlAround: [
      `<div style="transform:translateZ(0);perspective:400px;filter:saturate(1);will-change:transform"><div style="overflow:hidden;height:100vh;isolation:isolate;
contain:layout paint;container:order-app/inline-size;clip-path:inset(0);backdrop-filter:blur(1px)">`,
      '</div></div>',
    ],
  },
  {
    name: 'z-index',
    css: '#place { z-index: 0 }',
    htmlAfter: `<header style="position:fixed;inset:0 0 auto;height:40px;z-index:2147483647;background:gold">Stays on top</header>
<aside style="position:fixed;inset:auto 0 0;height:50vh;z-index:2147483647;background:tomato">Stays on top, too</aside>`,
    coveredScreens: ['menu', 'cart', 'checkout'],
  },
  {
    name: 'right-to-left',
    html: 'dir="rtl" lang="ar"',
    css: '* { direction: rtl !important; unicode-bidi: bidi-override !important; text-align: right !important }',
  },
  {
    name: 'dark',
    head: '<meta name="color-scheme" content="dark">',
    css: ':root { color-scheme: only dark; background: #111; color: #eee } * { color: #eee; background-color: #111; forced-color-adjust: none }',
  },
  {
    name: 'bootstrap',
    html: 'data-bs-theme="dark"',
    styleSheets: ['bootstrap/dist/css/bootstrap.css'],
    htmlAround: [
      '<div class="container-fluid text-center text-uppercase fs-1 lh-lg"><div class="row"><div class="col">',
      '</div></div></div>',
    ],
  },
  {
    name: 'tailwind',
    styleSheets: ['tailwindcss/preflight.css', 'tailwindcss/theme.css'],
    css: 'html { font-size: 22px }',
  },
  {
    name: 'wordpress',
    styleSheets: ['understrap/css/theme.css', 'understrap/style.css'],
    htmlAround: [
      '<div class="site" id="page"><main class="site-main wrapper"><article class="post hentry"><div class="entry-content">',
      '</div></article></main></div>',
    ],
  },
  { name: 'frame', enclosure: 'frame' },
  { name: 'own-shadow-root', enclosure: 'shadow root', css: '* { all: unset !important }' },
  {
    name: 'quirks',
    doctype: false,
    htmlAround: ['<center><font size=7 color=red><i>', '</i></font></center>'],
  },
  { name: 'patched-built-ins', scripts: ['patched-built-ins.js'] },
];

/** A page with the library that `patched-built-ins` imitates, loaded from the given path. */
export const createPrototypeHost = (path: string): Host => ({ name: 'prototype-js', scripts: [path] });
