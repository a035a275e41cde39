import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

const roots = ['src', 'elements'].map((root) => resolve(import.meta.dirname, '../..', root));

const removeComments = (text: string): string => text.replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '');

const isSource = (name: string): boolean =>
  /\.tsx?$/.test(name) && !/(\.(test|stories|test-kit)\.tsx?|\/story-[\w-]+\.tsx?)$/.test(name);

const sources: readonly (readonly [string, string])[] = roots.flatMap((root) =>
  readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter(isSource)
    .map((name) => [name, removeComments(readFileSync(join(root, name), 'utf8'))] as const),
);

/** Every quoted text in the product's source that could be a key, such as `'cart.title'`. */
export const quotedTexts: ReadonlySet<string> = new Set(
  sources.flatMap(([, text]) =>
    [...text.matchAll(/(['"`])([\w-]+(?:\.[\w-]+)+)\1/g)].map(([, , key = '']) => key),
  ),
);

/** The literal part of every key that is completed with data: `status.` in `status.${code}`. */
export const dynamicKeyPrefixes: ReadonlySet<string> = new Set(
  sources.flatMap(([, text]) =>
    [...text.matchAll(/`((?:[\w-]+\.)+[\w-]*)\$\{(?!string\})/g)].map(([, prefix = '']) => prefix),
  ),
);

/** Literal keys that are passed to `t`, each with its file. */
export const translatedKeys: readonly (readonly [string, string])[] = sources.flatMap(([name, text]) =>
  [...text.matchAll(/\bt\(\s*(['"`])([\w.-]+)\1/g)].map(([, , key = '']) => [key, name] as const),
);
