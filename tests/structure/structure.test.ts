import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { basename, dirname, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';

const root = resolve(import.meta.dirname, '../..');
const MAX_FILES_PER_FOLDER = 30;
/** Names that tools or conventions prescribe, so they may repeat. */
const FIXED_NAMES = /^(vite|vitest|playwright)\.config$|^(main|app|index|types|preview|run)$/;

const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  cwd: root,
  encoding: 'utf8',
  maxBuffer: 64 * 1024 * 1024,
})
  .split('\n')
  .filter((path) => /^(src|elements|demo|tests)\/.*\.(tsx?|mjs|js)$/.test(path));
const isSource = (path: string): boolean =>
  !/\.(test|spec|stories)\.tsx?$|\/testing\/|\/consumers\/|\/typings\/|\.d\.m?ts$/.test(path);
const sources = files.filter(isSource);

const groupBy = (paths: readonly string[], key: (path: string) => string): Map<string, string[]> => {
  const groups = new Map<string, string[]>();
  for (const path of paths) groups.set(key(path), [...(groups.get(key(path)) ?? []), path]);
  return groups;
};

describe('The source tree', () => {
  it(`no folder has more than ${MAX_FILES_PER_FOLDER} source files`, () => {
    const crowdedFolders = [...groupBy(sources, dirname)]
      .filter(([, paths]) => paths.length > MAX_FILES_PER_FOLDER)
      .map(([folder, paths]) => `${folder}: ${paths.length}`);
    expect(crowdedFolders).toEqual([]);
  });

  it('every source file has a unique base name', () => {
    const getStem = (path: string) => basename(path).replace(/\.(tsx?|mjs|js)$/, '');
    const repeatedNames = [...groupBy(sources, getStem)]
      .filter(([name, paths]) => paths.length > 1 && !FIXED_NAMES.test(name))
      .map(([name, paths]) => `${name}: ${paths.join(', ')}`);
    expect(repeatedNames).toEqual([]);
  });

  it('the median source file has 40 to 120 lines', () => {
    const lengths = sources
      .map((path) => readFileSync(resolve(root, path), 'utf8').split('\n').length - 1)
      .sort((a, b) => a - b);
    const median = lengths[Math.floor(lengths.length / 2)];
    expect(median).toBeGreaterThanOrEqual(40);
    expect(median).toBeLessThanOrEqual(120);
  });

  it('the code never reads a property as `document.x`, because an element of the host page could shadow it', () => {
    // The document of the payment window belongs to the app, so no element of a host page is in it.
    const paymentWindowModule = 'src/stores/payment/payment-window.ts';
    const properties =
      /\bdocument\.(?!ts\b|create|query|getElement|add|remove|importNode|execCommand|exitFullscreen)\w+/g;
    const directReads = sources
      .filter((path) => /^(src|elements\/(loader|session))\//.test(path) && path !== paymentWindowModule)
      .flatMap((path) => {
        const code = readFileSync(resolve(root, path), 'utf8').replace(/\/\*.*?\*\/|\/\/.*$/gms, '');
        return [...code.matchAll(properties)].map(([property]) => `${path}: ${property}`);
      });
    expect(directReads).toEqual([]);
  });

  it('test helpers are in testing folders', () => {
    expect(files.filter((path) => /(-for-tests|\.test-kit|\.test-setup)\./.test(path))).toEqual([]);
  });
});
