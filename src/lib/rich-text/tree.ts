import type { sanitize } from 'hast-util-sanitize';

/** HTML as a tree, in the sanitiser's input and output format. */
type Node = Parameters<typeof sanitize>[0];
export type Root = Extract<Node, { readonly type: 'root' }>;
export type Element = Extract<Node, { readonly type: 'element' }>;
export type ElementContent = Element['children'][number];
export type RootContent = Root['children'][number];
