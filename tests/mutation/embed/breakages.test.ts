import { readdirSync, readFileSync } from 'node:fs';
import { basename, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { breakages } from './breakages.ts';
import { applyBreakage } from './broken.ts';

const root = resolve(import.meta.dirname, '../../..');

describe('the breakages of the embed', () => {
  it.each(breakages)(
    'the deliberate fault still applies to the source $file: $promise',
    ({ file, text, replacement }) => {
      const source = readFileSync(resolve(root, file), 'utf8');
      expect(applyBreakage(source, text, replacement)).not.toBe(source);
    },
  );

  it('every test suite of the embed is checked with at least one deliberate fault', () => {
    const names = breakages.map(({ suite }) => ('name' in suite ? suite.name : suite.kind));
    const suites = readdirSync(resolve(root, 'tests/e2e'), { recursive: true, encoding: 'utf8' })
      .map((file) => basename(file))
      .filter((file) => /^(embed|storage)\b.*\.spec/.test(file));
    expect(suites.length).toBeGreaterThan(10);
    expect(suites.filter((file) => !names.some((name) => file.startsWith(name)))).toEqual([]);
  });
});
