import { describe, expect, it } from 'vitest';
import { alternatives, nearestFirst, type Possibilities } from './delivery-alternatives.ts';
import { countryOf, dinar, square, zoneOf } from './testing/build-delivery.ts';
import { zoneFinder } from './zone-at.ts';

const PLACE = { lat: 29, lng: 48 };
const delivers = (id: string, fee: number) =>
  zoneFinder({ zones: [zoneOf(id, { fee: dinar(fee), shape: square([48, 29], 0.1) })] });
const branch = (id: string, lng: number | null, zoneAt: ReturnType<typeof delivers> | null = null) => ({
  id,
  place: lng === null ? null : { lat: 29, lng },
  zoneAt,
});
const of = (part: Partial<Possibilities>) =>
  alternatives({
    place: PLACE,
    countryIso: 'KW',
    homeCountry: 'KW',
    currentId: 'here',
    branches: [branch('here', 47)],
    picksUpAt: null,
    countries: [],
    ...part,
  });

describe('alternatives for a location outside all zones', () => {
  it('suggests other branches that deliver there, cheapest first', () => {
    const branches = [
      branch('here', 47, delivers('own', 0)),
      branch('dear', 47.9, delivers('dear', 3)),
      branch('cheap', 40, delivers('cheap', 1)),
      branch('other', 48, zoneFinder({ zones: [] })),
      branch('unknown', 48),
    ];
    expect(of({ branches })).toMatchObject([
      { kind: 'branch', branchId: 'cheap', zone: { id: 'cheap' } },
      { kind: 'branch', branchId: 'dear', zone: { id: 'dear' } },
    ]);
  });

  it('suggests pickup at the nearest branch with its distance', () => {
    const branches = [branch('here', 40), branch('near', 48.1), branch('nowhere', null)];
    const [pickup] = of({ branches, picksUpAt: () => true });
    expect(pickup).toMatchObject({ kind: 'pickup', branchId: 'near' });
    expect(pickup?.kind === 'pickup' && pickup.metres).toBeCloseTo(9_725, -2);
    expect(of({ place: null, branches, picksUpAt: () => true })).toEqual([
      { kind: 'pickup', branchId: 'here', metres: null },
    ]);
    expect(of({ branches, picksUpAt: (id) => id === 'here' })).toMatchObject([{ branchId: 'here' }]);
    expect(of({ branches, picksUpAt: () => false })).toEqual([]);
    expect(of({ branches: [], picksUpAt: () => true })).toEqual([
      { kind: 'pickup', branchId: null, metres: null },
    ]);
  });

  it('suggests shipping to the location’s country unless it is the business’s own', () => {
    const countries = [countryOf('KW'), countryOf('SA')];
    expect(of({ countries, countryIso: 'SA' })).toEqual([{ kind: 'shipping', country: countryOf('SA') }]);
    expect(of({ countries, countryIso: 'KW' })).toEqual([]);
    expect(of({ countries, countryIso: 'FR' })).toEqual([]);
    expect(of({ countries, countryIso: null })).toEqual([{ kind: 'shipping', country: null }]);
    expect(of({ countries: [countryOf('KW')], countryIso: null })).toEqual([]);
  });

  it('lists delivery and shipping before pickup, and nothing when nothing is possible', () => {
    const kinds = of({
      branches: [branch('here', 47), branch('other', 48, delivers('z', 1))],
      picksUpAt: () => true,
      countries: [countryOf('SA')],
      countryIso: null,
    }).map(({ kind }) => kind);
    expect(kinds).toEqual(['branch', 'shipping', 'pickup']);
    expect(of({})).toEqual([]);
  });
});

describe('branches by distance', () => {
  it('sorts branches by distance, with those of unknown location last', () => {
    const ids = nearestFirst(
      [branch('a', null), branch('far', 10), branch('b', null), branch('near', 47)],
      PLACE,
    );
    expect(ids.map(({ id }) => id)).toEqual(['near', 'far', 'a', 'b']);
  });
});
