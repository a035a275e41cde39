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
    ['its beginning, however it is written', 'SALM', ['salmiya']],
    ['the name in the other language', 'السالمية', ['salmiya']],
    ['without the article', 'سالمية', ['salmiya']],
    ['an article too many', 'الشرق', ['sharq']],
    ['other letters for the same', 'الجابريه', ['jabriya']],
    ['vowel signs', 'شَرْق', ['sharq']],
    ['a slip of the finger', 'salmyia', ['salmiya']],
    ['one letter less', 'jabrya', ['jabriya']],
    ['what it is in, after what is called so', 'hawalli', ['hawalli', 'jabriya', 'salmiya']],
    ['both', 'jab hawalli', ['jabriya']],
    ['the zone', 'seaside', ['hawalli', 'jabriya', 'salmiya']],
    ['what is nowhere', 'paris', []],
    ['a word too many', 'salmiya paris', []],
    ['nothing: all that can be chosen, by name', '  ', ['hawalli', 'jabriya', 'salmiya', 'sharq']],
  ])('finds by %s', (_, text, found) => {
    expect(search(text)).toEqual(found);
  });

  it('puts a name that begins with what was typed before one that has it further on', () => {
    const areas = [area('ras', 'Ras Salmiya', 'رأس السالمية'), salmiya];
    const found = (text: string) =>
      searchAreas({ zones: [zoneOf('east', { areas })] }, text, (name) => name.en ?? '', compare).map(
        (hit) => hit.area.id,
      );
    for (const text of ['salm', 'Salmiya', 'السالم', 'سالمية'])
      expect(found(text)).toEqual(['salmiya', 'ras']);
    expect(found('ras')).toEqual(['ras']);
  });

  it('says the zone of what was found', () => {
    expect(searchAreas({ zones }, 'sharq', () => '', compare)).toEqual([{ zone: zones[1], area: sharq }]);
  });

  it('finds every area by every beginning of each of its names, in any case', () => {
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
