import fc from 'fast-check';
import { expect, it } from 'vitest';
import { findTable, hasOwnWord, type Table } from './table.ts';

const buildTable = (id: string, en: string, ar = en): Table => ({ id, name: { en, ar }, seats: null });
const tables = [
  buildTable('t1', '1', '١'),
  buildTable('t12', '12', '١٢'),
  buildTable('terrace-2', 'Terrace 2', 'الشرفة ٢'),
  buildTable('bar', 'Café bar', 'البار'),
];
const findTableId = (text: string) => findTable(tables, text)?.id;

it('finds a table by its id and by its name in any language', () => {
  expect(['t1', '12', '١٢', 'Terrace 2', 'الشرفة ٢'].map(findTableId)).toEqual([
    't1',
    't12',
    't12',
    'terrace-2',
    'terrace-2',
  ]);
});

it('finds a table by its name regardless of case, accents, spaces and the script of digits', () => {
  expect(['  TERRACE   ٢ ', 'cafe BAR', '۱۲', 'T12'].map(findTableId)).toEqual([
    'terrace-2',
    'bar',
    't12',
    't12',
  ]);
});

it('does not find a table by a part of its name', () => {
  expect(['', ' ', 'terrace', '2', '112', 'table 1'].map(findTableId)).toEqual(Array(6).fill(undefined));
});

it('finds two tables with the same name only by their ids', () => {
  const sameNameTables = [buildTable('a', 'Window'), buildTable('b', 'window')];
  expect(findTable(sameNameTables, 'Window')).toBeNull();
  expect(findTable(sameNameTables, 'b')?.id).toBe('b');
});

it('finds the table with the given id, even if another table has that id as its name', () => {
  fc.assert(
    fc.property(
      fc.uniqueArray(
        fc.string({ minLength: 1 }).filter((id) => id === id.trim()),
        { minLength: 1 },
      ),
      fc.array(fc.string()),
      (ids, names) => {
        const tablesWithIds = ids.map((id, index) => buildTable(id, names[index] ?? id));
        for (const id of ids) expect(findTable(tablesWithIds, id)?.id).toBe(id);
      },
    ),
  );
});

it('recognises table names with a word, but not numbers, letters and codes such as A-12', () => {
  expect(
    ['Terrace 2', 'Window', 'الشرفة ٢', 'VIP', 'Bo', '窗边'].filter((name) => !hasOwnWord(name)),
  ).toEqual([]);
  expect(['7', '٧', 'B4', 'AB 4', 'A-12', '3 b', ''].filter(hasOwnWord)).toEqual([]);
});
