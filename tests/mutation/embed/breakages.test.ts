import { readdirSync, readFileSync } from 'node:fs';
import { basename, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { breakages } from './breakages.ts';
import { broken } from './broken.ts';

const root = resolve(import.meta.dirname, '../../..');

describe('the embed broken on purpose', () => {
  it.each(breakages)('$file can still be broken: $promise', ({ file, text, instead }) => {
    const whole = readFileSync(resolve(root, file), 'utf8');
    expect(broken(whole, text, instead)).not.toBe(whole);
  });

  it('is broken for each of its suites', () => {
    const names = breakages.map(({ suite }) => ('name' in suite ? suite.name : suite.kind));
    const suites = readdirSync(resolve(root, 'tests/e2e'), { recursive: true, encoding: 'utf8' })
      .map((file) => basename(file))
      .filter((file) => /^(embed|storage)\b.*\.spec/.test(file));
    expect(suites.length).toBeGreaterThan(10);
    expect(suites.filter((file) => !names.some((name) => file.startsWith(name)))).toEqual([]);
  });
});
