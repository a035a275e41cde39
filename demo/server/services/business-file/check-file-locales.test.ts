import { expect, it } from 'vitest';
import { readProblemsAfter } from '../testing/garden.ts';

it('reports a language of a business file once if no text has that language', () => {
  expect(readProblemsAfter((file) => Object.assign(file.settings, { locales: ['en', 'ar', 'xx'] }))).toEqual([
    {
      path: 'settings.locales[2]',
      expected: "a language of the file's texts",
      actual: '"xx", which no text has',
    },
  ]);
});
