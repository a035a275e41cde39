import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { searchAreas } from './search-areas.ts';
import { buildArea, buildZone } from './testing/build-delivery.ts';

const HAWALLI = { en: 'Hawalli Governorate', ar: 'محافظة حولي' };
const buildNamedArea = (id: string, en: string, ar: string, parentNames: typeof HAWALLI | null = HAWALLI) =>
  buildArea(id, 'east', { name: { en, ar }, parentName: parentNames });
const salmiya = buildNamedArea('salmiya', 'Salmiya', 'السالمية');
const jabriya = buildNamedArea('jabriya', 'Jabriya', 'الجابرية');
const hawalli = buildNamedArea('hawalli', 'Hawalli', 'حولي');
const sharq = buildNamedArea('sharq', 'Sharq', 'شرق', { en: 'Capital', ar: 'العاصمة' });
const zones = [
  buildZone('east', { name: { en: 'Seaside' }, areas: [salmiya, jabriya, hawalli] }),
  buildZone('centre', { areas: [sharq] }),
  buildZone('hidden', { visible: false, areas: [buildNamedArea('hidden', 'Salmiya Hidden', '')] }),
];
const { compare } = new Intl.Collator('en');
const searchIdsInAllZones = (text: string) =>
  searchAreas({ zones }, text, (name) => name.en ?? '', compare).map((match) => match.area.id);

describe('searchAreas', () => {
  it.each([
    ['the name', 'Salmiya', ['salmiya']],
    ['the start of its name in any case', 'SALM', ['salmiya']],
    ['the name in the other language', 'السالمية', ['salmiya']],
    ['its name without the article', 'سالمية', ['salmiya']],
    ['its name with an additional article', 'الشرق', ['sharq']],
    ['an alternative spelling', 'الجابريه', ['jabriya']],
    ['its name with vowel signs', 'شَرْق', ['sharq']],
    ['its name with a typing error', 'salmyia', ['salmiya']],
    ['its name without one letter', 'jabrya', ['jabriya']],
    [
      'the name of its parent area, listed after an area with that name',
      'hawalli',
      ['hawalli', 'jabriya', 'salmiya'],
    ],
    ['its name and its parent area', 'jab hawalli', ['jabriya']],
    ['the name of its zone', 'seaside', ['hawalli', 'jabriya', 'salmiya']],
  ])('finds a delivery area by %s', (_, text, ids) => {
    expect(searchIdsInAllZones(text)).toEqual(ids);
  });

  it('finds no delivery area if one of the typed words matches nothing', () => {
    expect(searchIdsInAllZones('paris')).toEqual([]);
    expect(searchIdsInAllZones('salmiya paris')).toEqual([]);
  });

  it('lists all delivery areas in alphabetical order for an empty search text', () => {
    expect(searchIdsInAllZones('  ')).toEqual(['hawalli', 'jabriya', 'salmiya', 'sharq']);
  });
  it('lists delivery areas that start with the search text before areas that only contain the text', () => {
    const areas = [buildNamedArea('ras', 'Ras Salmiya', 'رأس السالمية'), salmiya];
    const searchIds = (text: string) =>
      searchAreas({ zones: [buildZone('east', { areas })] }, text, (name) => name.en ?? '', compare).map(
        (match) => match.area.id,
      );
    for (const text of ['salm', 'Salmiya', 'السالم', 'سالمية'])
      expect(searchIds(text)).toEqual(['salmiya', 'ras']);
    expect(searchIds('ras')).toEqual(['ras']);
  });

  it('returns each delivery area together with its zone', () => {
    expect(searchAreas({ zones }, 'sharq', () => '', compare)).toEqual([{ zone: zones[1], area: sharq }]);
  });

  it('finds every delivery area by every prefix of each of its names, in upper and lower case', () => {
    const names = [salmiya, jabriya, hawalli, sharq].flatMap(({ id, name }) =>
      Object.values(name).map((text) => ({ id, text })),
    );
    fc.assert(
      fc.property(
        fc.constantFrom(...names),
        fc.nat(12),
        fc.boolean(),
        ({ id, text }, length, isUpperCase) => {
          const prefix = text.slice(0, 1 + length);
          expect(searchIdsInAllZones(isUpperCase ? prefix.toUpperCase() : prefix)).toContain(id);
        },
      ),
    );
  });
});
