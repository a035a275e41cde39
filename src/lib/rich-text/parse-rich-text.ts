import { readHtml } from './read-html.ts';
import { isBlock, isRichTag, type RichAttributes, type RichElement, type RichNode } from './rich-node.ts';
import { sanitise } from './sanitise.ts';
import type { Element, ElementContent, RootContent } from './tree.ts';

/** Maximum length in characters. Longer text is cut. */
const MAX_LENGTH = 100_000;
/** A tag, a comment or a character reference. A text that contains one is HTML. */
const MARKUP = /<\/?[a-z][^<>]*>|<!--|&(#\d+|#x[\da-f]+|[a-z]+\d*);/i;
/** Absolute links only, because a relative link would lead to a page of the host's site. */
const ABSOLUTE_URL = /^(https?:\/\/|mailto:|tel:)/;
/** Elements in which white space between the children is not text. */
const SPACELESS = /^(ul|ol|dl|table|thead|tbody|tfoot|tr)$/;

const toOptionalNumber = (value: unknown): number | undefined =>
  value === undefined ? undefined : Number(value);

function getAttributes({ properties }: Element): RichAttributes {
  const { href, dir, lang } = properties;
  const all = {
    href: typeof href === 'string' && ABSOLUTE_URL.test(href) ? href : undefined,
    dir,
    lang,
    start: toOptionalNumber(properties.start),
    colSpan: toOptionalNumber(properties.colSpan),
    rowSpan: toOptionalNumber(properties.rowSpan),
  };
  return Object.fromEntries(Object.entries(all).filter(([, value]) => value !== undefined));
}

function toNodes(children: readonly (ElementContent | RootContent)[], parent: string): RichNode[] {
  return children.flatMap((child): RichNode[] => {
    if (child.type === 'text')
      return child.value && !(SPACELESS.test(parent) && !child.value.trim()) ? [child.value] : [];
    if (child.type !== 'element' || !isRichTag(child.tagName)) return [];
    const { tagName: tag } = child;
    const childNodes = toNodes(child.children, tag);
    const isEmptyBlock = !childNodes.length && isBlock(tag) && !/^(hr|t[dh])$/.test(tag);
    return isEmptyBlock ? [] : [{ tag, attributes: getAttributes(child), children: childNodes }];
  });
}

const createParagraph = (children: readonly RichNode[]): RichElement => ({
  tag: 'p',
  attributes: {},
  children,
});
const isBlank = (node: RichNode): boolean => typeof node === 'string' && !node.trim();

/** Wraps text between blocks in paragraphs, so that all text has the same spacing. */
function wrapInParagraphs(nodes: readonly RichNode[]): RichNode[] {
  const blocks: RichNode[] = [];
  let looseNodes: RichNode[] = [];
  const wrapLooseNodes = () => {
    if (!looseNodes.every(isBlank)) blocks.push(createParagraph(looseNodes));
    looseNodes = [];
  };
  for (const node of nodes) {
    if (typeof node === 'string' || !isBlock(node.tag)) looseNodes.push(node);
    else {
      wrapLooseNodes();
      blocks.push(node);
    }
  }
  wrapLooseNodes();
  return blocks;
}

const lineBreak: RichElement = { tag: 'br', attributes: {}, children: [] };

/** Converts plain text: an empty line starts a paragraph; any other line break is kept. */
const parsePlainText = (text: string): RichNode[] =>
  text
    .split(/\n\s*\n/)
    .filter((part) => part.trim())
    .map((part) =>
      createParagraph(
        part
          .trim()
          .split(/\s*\n\s*/)
          .flatMap((line, index) => (index ? [lineBreak, line] : [line])),
      ),
    );

/**
 * Parses text from the business, plain or HTML, into nodes that are safe to render. Keeps only allowed elements and
 * attributes. Never throws.
 */
export function parseRichText(text: string): RichNode[] {
  const shortText = text.slice(0, MAX_LENGTH);
  if (!MARKUP.test(shortText)) return parsePlainText(shortText);
  return wrapInParagraphs(toNodes(sanitise(readHtml(shortText)).children, ''));
}
