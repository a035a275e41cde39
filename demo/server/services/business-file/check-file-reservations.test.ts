import { describe, expect, it } from 'vitest';
import { demoBusiness } from '../testing/demo-business.ts';
import type { BusinessFile } from './business-file.ts';
import { checkFileReferences } from './check-file-references.ts';

const said = (text: string) => ({ de: text, en: text, ar: text });
const restaurant = demoBusiness('demo-restaurant').file;
const problems = (change: (file: BusinessFile) => object) =>
  checkFileReferences({ ...restaurant, ...change(restaurant) }).map(
    ({ path, expected }) => `${path}: ${expected}`,
  );
const [first, ...others] = restaurant.branches;
const withTables = (tables: object[]) => () => ({ branches: [{ ...first, tables }, ...others] });

describe('what can be reserved', () => {
  it('of a demo business has no problem', () => {
    expect(problems(() => ({}))).toEqual([]);
  });

  it('names areas of its branch, and no more seats from than to', () => {
    const table = { id: 'x', name: said('x') };
    expect(problems(withTables([{ ...table, area: 'roof' }]))).toEqual([
      'branches[0].tables[0].area: the id of an area of the branch',
    ]);
    expect(problems(withTables([{ ...table, seats: 4, seats_from: 5 }]))).toEqual([
      'branches[0].tables[0].seats_from: at most its 4 seats',
    ]);
  });

  it('names people and branches that there are, each by an id of its own', () => {
    const cut = { id: 'cut', name: said('Cut'), duration_minutes: 30 };
    expect(
      problems(() => ({
        services: [
          { ...cut, staff: ['yuki'] },
          { ...cut, branches: ['mars'] },
        ],
        staff: [{ id: 'mia', name: said('Mia'), branches: ['venus'] }],
      })),
    ).toEqual([
      'services[1].id: an id that no other service has',
      'services[0].staff[0]: the id of a member of staff',
      'services[1].branches[0]: the id of a branch',
      'staff[0].branches[0]: the id of a branch',
    ]);
  });

  it('is something at all, where reservations are taken', () => {
    const bare = restaurant.branches.map((branch) => ({ ...branch, tables: [] }));
    expect(problems(() => ({ branches: bare }))).toEqual([
      'settings.reservation.enabled: a table or a service that can be reserved',
    ]);
  });
});
