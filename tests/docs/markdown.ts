import { readFileSync } from 'node:fs';

export interface Link {
  readonly text: string;
  /** Without the anchor; empty: this document. */
  readonly path: string;
  readonly anchor: string;
}

const withoutCode = (text: string): string =>
  text.replace(/^```[\s\S]*?^```/gm, '').replace(/`[^`\n]*`/g, '``');

/** What `[text](target)`, `![alt](target)` and `<img src>` in a document point to within the project. */
export function linksOf(file: string): Link[] {
  const text = withoutCode(readFileSync(file, 'utf8'));
  const markdown = [...text.matchAll(/\[([^\]]*)\]\(([^)\s]+)\)/g)];
  const images = [...text.matchAll(/<(?:img|source) [^>]*?(src)(?:set)?="([^"]+)"/g)];
  return [...markdown, ...images]
    .map(([, words = '', target = '']) => ({ words, target }))
    .filter(({ target }) => !/^[a-z][a-z+.-]*:/i.test(target))
    .map(({ words, target }) => {
      const [path = '', anchor = ''] = target.split('#');
      return { text: words, path, anchor };
    });
}

/** The anchors a document has, as GitHub makes them of its headings. */
export function anchorsOf(file: string): Set<string> {
  const text = readFileSync(file, 'utf8').replace(/^```[\s\S]*?^```/gm, '');
  const seen = new Map<string, number>();
  const anchors = new Set<string>();
  for (const [, heading = ''] of text.matchAll(/^#{1,6} +(.+?)\s*#*$/gm)) {
    const slug = heading
      .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
      .toLowerCase()
      .replace(/[^\p{L}\p{N}\s_-]/gu, '')
      .replace(/\s/g, '-');
    const before = seen.get(slug) ?? 0;
    seen.set(slug, before + 1);
    anchors.add(before ? `${slug}-${before}` : slug);
  }
  return anchors;
}
