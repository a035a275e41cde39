import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';

const folder = resolve(import.meta.dirname, '../../src/ui');
const files = readdirSync(folder).filter((name) => name.endsWith('.tsx'));
const isStory = (name: string): boolean => name.endsWith('.stories.tsx') || name.startsWith('story-');
const components = files.filter((name) => !isStory(name) && !name.endsWith('.test.tsx'));
const shown = files
  .filter(isStory)
  .map((name) => readFileSync(join(folder, name), 'utf8'))
  .join('\n');

describe('Storybook', () => {
  it.each(components)('%s is shown by a story', (name) => {
    expect(
      shown.includes(`from './${name}'`),
      `No story imports ${name}. Show each of its states in ${name.replace('.tsx', '.stories.tsx')}.`,
    ).toBe(true);
  });
});
