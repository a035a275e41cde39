import { describe } from 'vitest';
import { type Case, eachIsFound } from '../testing/garden.ts';

const named = (id: string, en: string, ar = en) => ({ id, name: { en, ar } });

const TABLES: readonly Case[] = [
  [
    'two tables of one id at a branch',
    (file) => Object.assign(file.branches[0] ?? {}, { tables: [named('1', '1'), named('1', '2')] }),
    'branches[0].tables[1].id',
    'an id that no other table has',
    '"1"',
  ],
  [
    'two tables of one name, which no link could tell apart',
    (file) =>
      Object.assign(file.branches[0] ?? {}, {
        tables: [named('a', 'Window', 'أ'), named('b', ' window ', 'ب')],
      }),
    'branches[0].tables[1].name.en',
    'a name that no other table of the branch has',
    '" window "',
  ],
  [
    'a table without a name in a language of the business',
    (file) => Object.assign(file.branches[0] ?? {}, { tables: [{ id: '1', name: { en: '1' } }] }),
    'branches[0].tables[0].name',
    'text in ar too',
    'text in en',
  ],
  [
    'an id that is no part of an address',
    (file) => Object.assign(file.branches[0] ?? {}, { tables: [named('Table 1', '1')] }),
    'branches[0].tables[0].id',
    'a lower-case slug such as "flat-white"',
    '"Table 1"',
  ],
];

describe('tables of a branch', () => {
  eachIsFound(TABLES);
});
