import { existsSync, readFileSync } from 'node:fs';
import { extname, join, resolve } from 'node:path';
import { brotliCompressSync } from 'node:zlib';

const PAGES_FOLDER = resolve(import.meta.dirname, '../../demo/pages');
const CONTENT_TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.webp': 'image/webp',
};

/** The page with or without the script tag. `first-view` also moves the element to the top of the page. */
export type Variant = 'with' | 'without' | 'first-view';

const SCRIPT = /\s*<script async src="\/order-app\.js"><\/script>/;
const ELEMENT = /\s*<order-app [^>]*><\/order-app>/;

function renderVariant(html: string, backend: string, variant: Variant): string {
  const [script] = SCRIPT.exec(html) ?? [];
  const [element] = ELEMENT.exec(html) ?? [];
  if (!script || !element) throw new Error('The demo page has no script tag or no element to remove');
  const withBackend = (text: string) => text.replaceAll('="/', `="${backend}/`);
  if (variant === 'without') return html.replace(script, '').replace(element, '');
  const taggedPage = html.replace(script, withBackend(script));
  return variant === 'with'
    ? taggedPage.replace(element, withBackend(element))
    : taggedPage.replace(element, '').replace('<main>', `<main>${withBackend(element)}`);
}

/** Reads a file of the demo's host page, compressed, with the page in the given variant. Null for an unknown file. */
export function readHostFile(
  name: string,
  { backend, variant }: { readonly backend: string; readonly variant: Variant },
): { readonly type: string; readonly compressed: Buffer } | null {
  const type = CONTENT_TYPES[extname(name)];
  const file = join(PAGES_FOLDER, name);
  if (!type || name.includes('..') || !existsSync(file)) return null;
  const content = readFileSync(file);
  const body = name.endsWith('.html') ? renderVariant(String(content), backend, variant) : content;
  return { type, compressed: brotliCompressSync(body) };
}
