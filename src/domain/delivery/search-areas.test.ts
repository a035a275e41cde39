import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { searchAreas } from './search-areas.ts';
import { areaOf, zoneOf } from './testing/build-delivery.ts';

const HAWALLI = { en: 'Hawalli Governorate', ar: 'محافظة حولي' };
const area = (id: string, en: string, ar: string, parentName: typeof HAWALLI | null = HAWALLI) =>
  areaOf(id, 'east', { name: { en, ar }, parentName });
const salmiya = area('salmiya', 'Salmiya', 'السالمية');
const jabriya = area('jabriya', 'Jabriya', 'الجابرية');
const hawalli = area('hawalli', 'Hawalli', 'حولي');
const sharq = area('sharq', 'Sharq', 'شرق', { en: 'Capital', ar: 'العاصمة' });
const zones = [
  zoneOf('east', { name: { en: 'Seaside' }, areas: [salmiya, jabriya, hawalli] }),
  zoneOf('centre', { areas: [sharq] }),
  zoneOf('hidden', { visible: false, areas: [area('hidden', 'Salmiya Hidden', '')] }),
];
const { compare } = new Intl.Collator('en');
const search = (text: string) =>
  searchAreas({ zones }, text, (name) => name.en ?? '', compare).map((hit) => hit.area.id);

describe('searching where it is delivered', () => {
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
    ['its parent area, after areas of that name', 'hawalli', ['hawalli', 'jabriya', 'salmiya']],
    ['its name and its parent area', 'jab hawalli', ['jabriya']],
    ['the name of its zone', 'seaside', ['hawalli', 'jabriya', 'salmiya']],
    ['no unknown name', 'paris', []],
    ['no text with an unknown word', 'salmiya paris', []],
    ['an empty text, which lists all areas by name', '  ', ['hawalli', 'jabriya', 'salmiya', 'sharq']],
  ])('finds an area by %s', (_, text, ids) => {
    expect(search(text)).toEqual(ids);
  });

  it('lists names that start with the text before names that contain it', () => {
    const areas = [area('ras', 'Ras Salmiya', 'رأس السالمية'), salmiya];
    const searchIds = (text: string) =>
      searchAreas({ zones: [zoneOf('east', { areas })] }, text, (name) => name.en ?? '', compare).map(
        (hit) => hit.area.id,
      );
    for (const text of ['salm', 'Salmiya', 'السالم', 'سالمية'])
      expect(searchIds(text)).toEqual(['salmiya', 'ras']);
    expect(searchIds('ras')).toEqual(['ras']);
  });

  it('returns the zone of each result', () => {
    expect(searchAreas({ zones }, 'sharq', () => '', compare)).toEqual([{ zone: zones[1], area: sharq }]);
  });

  it('finds every area by every prefix of each of its names, in any case', () => {
    const names = [salmiya, jabriya, hawalli, sharq].flatMap(({ id, name }) =>
      Object.values(name).map((text) => ({ id, text })),
    );
    fc.assert(
      fc.property(fc.constantFrom(...names), fc.nat(12), fc.boolean(), ({ id, text }, length, isLoud) => {
        const part = text.slice(0, 1 + length);
        expect(search(isLoud ? part.toUpperCase() : part)).toContain(id);
      }),
    );
  });
});
