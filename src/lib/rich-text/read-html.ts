import { Parser } from 'htmlparser2';
import type { Element, ElementContent, Root } from './tree.ts';

/** Deeper elements are moved up to this depth, to limit the recursion over the tree. */
const MAX_DEPTH = 32;

/** The supported attributes with their property names in the tree. */
const PROPERTIES: Readonly<Record<string, string>> = {
  href: 'href',
  dir: 'dir',
  lang: 'lang',
  start: 'start',
  colspan: 'colSpan',
  rowspan: 'rowSpan',
};

/** Converts the URL scheme to lower case, because the list of allowed schemes is in lower case. */
const lowerScheme = (address: string): string =>
  address.trim().replace(/^[a-z]+:/i, (scheme) => scheme.toLowerCase());

const toProperties = (attributes: Readonly<Record<string, string>>): Element['properties'] =>
  Object.fromEntries(
    Object.entries(attributes).flatMap(([name, value]) => {
      const property = Object.hasOwn(PROPERTIES, name) ? PROPERTIES[name] : undefined;
      return property ? [[property, property === 'href' ? lowerScheme(value) : value]] : [];
    }),
  );

/**
 * Parses HTML, even broken HTML, into a tree without using a document. The browser loads and executes nothing, and
 * Trusted Types do not block the parser.
 */
export function readHtml(html: string): Root {
  const root: Root = { type: 'root', children: [] };
  const openElements: { children: ElementContent[] }[] = [{ children: root.children as ElementContent[] }];
  const getOpenChildren = (): ElementContent[] => openElements.at(-1)?.children ?? [];
  const parser = new Parser({
    onopentag(tagName, attributes) {
      const element: Element = {
        type: 'element',
        tagName,
        properties: toProperties(attributes),
        children: [],
      };
      getOpenChildren().push(element);
      openElements.push(openElements.length < MAX_DEPTH ? element : { children: getOpenChildren() });
    },
    onclosetag() {
      if (openElements.length > 1) openElements.pop();
    },
    ontext(value) {
      const lastChild = getOpenChildren().at(-1);
      if (lastChild?.type === 'text') lastChild.value += value;
      else getOpenChildren().push({ type: 'text', value });
    },
  });
  parser.end(html);
  return root;
}
