import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { checkPackage, createPackageFromTarballData } from '@arethetypeswrong/core';
import { JSDOM } from 'jsdom';
import { publint } from 'publint';
import { formatMessage } from 'publint/utils';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { packageFolder, packPackage } from './install-package.ts';

const readJson = (file: string): unknown => JSON.parse(readFileSync(join(packageFolder, file), 'utf8'));
const packageJson = readJson('package.json') as {
  exports: Record<string, unknown>;
  version: string;
  customElements: string;
};
const entries = Object.keys(packageJson.exports).filter((name) => !/json$|manifest$/.test(name));

let folder = '';
let tarball = '';

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'order-app-packed-'));
  tarball = packPackage(folder);
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('the npm package', () => {
  it('the npm package passes publint without messages', async () => {
    const { messages } = await publint({ pkgDir: packageFolder, level: 'suggestion', strict: true });
    expect(messages.map((message) => formatMessage(message, packageJson))).toEqual([]);
  });

  it('the types of the npm package resolve in every supported module resolution', async () => {
    const result = await checkPackage(createPackageFromTarballData(readFileSync(tarball)));
    // The package contains only ES modules, so CommonJS and TypeScript's oldest module resolution are not checked.
    const problems = 'problems' in result ? result.problems : ['no types'];
    const relevantProblems = problems.filter(
      (problem) =>
        typeof problem === 'string' ||
        !('resolutionKind' in problem && /node10|node16-cjs/.test(problem.resolutionKind)),
    );
    expect(relevantProblems).toEqual([]);
    const resolutionKinds = 'entrypoints' in result ? Object.keys(result.entrypoints) : [];
    expect(resolutionKinds).toEqual(expect.arrayContaining(entries));
  });

  it('importing the npm package on a server has no side effect', () => {
    const script = `const before = Object.keys(globalThis).join();
      for (const name of ${JSON.stringify(entries)}) await import(new URL(name === '.' ? 'index.js' : name + '.js', ${JSON.stringify(`file://${packageFolder}/`)}).href);
      if (Object.keys(globalThis).join() !== before) throw new Error('it left something behind');`;
    expect(execFileSync(process.execPath, ['--input-type=module', '-e', script], { encoding: 'utf8' })).toBe(
      '',
    );
  });

  it('importing the npm package in jsdom, where hosts run unit tests, defines no element and throws nothing', async () => {
    const { window } = new JSDOM('<order-app reference-id="a"></order-app>', { runScripts: 'outside-only' });
    const code = readFileSync(join(packageFolder, 'index.js'), 'utf8');
    // The module can run as a script, because its entry imports nothing until an element needs it.
    expect(() => window.eval(code)).not.toThrow();
    expect(window.customElements.get('order-app')).toBeUndefined();
  });

  it('the npm package contains every file to which its chunks refer', () => {
    const chunks = readdirSync(join(packageFolder, 'app')).filter((name) => name.endsWith('.js'));
    const references = chunks.flatMap((name) => {
      const code = readFileSync(join(packageFolder, 'app', name), 'utf8');
      return [...code.matchAll(/new URL\("([^"]+)",import\.meta\.url\)/g)].map(([, path = '']) => path);
    });
    expect(references.length).toBeGreaterThan(200);
    expect(references.filter((path) => !existsSync(join(packageFolder, 'app', path)))).toEqual([]);
  });

  it('the package.json of the npm package names the manifest of the elements', () => {
    expect(packageJson.customElements).toBe('custom-elements.json');
    expect(readJson('custom-elements.json')).toMatchObject({ schemaVersion: '1.0.0' });
  });

  it('the npm package contains the licences of the bundled packages', () => {
    const licenses = readFileSync(join(packageFolder, 'licenses.md'), 'utf8');
    for (const name of ['preact', 'i18next', 'zustand', 'zod']) {
      expect(licenses).toContain(`## ${name} - `);
    }
  });
});
