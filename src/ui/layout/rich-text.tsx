import { createElement, Fragment, type ReactNode } from 'react';
import { isBlock, type RichElement, type RichNode, type RichTag } from '../../lib/rich-text/rich-node.ts';
import { styled } from '../../theme/stitches.ts';

const Words = styled('div', {
  display: 'flow-root',
  fontSize: '$16',
  lineHeight: 1.6,
  overflowWrap: 'anywhere',
  '& > * + *': { marginBlockStart: '$3' },
  '& h2, & h3, & h4, & h5, & h6': { lineHeight: 1.3, fontWeight: 700, overflowWrap: 'anywhere' },
  '& h2': { fontSize: '$18' },
  '& h3': { fontSize: '$16' },
  '& h4, & h5, & h6': { fontSize: '$14' },
  '& > * + h2': { marginBlockStart: '$6' },
  '& > * + h3, & > * + h4': { marginBlockStart: '$5' },
  '& :is(h2, h3, h4, h5, h6) + *': { marginBlockStart: '$2' },
  '& ul, & ol': { paddingInlineStart: '$6' },
  '& ul': { listStyle: 'disc' },
  '& ol': { listStyle: 'decimal' },
  '& li + li': { marginBlockStart: '$1' },
  '& li::marker': { color: '$mute' },
  '& dt': { fontWeight: 700 },
  '& dd': { marginInlineStart: '$4', marginBlockEnd: '$2' },
  // The padding enlarges the click target without making the line taller.
  '& a': { color: '$brandText', textDecoration: 'underline', textUnderlineOffset: 2, paddingBlock: '$1' },
  '& blockquote': {
    margin: 0,
    marginBlock: '$3',
    paddingInlineStart: '$4',
    borderInlineStart: '3px solid $line',
    color: '$mute',
  },
  '& pre, & code': { fontFamily: 'ui-monospace, monospace', fontSize: '$14' },
  '& pre': { whiteSpace: 'pre-wrap', margin: 0 },
  '& mark': { background: '$warnTint', color: '$ink' },
  '& hr': { border: 0, borderBlockStart: '1px solid $line', marginBlock: '$5' },
  '& small, & sub, & sup': { fontSize: '$12' },
  '& caption': { captionSide: 'top', textAlign: 'start', fontWeight: 700, paddingBlockEnd: '$2' },
  '& table': { borderCollapse: 'collapse', width: '100%' },
  '& th, & td': {
    padding: '$2 $3',
    border: '1px solid $line',
    textAlign: 'start',
    verticalAlign: 'top',
    // Does not break words, because the table can scroll.
    overflowWrap: 'normal',
  },
  '& th': { background: '$tint', fontWeight: 700 },
});
/** Lets a wide table scroll horizontally, so that the page does not. */
const Table = styled('div', {
  overflowX: 'auto',
  marginBlock: '$3',
  '&:focus-visible': { outlineOffset: -2 },
});

/** Returns 1 to 6 for a heading, and 0 for any other element. */
const getHeadingLevel = (tag: RichTag): number => (/^h[1-6]$/.test(tag) ? Number(tag[1]) : 0);

/** Returns the level of the most important heading (1 is the highest); 7 if the text has no heading. */
function findHighestLevel(nodes: readonly RichNode[]): number {
  const levels = nodes.flatMap((node) =>
    typeof node === 'string' ? [] : [getHeadingLevel(node.tag) || findHighestLevel(node.children)],
  );
  return Math.min(...levels.filter(Boolean), 7);
}

const EXTERNAL_LINK = { target: '_blank', rel: 'noopener noreferrer nofollow' };

function renderNode(node: RichNode, highestLevel: number): ReactNode {
  if (typeof node === 'string') return node;
  const { tag, attributes } = node;
  const children = renderNodes(node.children, highestLevel);
  const { href, ...rest } = attributes;
  if (tag === 'a') {
    const link = href?.startsWith('http') ? { href, ...EXTERNAL_LINK } : { href };
    return href ? createElement('a', { ...rest, ...link }, ...children) : children;
  }
  if (tag === 'br' || tag === 'hr') return createElement(tag);
  const level = getHeadingLevel(tag);
  // The highest heading of the text becomes level 2, below the screen's heading.
  const name = level ? `h${Math.min(6, level - highestLevel + 2)}` : tag;
  // Every block takes its direction from its text, unless the source sets one.
  const directedAttributes =
    isBlock(tag) && !isDirectionInherited(tag) ? { dir: 'auto' as const, ...rest } : rest;
  const element = createElement(name, directedAttributes, ...children);
  return tag === 'table' ? <Table tabIndex={0}>{element}</Table> : element;
}

/** True for elements that take their direction from the list or table around them. */
const isDirectionInherited = (tag: RichElement['tag']): boolean =>
  /^(li|dt|dd|caption|thead|tbody|tfoot|tr)$/.test(tag);

const renderNodes = (nodes: readonly RichNode[], highestLevel: number): ReactNode[] =>
  nodes.map((node, index) => createElement(Fragment, { key: index }, renderNode(node, highestLevel)));

/** Formatted text of the business in the app's styles. Headings start at level 2. */
export function RichText({ nodes }: { nodes: readonly RichNode[] }) {
  return <Words>{renderNodes(nodes, findHighestLevel(nodes))}</Words>;
}
