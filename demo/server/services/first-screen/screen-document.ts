import { render } from 'dom-serializer';
import { type ChildNode, Element, Text } from 'domhandler';
import { parseDocument } from 'htmlparser2';
import { BUTTON_LINK_FORM_ID, type ScreenNode } from '../../../../src/lib/screen-node.ts';
import { selectCriticalCss } from './critical-css.ts';
import { ITEMS_IN_FIRST_VIEW } from './screen-task.ts';

/** A rendered screen for its own shadow root. */
export interface ScreenDocument {
  readonly css: string;
  /** HTML, or the same elements as JSON text of `ScreenNode`s, for a page that may not use HTML strings. */
  readonly markup: string;
}

interface ScreenSource {
  readonly html: string;
  readonly css: string;
  /** Class names that must not change. */
  readonly keptClasses: readonly string[];
  /** Number of list items to keep; the rest is removed. */
  readonly maxItems: number;
  readonly format: 'html' | 'json';
  /** The query string at the end of every link. Empty when links have none. */
  readonly linkSuffix: string;
}

const isElement = (node: ChildNode): node is Element => node instanceof Element;
const isListItem = (element: Element): boolean => element.attribs.role === 'listitem';

/** Collects all elements in document order. */
function listElements(nodes: readonly ChildNode[], elements: Element[] = []): Element[] {
  for (const node of nodes) {
    if (!isElement(node)) continue;
    elements.push(node);
    listElements(node.children, elements);
  }
  return elements;
}

/** Gives every key a short name that starts with `prefix`. */
function createShortNames(prefix: string) {
  const names = new Map<string, string>();
  const shorten = (key: string): string => {
    const name = names.get(key) ?? `${prefix}${names.size.toString(36)}`;
    names.set(key, name);
    return name;
  };
  return { names, shorten };
}

/** Number of dishes that fit on a phone's screen. */
const ITEMS_ON_PHONE = 6;

/**
 * Marks where the first view of a wide screen ends. The screen stays hidden until the browser has received it up to
 * this mark. Also marks the dishes that do not fit on a phone's screen. They have a fixed size, so the browser can skip
 * their layout until they come near the viewport.
 */
function markFirstView(elements: readonly Element[]): void {
  const items = elements.filter(isListItem);
  const endOfFirstView = items[ITEMS_IN_FIRST_VIEW - 1] ?? elements.at(-1);
  if (endOfFirstView) endOfFirstView.attribs['data-first-view'] = '';
  for (const item of items.slice(ITEMS_ON_PHONE)) item.attribs['data-later'] = '';
}

/** Removes all list items of the document after the first `maxItems`. */
function trimLists(nodes: readonly ChildNode[], maxItems: number): void {
  if (maxItems === Number.POSITIVE_INFINITY) return;
  const removedNodes = new Set<ChildNode>(listElements(nodes).filter(isListItem).slice(maxItems));
  for (const list of new Set([...removedNodes].map(({ parent }) => parent)))
    if (list) list.children = list.children.filter((child) => !removedNodes.has(child));
}

function toScreenNode(node: ChildNode): ScreenNode | null {
  if (node instanceof Text) return node.data;
  return isElement(node)
    ? [node.name, node.attribs, ...node.children.map(toScreenNode).filter((child) => child !== null)]
    : null;
}

/**
 * The form for buttons that open a page when scripts do not run. Submitting a form replaces the query of the URL
 * with the form's fields, so the form needs a field for each parameter of `linkSuffix`.
 */
function createLinkForm(linkSuffix: string): Element {
  const form = new Element('form', { id: BUTTON_LINK_FORM_ID, method: 'get', hidden: '' });
  for (const [name, value] of new URLSearchParams(linkSuffix))
    form.children.push(new Element('input', { type: 'hidden', name, value }));
  return form;
}

const toMarkup = (nodes: ChildNode[], format: ScreenSource['format']): string =>
  format === 'html'
    ? render(nodes, { encodeEntities: 'utf8' })
    : JSON.stringify(nodes.map(toScreenNode).filter((node) => node !== null));

/**
 * Turns rendered HTML into a document without inline styles, which a strict content security policy forbids: every
 * inline style becomes a class. Class names are shortened, and only the rules that apply are kept.
 */
export function createScreenDocument(source: ScreenSource): ScreenDocument {
  const { html, css, keptClasses, maxItems, format, linkSuffix } = source;
  // SVG names are case-sensitive.
  const { children } = parseDocument(html, { lowerCaseAttributeNames: false, lowerCaseTags: false });
  trimLists(children, maxItems);
  const elements = listElements(children);
  markFirstView(elements);
  if (elements.some(({ attribs }) => attribs.formaction)) children.push(createLinkForm(linkSuffix));
  const classes = createShortNames('c');
  const styles = createShortNames('s');
  const rename = (name: string) => (keptClasses.includes(name) ? name : classes.shorten(name));
  const usedClasses = new Set<string>();
  for (const { attribs } of elements) {
    const names = attribs.class?.split(' ').filter(Boolean) ?? [];
    for (const name of names) usedClasses.add(name);
    const shortNames = names.map(rename);
    if (attribs.style) shortNames.push(styles.shorten(attribs.style));
    delete attribs.style;
    if (shortNames.length) attribs.class = shortNames.join(' ');
  }
  const styleRules = [...styles.names].map(([style, name]) => `.${name}{${style}}`);
  const criticalCss = selectCriticalCss(css, usedClasses, rename);
  return { css: `${HOST_CSS}${criticalCss}${styleRules.join('')}`, markup: toMarkup(children, format) };
}

/** The screen covers its element until the app has rendered the same screen below it. */
const HOST_CSS =
  ':host{all:initial;position:absolute!important;inset:0;z-index:1;visibility:inherit}[data-pressed]{opacity:.6}[data-early-dish]:not(:empty){background-image:none!important;font-size:16px;font-weight:700}:host([data-early-cart]) aside>*{visibility:hidden}:host>:not(:has([data-first-view])){visibility:hidden}dialog{z-index:3}[data-later]{content-visibility:auto}@media(scripting:none){button:not([formaction]),input{opacity:.45!important;cursor:not-allowed!important}}';
