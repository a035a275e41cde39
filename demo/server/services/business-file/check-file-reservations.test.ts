import { describe, expect, it } from 'vitest';
import { demoBusiness } from '../testing/demo-business.ts';
import type { BusinessFile } from './business-file.ts';
import { checkFileReferences } from './check-file-references.ts';

const toAllLanguages = (text: string) => ({ de: text, en: text, ar: text });
const restaurant = demoBusiness('demo-restaurant').file;
const listProblems = (changeFile: (file: BusinessFile) => object) =>
  checkFileReferences({ ...restaurant, ...changeFile(restaurant) }).map(
    ({ path, expected }) => `${path}: ${expected}`,
  );
const [firstBranch, ...otherBranches] = restaurant.branches;
const withTables = (tables: object[]) => () => ({
  branches: [{ ...firstBranch, tables, table_combinations: [] }, ...otherBranches],
});

describe('the reservations of a business file', () => {
  it('accepts the reservation settings of the demo restaurant', () => {
    expect(listProblems(() => ({}))).toEqual([]);
  });

  it('reports a table in an unknown area, and a table whose minimum party exceeds its seats', () => {
    const table = { id: 'x', name: toAllLanguages('x') };
    expect(listProblems(withTables([{ ...table, area: 'roof' }]))).toEqual([
      'branches[0].tables[0].area: the id of an area of the branch',
    ]);
    expect(listProblems(withTables([{ ...table, seats: 4, seats_from: 5 }]))).toEqual([
      'branches[0].tables[0].seats_from: at most the 4 seats',
    ]);
  });

  it('reports tables that cannot be put together', () => {
    const tableInRoom = { area: 'room', seats: 4 };
    const tables = [
      { id: 'a', name: toAllLanguages('a'), ...tableInRoom },
      { id: 'b', name: toAllLanguages('b'), ...tableInRoom },
      { id: 'c', name: toAllLanguages('c'), area: 'window' },
      { id: 'd', name: toAllLanguages('d'), ...tableInRoom, reservable: false },
    ];
    const areas = ['room', 'window'].map((id) => ({ id, name: toAllLanguages(id) }));
    const listCombinationProblems = (...table_combinations: object[]) =>
      listProblems(() => ({
        branches: [{ ...firstBranch, tables, reservation: { areas }, table_combinations }, ...otherBranches],
      }));
    expect(listCombinationProblems({ id: 'pair', tables: ['a', 'b'] })).toEqual([]);
    expect(
      listCombinationProblems(
        { id: 'a', tables: ['a', 'b'] },
        { id: 'again', tables: ['b', 'a'] },
        { id: 'twice', tables: ['a', 'a'] },
        { id: 'closed', tables: ['a', 'd'], seats: 8 },
        { id: 'areas', tables: ['a', 'c'] },
        { id: 'large', tables: ['a', 'b', 'c'], seats_from: 9, seats: 8 },
      ),
    ).toEqual([
      'branches[0].table_combinations[0].id: an id that no other table or combination has',
      'branches[0].table_combinations[1].tables: tables that no other combination consists of',
      'branches[0].table_combinations[2].tables: each table once',
      'branches[0].table_combinations[3].tables[1]: the id of a table that can be reserved',
      'branches[0].table_combinations[4].tables: tables in the same area',
      'branches[0].table_combinations[4].seats: a number, because a table has no number of seats',
      'branches[0].table_combinations[5].tables: tables in the same area',
      'branches[0].table_combinations[5].seats_from: at most the 8 seats',
    ]);
  });

  it('reports a service id used twice, and services and staff that name unknown staff or branches', () => {
    const haircut = { id: 'cut', name: toAllLanguages('Cut'), duration_minutes: 30 };
    expect(
      listProblems(() => ({
        services: [
          { ...haircut, staff: ['yuki'] },
          { ...haircut, branches: ['mars'] },
        ],
        staff: [{ id: 'mia', name: toAllLanguages('Mia'), branches: ['venus'] }],
      })),
    ).toEqual([
      'services[1].id: an id that no other service has',
      'services[0].staff[0]: the id of a member of staff',
      'services[1].branches[0]: the id of a branch',
      'staff[0].branches[0]: the id of a branch',
    ]);
  });

  it('requires a table or a service when reservations are enabled', () => {
    const branchesWithoutTables = restaurant.branches.map((branch) => ({
      ...branch,
      tables: [],
      table_combinations: [],
    }));
    expect(listProblems(() => ({ branches: branchesWithoutTables }))).toEqual([
      'settings.reservation.enabled: at least one table or service that can be reserved',
    ]);
  });

  it('requires cash or pay later as a payment method if reservations can include dishes', () => {
    const listMethodProblems = (type: number, payment_methods: number[]) =>
      listProblems(() => ({
        settings: {
          ...restaurant.settings,
          payment_methods,
          enable_wallet: false,
          reservation: { ...restaurant.settings.reservation, type },
        },
      })).filter((problem) => problem.startsWith('settings.payment_methods'));
    expect(listMethodProblems(2, [1])).toEqual([
      'settings.payment_methods: cash (2) or pay later (3), because guests pay for dishes that they order with a reservation (type 2) at the business',
    ]);
    expect([...listMethodProblems(2, [1, 3]), ...listMethodProblems(1, [1])]).toEqual([]);
  });
});
