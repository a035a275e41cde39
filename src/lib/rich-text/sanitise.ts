import { type Schema, sanitize } from 'hast-util-sanitize';
import { RICH_TAGS } from './rich-node.ts';
import type { Root } from './tree.ts';

const TABLE_TAGS = ['table'];

/**
 * The elements and attributes that rich text may contain. They include no ids, classes, styles, pictures, forms, frames
 * or scripts.
 */
const RICH_TEXT_SCHEMA: Schema = {
  tagNames: [...RICH_TAGS],
  attributes: {
    '*': [
      ['dir', 'ltr', 'rtl', 'auto'],
      ['lang', /^[a-z]{2,3}(-[a-z0-9]{2,8}){0,3}$/i],
    ],
    a: ['href'],
    ol: [['start', /^-?\d{1,6}$/]],
    td: [
      ['colSpan', /^[1-9]\d?$/],
      ['rowSpan', /^[1-9]\d?$/],
    ],
    th: [
      ['colSpan', /^[1-9]\d?$/],
      ['rowSpan', /^[1-9]\d?$/],
    ],
  },
  protocols: { href: ['https', 'http', 'mailto', 'tel'] },
  ancestors: {
    caption: TABLE_TAGS,
    tbody: TABLE_TAGS,
    td: TABLE_TAGS,
    tfoot: TABLE_TAGS,
    th: TABLE_TAGS,
    thead: TABLE_TAGS,
    tr: TABLE_TAGS,
    li: ['ol', 'ul'],
    dt: ['dl'],
    dd: ['dl'],
  },
  // Elements that are removed with their content.
  strip: [
    'script',
    'style',
    'template',
    'noscript',
    'iframe',
    'object',
    'embed',
    'svg',
    'math',
    'title',
    'head',
    'textarea',
    'select',
    'audio',
    'video',
    'canvas',
    'xmp',
    'noembed',
    'noframes',
  ],
  required: {},
  clobber: [],
  clobberPrefix: '',
  allowComments: false,
  allowDoctypes: false,
};

/** Removes everything from the tree that the schema does not allow. */
export function sanitise(root: Root): Root {
  const sanitised = sanitize(root, RICH_TEXT_SCHEMA);
  return sanitised.type === 'root' ? sanitised : { type: 'root', children: [] };
}
