import { existsSync, readFileSync } from 'node:fs';
import { extname, join, resolve } from 'node:path';
import { brotliCompressSync } from 'node:zlib';

const PAGES = resolve(import.meta.dirname, '../../demo/pages');
const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.webp': 'image/webp',
};

/** `first-view`: with the tag, and the element at the very top of the page. */
export type Variant = 'with' | 'without' | 'first-view';

const SCRIPT = /\s*<script async src="\/order-app\.js"><\/script>/;
const ELEMENT = /\s*<order-app [^>]*><\/order-app>/;

function inVariant(html: string, backend: string, variant: Variant): string {
  const [script] = SCRIPT.exec(html) ?? [];
  const [element] = ELEMENT.exec(html) ?? [];
  if (!script || !element) throw new Error('The page has no tag to take off.');
  const there = (text: string) => text.replaceAll('="/', `="${backend}/`);
  if (variant === 'without') return html.replace(script, '').replace(element, '');
  const tagged = html.replace(script, there(script));
  return variant === 'with'
    ? tagged.replace(element, there(element))
    : tagged.replace(element, '').replace('<main>', `<main>${there(element)}`);
}

/** A file of the demo's host page, as a good host sends it; the page itself with the tag or without. Null: there is none. */
export function hostFile(
  name: string,
  { backend, variant }: { readonly backend: string; readonly variant: Variant },
): { readonly type: string; readonly packed: Buffer } | null {
  const type = TYPES[extname(name)];
  const file = join(PAGES, name);
  if (!type || name.includes('..') || !existsSync(file)) return null;
  const content = readFileSync(file);
  const sent = name.endsWith('.html') ? inVariant(String(content), backend, variant) : content;
  return { type, packed: brotliCompressSync(sent) };
}
