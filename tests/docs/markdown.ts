import { readFileSync } from 'node:fs';

export interface Link {
  readonly text: string;
  /** The path without the anchor. Empty for a link within the document. */
  readonly path: string;
  readonly anchor: string;
}

const removeCode = (text: string): string =>
  text.replace(/^```[\s\S]*?^```/gm, '').replace(/`[^`\n]*`/g, '``');

/**
 * The links of a document that point into the project: `[text](target)`, `![alt](target)`, `<img src>` and `<source
 * srcset>`.
 */
export function readLinks(file: string): Link[] {
  const text = removeCode(readFileSync(file, 'utf8'));
  const markdown = [...text.matchAll(/\[([^\]]*)\]\(([^)\s]+)\)/g)];
  const images = [...text.matchAll(/<(?:img|source) [^>]*?(src)(?:set)?="([^"]+)"/g)];
  return [...markdown, ...images]
    .map(([, linkText = '', target = '']) => ({ linkText, target }))
    .filter(({ target }) => !/^[a-z][a-z+.-]*:/i.test(target))
    .map(({ linkText, target }) => {
      const [path = '', anchor = ''] = target.split('#');
      return { text: linkText, path, anchor };
    });
}

/** The anchors of a document. GitHub creates them from the headings. */
export function readAnchors(file: string): Set<string> {
  const text = readFileSync(file, 'utf8').replace(/^```[\s\S]*?^```/gm, '');
  const countBySlug = new Map<string, number>();
  const anchors = new Set<string>();
  for (const [, heading = ''] of text.matchAll(/^#{1,6} +(.+?)\s*#*$/gm)) {
    const slug = heading
      .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
      .toLowerCase()
      .replace(/[^\p{L}\p{N}\s_-]/gu, '')
      .replace(/\s/g, '-');
    const earlierCount = countBySlug.get(slug) ?? 0;
    countBySlug.set(slug, earlierCount + 1);
    anchors.add(earlierCount ? `${slug}-${earlierCount}` : slug);
  }
  return anchors;
}
