import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, it } from 'vitest';

const ASSETS_FOLDER = resolve(import.meta.dirname, '../../dist/widget/assets');
const code = readdirSync(ASSETS_FOLDER)
  .filter((name) => name.endsWith('.js'))
  .map((name) => readFileSync(join(ASSETS_FOLDER, name), 'utf8'))
  .join('\n');

/** Old libraries on a host page replace some built-ins (src/lib/own-built-ins.ts). */
it('the built scripts call no built-in function that libraries of host pages are known to replace', () => {
  expect(code.match(/(?<![\w$])Array\.from\(/g) ?? []).toEqual([]);
  // The doctor contains a copy of our own `stringify`, which is the only exception.
  expect(
    code.match(/(?<![\w$.])JSON\.stringify\((?!.{1,40}["'`]toJSON["'`]in Array\.prototype).{40}/g) ?? [],
  ).toEqual([]);
});
