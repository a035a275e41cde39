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
  // Tall enough for a finger; the line stays as high as it is.
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
    // A word of a narrow column is not taken apart while the table can be scrolled.
    overflowWrap: 'normal',
  },
  '& th': { background: '$tint', fontWeight: 700 },
});
/** A table is as wide as it is; only it is scrolled then. */
const Table = styled('div', {
  overflowX: 'auto',
  marginBlock: '$3',
  '&:focus-visible': { outlineOffset: -2 },
});

const levelOf = (tag: RichTag): number => (/^h[1-6]$/.test(tag) ? Number(tag[1]) : 0);

function highestLevel(nodes: readonly RichNode[]): number {
  const levels = nodes.flatMap((node) =>
    typeof node === 'string' ? [] : [levelOf(node.tag) || highestLevel(node.children)],
  );
  return Math.min(...levels.filter(Boolean), 7);
}

const away = { target: '_blank', rel: 'noopener noreferrer nofollow' };

function draw(node: RichNode, highest: number): ReactNode {
  if (typeof node === 'string') return node;
  const { tag, attributes } = node;
  const children = drawAll(node.children, highest);
  const { href, ...rest } = attributes;
  if (tag === 'a') {
    const link = href?.startsWith('http') ? { href, ...away } : { href };
    return href ? createElement('a', { ...rest, ...link }, ...children) : children;
  }
  if (tag === 'br' || tag === 'hr') return createElement(tag);
  const level = levelOf(tag);
  // Below the screen's own heading, whatever the text began with.
  const name = level ? `h${Math.min(6, level - highest + 2)}` : tag;
  // Each part is set in the direction of its own words, unless it says another.
  const directed = isBlock(tag) && !isPart(tag) ? { dir: 'auto' as const, ...rest } : rest;
  const drawn = createElement(name, directed, ...children);
  return tag === 'table' ? <Table tabIndex={0}>{drawn}</Table> : drawn;
}

/** What takes its direction from the whole it is part of. */
const isPart = (tag: RichElement['tag']): boolean => /^(li|dt|dd|caption|thead|tbody|tfoot|tr)$/.test(tag);

const drawAll = (nodes: readonly RichNode[], highest: number): ReactNode[] =>
  nodes.map((node, index) => createElement(Fragment, { key: index }, draw(node, highest)));

/** A longer text of the business: headings, lists, tables and links in our own styles. Headings begin at level 2. */
export function RichText({ nodes }: { nodes: readonly RichNode[] }) {
  return <Words>{drawAll(nodes, highestLevel(nodes))}</Words>;
}
