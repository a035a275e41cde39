import fc from 'fast-check';
import { expect, it } from 'vitest';
import { findTable, hasOwnWord, type Table } from './table.ts';

const table = (id: string, en: string, ar = en): Table => ({ id, name: { en, ar }, seats: null });
const tables = [
  table('t1', '1', '١'),
  table('t12', '12', '١٢'),
  table('terrace-2', 'Terrace 2', 'الشرفة ٢'),
  table('bar', 'Café bar', 'البار'),
];
const idOf = (asked: string) => findTable(tables, asked)?.id;

it('a table is found by its id, and by its name in any language', () => {
  expect(['t1', '12', '١٢', 'Terrace 2', 'الشرفة ٢'].map(idOf)).toEqual([
    't1',
    't12',
    't12',
    'terrace-2',
    'terrace-2',
  ]);
});

it('case, accents, spaces and the script of digits do not matter', () => {
  expect(['  TERRACE   ٢ ', 'cafe BAR', '۱۲', 'T12'].map(idOf)).toEqual(['terrace-2', 'bar', 't12', 't12']);
});

it('part of a name is another table, or none', () => {
  expect(['', ' ', 'terrace', '2', '112', 'table 1'].map(idOf)).toEqual(Array(6).fill(undefined));
});

it('of two that are named alike none is guessed; an id says which', () => {
  const twins = [table('a', 'Window'), table('b', 'window')];
  expect(findTable(twins, 'Window')).toBeNull();
  expect(findTable(twins, 'b')?.id).toBe('b');
});

it('an id always leads to its own table, even when another is named so', () => {
  fc.assert(
    fc.property(
      fc.uniqueArray(
        fc.string({ minLength: 1 }).filter((id) => id === id.trim()),
        { minLength: 1 },
      ),
      fc.array(fc.string()),
      (ids, names) => {
        const all = ids.map((id, at) => table(id, names[at] ?? id));
        for (const id of ids) expect(findTable(all, id)?.id).toBe(id);
      },
    ),
  );
});

it('finds a word in a name, but not in a number, a letter or both', () => {
  expect(['Terrace 2', 'Window', 'الشرفة ٢', 'VIP'].map(hasOwnWord)).toEqual([true, true, true, true]);
  expect(['7', '٧', 'B4', 'A-12', '3 b', ''].map(hasOwnWord)).toEqual(Array(6).fill(false));
});
