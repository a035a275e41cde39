import { expect, it } from 'vitest';
import { readProblemsAfter } from '../testing/garden.ts';

it('reports a language once if no text of the business file has it', () => {
  expect(readProblemsAfter((file) => Object.assign(file.settings, { locales: ['en', 'ar', 'xx'] }))).toEqual([
    {
      path: 'settings.locales[2]',
      expected: "a language of the file's texts",
      actual: '"xx", which no text has',
    },
  ]);
});
