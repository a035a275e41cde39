import { describe } from 'vitest';
import { type Case, itReportsEach } from '../testing/garden.ts';

const createTable = (id: string, en: string, ar = en) => ({ id, name: { en, ar } });

const TABLE_CASES: readonly Case[] = [
  [
    'two tables with the same id',
    (file) =>
      Object.assign(file.branches[0] ?? {}, { tables: [createTable('1', '1'), createTable('1', '2')] }),
    'branches[0].tables[1].id',
    'an id that no other table or combination has',
    '"1"',
  ],
  [
    'two tables with the same name',
    (file) =>
      Object.assign(file.branches[0] ?? {}, {
        tables: [createTable('a', 'Window', 'أ'), createTable('b', ' window ', 'ب')],
      }),
    'branches[0].tables[1].name.en',
    'a name that no other table of the branch has',
    '" window "',
  ],
  [
    'a table name that lacks a language',
    (file) => Object.assign(file.branches[0] ?? {}, { tables: [{ id: '1', name: { en: '1' } }] }),
    'branches[0].tables[0].name',
    'text in ar as well',
    'text in en',
  ],
  [
    'an id that cannot be part of a URL',
    (file) => Object.assign(file.branches[0] ?? {}, { tables: [createTable('Table 1', '1')] }),
    'branches[0].tables[0].id',
    'a lower-case slug such as "flat-white"',
    '"Table 1"',
  ],
];

describe('the tables of a business file', () => {
  itReportsEach('the tables', TABLE_CASES);
});
