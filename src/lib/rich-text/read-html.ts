import { Parser } from 'htmlparser2';
import type { Element, ElementContent, Root } from './tree.ts';

/** Deeper elements are drawn as if they stood at this depth: what works its way down a tree has an end. */
const DEEPEST = 32;

/** The attributes that anything is done with, by the names they have in a tree. */
const PROPERTIES: Readonly<Record<string, string>> = {
  href: 'href',
  dir: 'dir',
  lang: 'lang',
  start: 'start',
  colspan: 'colSpan',
  rowspan: 'rowSpan',
};

/** Schemes are the same in capitals; lists of allowed ones are in small letters. */
const withSmallScheme = (address: string): string =>
  address.trim().replace(/^[a-z]+:/i, (scheme) => scheme.toLowerCase());

const propertiesOf = (attributes: Readonly<Record<string, string>>): Element['properties'] =>
  Object.fromEntries(
    Object.entries(attributes).flatMap(([name, value]) => {
      const property = Object.hasOwn(PROPERTIES, name) ? PROPERTIES[name] : undefined;
      return property ? [[property, property === 'href' ? withSmallScheme(value) : value]] : [];
    }),
  );

/**
 * HTML as a tree, however broken. Reading it touches no document: nothing of it is loaded or run, and a page that forbids
 * markup from text (Trusted Types) has nothing against it.
 */
export function readHtml(html: string): Root {
  const root: Root = { type: 'root', children: [] };
  const open: { children: ElementContent[] }[] = [{ children: root.children as ElementContent[] }];
  const inside = (): ElementContent[] => open.at(-1)?.children ?? [];
  const parser = new Parser({
    onopentag(tagName, attributes) {
      const element: Element = {
        type: 'element',
        tagName,
        properties: propertiesOf(attributes),
        children: [],
      };
      inside().push(element);
      open.push(open.length < DEEPEST ? element : { children: inside() });
    },
    onclosetag() {
      if (open.length > 1) open.pop();
    },
    ontext(value) {
      const last = inside().at(-1);
      if (last?.type === 'text') last.value += value;
      else inside().push({ type: 'text', value });
    },
  });
  parser.end(html);
  return root;
}
