const BLOCKS = [
  'h1',
  'h2',
  'h3',
  'h4',
  'h5',
  'h6',
  'p',
  'div',
  'blockquote',
  'pre',
  'hr',
  'ul',
  'ol',
  'li',
  'dl',
  'dt',
  'dd',
  'table',
  'caption',
  'thead',
  'tbody',
  'tfoot',
  'tr',
  'th',
  'td',
] as const;
const INLINES = [
  'a',
  'abbr',
  'b',
  'br',
  'code',
  'del',
  'em',
  'i',
  'ins',
  'mark',
  's',
  'small',
  'span',
  'strong',
  'sub',
  'sup',
  'u',
] as const;

/** The elements that rich text may contain. All others are dropped. */
export const RICH_TAGS = [...BLOCKS, ...INLINES];
export type RichTag = (typeof RICH_TAGS)[number];

export const isRichTag = (name: string): name is RichTag => RICH_TAGS.some((tag) => tag === name);
export const isBlock = (tag: RichTag): boolean => BLOCKS.some((block) => block === tag);

/** The allowed attributes of an element. */
export interface RichAttributes {
  /** Absolute: `https:`, `http:`, `mailto:` or `tel:`. */
  readonly href?: string;
  readonly dir?: 'ltr' | 'rtl' | 'auto';
  readonly lang?: string;
  readonly start?: number;
  readonly colSpan?: number;
  readonly rowSpan?: number;
}

export interface RichElement {
  readonly tag: RichTag;
  readonly attributes: RichAttributes;
  readonly children: readonly RichNode[];
}

/** A node of sanitised rich text: text or an allowed element. */
export type RichNode = string | RichElement;
