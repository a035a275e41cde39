import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, it } from 'vitest';

const ASSETS = resolve(import.meta.dirname, '../../dist/widget/assets');
const code = readdirSync(ASSETS)
  .filter((name) => name.endsWith('.js'))
  .map((name) => readFileSync(join(ASSETS, name), 'utf8'))
  .join('\n');

/** Hosts with an old library have other ones (src/lib/own-built-ins.ts). */
it('the app calls no built-in that hosts are known to have replaced', () => {
  expect(code.match(/(?<![\w$])Array\.from\(/g) ?? []).toEqual([]);
  // But in our own `stringify`, which the doctor has a copy of.
  expect(
    code.match(/(?<![\w$.])JSON\.stringify\((?!.{1,40}["'`]toJSON["'`]in Array\.prototype).{40}/g) ?? [],
  ).toEqual([]);
});
