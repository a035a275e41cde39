import { readdirSync, readFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';

const folder = resolve(import.meta.dirname, '../../src/ui');
const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((path) =>
  path.endsWith('.tsx'),
);
const isStory = (path: string): boolean =>
  path.endsWith('.stories.tsx') || basename(path).startsWith('story-');
const components = files.filter((path) => !isStory(path) && !/\.test\.tsx$|^testing\/|^map\//.test(path));
const stories = files
  .filter(isStory)
  .map((path) => readFileSync(join(folder, path), 'utf8'))
  .join('\n');

describe('Storybook', () => {
  it.each(components)('a story shows the component %s', (path) => {
    expect(
      stories.includes(`/${basename(path)}'`),
      `No story imports ${path}. Show each of its states in ${path.replace('.tsx', '.stories.tsx')}.`,
    ).toBe(true);
  });
});
