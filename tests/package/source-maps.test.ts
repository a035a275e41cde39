import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';

const dist = resolve(import.meta.dirname, '../../dist');
const listFiles = (folder: string): string[] =>
  readdirSync(join(dist, folder), { recursive: true, encoding: 'utf8' }).sort();
const listScripts = (folder: string): string[] => listFiles(folder).filter((name) => name.endsWith('.js'));

describe('source maps of the production build', () => {
  it.each(['widget', 'npm'])('no source map is in dist/%s, and no reference to one', (folder) => {
    expect(listFiles(folder).filter((name) => name.includes('.map'))).toEqual([]);
    const referring = listScripts(folder).filter((name) =>
      readFileSync(join(dist, folder, name), 'utf8').includes('sourceMappingURL'),
    );
    expect(referring).toEqual([]);
  });

  it('every script with code of this project has a source map in dist/source-maps', () => {
    // The versioned loaders are copies, and the bundler's runtime and check.js have no source file.
    const mappedScripts = listScripts('widget').filter(
      (name) => !/^v\d|\/rolldown-runtime-|^check\.js$/.test(name),
    );
    expect(listFiles('source-maps').filter((name) => name.endsWith('.map'))).toEqual(
      mappedScripts.map((name) => `${name}.map`),
    );
  });

  it('the source map of the app includes the app’s source code', () => {
    const app = listFiles('source-maps').find((name) => /^assets\/app-/.test(name)) ?? '';
    const map: unknown = JSON.parse(readFileSync(join(dist, 'source-maps', app), 'utf8'));
    const { sources, sourcesContent } = map as { sources: string[]; sourcesContent: string[] };
    const index = sources.findIndex((source) => source.endsWith('/elements/session/app-session.ts'));
    expect(sourcesContent[index]).toContain('export function startApp');
  });
});
