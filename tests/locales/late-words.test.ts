import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { LATE_WORDS, splitWords } from '../../elements/build/late-words.ts';
import en from '../../locales/en.json';

const root = resolve(import.meta.dirname, '../..');
/** What these import or say comes with the words of later screens. */
const LATE = ['src/app/screens/lazy-screens.ts', 'src/app/host/report-order-news.ts'];

/** Every module that the entries import, at once or later, but for what the later screens do. */
function reached(...entries: readonly string[]): string[] {
  const found = new Set<string>();
  const queue = [...entries];
  for (let file = queue.pop(); file !== undefined; file = queue.pop()) {
    if (found.has(file) || LATE.includes(file) || !existsSync(join(root, file))) continue;
    found.add(file);
    const text = readFileSync(join(root, file), 'utf8');
    for (const [, path = ''] of text.matchAll(/(?:from|import\()\s*'(\.[^']+\.tsx?)'/g))
      queue.push(relative(root, resolve(root, dirname(file), path)));
  }
  return [...found];
}

const saidIn = (file: string): string[] =>
  [...readFileSync(join(root, file), 'utf8').matchAll(/['"`]([a-zA-Z]+)\.[a-zA-Z$]/g)].map(
    ([, part = '']) => part,
  );

describe('words that come late', () => {
  it('are said by no screen that may be the first', () => {
    const files = reached('src/app/mount-app.tsx', 'elements/session/app-session.ts');
    expect(files.length).toBeGreaterThan(300);
    const early = files.flatMap((file) =>
      saidIn(file)
        .filter((part) => LATE_WORDS.includes(part))
        .map((part) => `${part} in ${file}`),
    );
    expect(early).toEqual([]);
  });

  it('are parts of the locale files, and both files together are all of it', () => {
    expect(LATE_WORDS.filter((part) => !(part in en))).toEqual([]);
    const { first, late } = splitWords(en);
    expect({ ...first, ...late }).toEqual(en);
    expect(Object.keys(late)).toHaveLength(LATE_WORDS.length);
  });
});
