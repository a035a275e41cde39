import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';

const folder = resolve(import.meta.dirname, '../../locales');

export interface LocaleFile {
  readonly code: string;
  readonly bytes: Buffer;
  /** Every message by its full key. */
  readonly messages: ReadonlyMap<string, string>;
}

function flatten(node: unknown, prefix: string, messages: Map<string, string>): Map<string, string> {
  if (typeof node === 'string') messages.set(prefix, node);
  else if (typeof node !== 'object' || node === null || Array.isArray(node))
    throw new Error(`${prefix} is not text`);
  else
    for (const [key, value] of Object.entries(node))
      flatten(value, prefix ? `${prefix}.${key}` : key, messages);
  return messages;
}

/** All of `locales/*.json`, English first. */
export const localeFiles: readonly LocaleFile[] = readdirSync(folder)
  .filter((name) => name.endsWith('.json'))
  .sort((a, b) => Number(b === 'en.json') - Number(a === 'en.json') || a.localeCompare(b))
  .map((name) => {
    const bytes = readFileSync(resolve(folder, name));
    return {
      code: name.replace('.json', ''),
      bytes,
      messages: flatten(JSON.parse(bytes.toString('utf8')), '', new Map()),
    };
  });

const PLURAL_KEY = /^(.*)_(zero|one|two|few|many|other)$/;

/** `cart.items_few` has the base `cart.items` and the category few. A key without a plural form is its own base. */
export function splitKey(key: string): { readonly base: string; readonly category: string | null } {
  const [, base = key, category = null] = PLURAL_KEY.exec(key) ?? [];
  return { base, category };
}

/** The plural categories per base, sorted; an empty list for a message without plural forms. */
export function getShape(messages: ReadonlyMap<string, string>): ReadonlyMap<string, readonly string[]> {
  const shape = new Map<string, string[]>();
  for (const key of messages.keys()) {
    const { base, category } = splitKey(key);
    shape.set(base, [...(shape.get(base) ?? []), ...(category ? [category] : [])].sort());
  }
  return shape;
}

export const listPlaceholders = (message: string): readonly string[] =>
  [...message.matchAll(/\{\{(.*?)\}\}/g)].map(([, name = '']) => name).sort();
