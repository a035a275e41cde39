import { describe, expect, it } from 'vitest';
import { type AlternativesInput, findAlternatives, sortNearestFirst } from './delivery-alternatives.ts';
import { buildCountry, buildSquare, buildZone, dinar } from './testing/build-delivery.ts';
import { createZoneFinder } from './zone-at.ts';

const PLACE = { lat: 29, lng: 48 };
const buildFinder = (id: string, fee: number) =>
  createZoneFinder({ zones: [buildZone(id, { fee: dinar(fee), shape: buildSquare([48, 29], 0.1) })] });
const buildBranch = (
  id: string,
  lng: number | null,
  findZoneAt: ReturnType<typeof buildFinder> | null = null,
) => ({
  id,
  place: lng === null ? null : { lat: 29, lng },
  findZoneAt,
});
const findAlternativesFor = (overrides: Partial<AlternativesInput>) =>
  findAlternatives({
    place: PLACE,
    countryIso: 'KW',
    homeCountry: 'KW',
    currentBranchId: 'here',
    branches: [buildBranch('here', 47)],
    canPickUpAt: null,
    countries: [],
    ...overrides,
  });

describe('alternatives for a location outside all zones', () => {
  it('suggests other branches that deliver to the location, cheapest first', () => {
    const branches = [
      buildBranch('here', 47, buildFinder('own', 0)),
      buildBranch('dear', 47.9, buildFinder('dear', 3)),
      buildBranch('cheap', 40, buildFinder('cheap', 1)),
      buildBranch('other', 48, createZoneFinder({ zones: [] })),
      buildBranch('unknown', 48),
    ];
    expect(findAlternativesFor({ branches })).toMatchObject([
      { kind: 'branch', branchId: 'cheap', zone: { id: 'cheap' } },
      { kind: 'branch', branchId: 'dear', zone: { id: 'dear' } },
    ]);
  });

  it('suggests pickup at the nearest branch that offers pickup, and gives the distance', () => {
    const branches = [buildBranch('here', 40), buildBranch('near', 48.1), buildBranch('nowhere', null)];
    const [pickup] = findAlternativesFor({ branches, canPickUpAt: () => true });
    expect(pickup).toMatchObject({ kind: 'pickup', branchId: 'near' });
    expect(pickup?.kind === 'pickup' && pickup.metres).toBeCloseTo(9_725, -2);
    expect(findAlternativesFor({ place: null, branches, canPickUpAt: () => true })).toEqual([
      { kind: 'pickup', branchId: 'here', metres: null },
    ]);
    expect(findAlternativesFor({ branches, canPickUpAt: (id) => id === 'here' })).toMatchObject([
      { branchId: 'here' },
    ]);
    expect(findAlternativesFor({ branches, canPickUpAt: () => false })).toEqual([]);
    expect(findAlternativesFor({ branches: [], canPickUpAt: () => true })).toEqual([
      { kind: 'pickup', branchId: null, metres: null },
    ]);
  });

  it('suggests shipping to the location’s country unless it is the business’s own country', () => {
    const countries = [buildCountry('KW'), buildCountry('SA')];
    expect(findAlternativesFor({ countries, countryIso: 'SA' })).toEqual([
      { kind: 'shipping', country: buildCountry('SA') },
    ]);
    expect(findAlternativesFor({ countries, countryIso: 'KW' })).toEqual([]);
    expect(findAlternativesFor({ countries, countryIso: 'FR' })).toEqual([]);
    expect(findAlternativesFor({ countries, countryIso: null })).toEqual([
      { kind: 'shipping', country: null },
    ]);
    expect(findAlternativesFor({ countries: [buildCountry('KW')], countryIso: null })).toEqual([]);
  });

  it('suggests delivery, then shipping, then pickup for a location outside all zones', () => {
    const alternativeKinds = findAlternativesFor({
      branches: [buildBranch('here', 47), buildBranch('other', 48, buildFinder('z', 1))],
      canPickUpAt: () => true,
      countries: [buildCountry('SA')],
      countryIso: null,
    }).map(({ kind }) => kind);
    expect(alternativeKinds).toEqual(['branch', 'shipping', 'pickup']);
    expect(findAlternativesFor({})).toEqual([]);
  });
});

describe('branches by distance', () => {
  it('sorts branches by distance, with branches of unknown location last', () => {
    const ids = sortNearestFirst(
      [buildBranch('a', null), buildBranch('far', 10), buildBranch('b', null), buildBranch('near', 47)],
      PLACE,
    );
    expect(ids.map(({ id }) => id)).toEqual(['near', 'far', 'a', 'b']);
  });
});
