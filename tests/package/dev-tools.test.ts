import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';

const DEV_TOOLS = /react-refresh|zustand\/(esm\/)?middleware|^demo\//;
/** Modules by chunk. Written by the build. */
const report = readFileSync(resolve(import.meta.dirname, '../../dist/modules.json'), 'utf8');
const modules = JSON.parse(report) as Record<string, Record<string, number>>;

describe('the widget build', () => {
  it('builds the widget without development tools', () => {
    const devModules = Object.values(modules)
      .flatMap((chunk) => Object.keys(chunk))
      .filter((module) => DEV_TOOLS.test(module));

    expect(devModules).toEqual([]);
  });
});
