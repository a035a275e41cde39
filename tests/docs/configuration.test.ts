import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, it } from 'vitest';
import { readConfig } from '../../demo/server/config.ts';

const root = resolve(import.meta.dirname, '../..');
const FOLDERS = ['demo', 'src', 'elements', 'tests'];
/** The build replaces this variable with a constant. */
const REPLACED_BY_BUILD = 'NODE_ENV';

const listDocumentedVariables = (): Set<string> => {
  const page = readFileSync(join(root, 'docs/configuration.md'), 'utf8');
  return new Set([...page.matchAll(/^\| `([A-Z_0-9]+)` \|/gm)].map(([, name = '']) => name));
};

/** The variables that the server's configuration reads. */
function listServerVariables(): Set<string> {
  const names = new Set<string>();
  const environment = new Proxy<Record<string, string | undefined>>(
    {},
    {
      get: (_target, name) => {
        names.add(String(name));
        return undefined;
      },
    },
  );
  readConfig(environment);
  return names;
}

/** Names that any code in the repository reads from `process.env`. */
function listNamesInCode(): Set<string> {
  const files = FOLDERS.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.(ts|tsx|mjs)$/.test(name))
      .map((name) => join(folder, name)),
  );
  const texts = [...files, 'vite.config.ts'].map((file) => readFileSync(join(root, file), 'utf8'));
  return new Set(
    texts.flatMap((text) => [...text.matchAll(/process\.env\.([A-Z_0-9]+)/g)].map(([, name = '']) => name)),
  );
}

it('docs/configuration.md lists every environment variable of the server', () => {
  const documentedVariables = listDocumentedVariables();

  const serverVariables = listServerVariables();

  expect(serverVariables.size).toBeGreaterThan(10);
  expect([...serverVariables].filter((name) => !documentedVariables.has(name))).toEqual([]);
});

it('docs/configuration.md lists exactly the environment variables that the code reads', () => {
  const documentedVariables = listDocumentedVariables();

  const usedNames = new Set([...listServerVariables(), ...listNamesInCode()]);
  usedNames.delete(REPLACED_BY_BUILD);

  expect([...documentedVariables].sort()).toEqual([...usedNames].sort());
});
