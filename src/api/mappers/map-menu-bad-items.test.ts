import { describe, expect, it } from 'vitest';
import type { MenuItem } from '../../domain/menu/menu-types.ts';
import { map, OAT, type WireItemInput, withGroup } from '../testing/mapped-menu.ts';
import { wireCategory, wireItem } from '../testing/wire-examples.ts';

describe('toMenu', () => {
  it.each([
    ['null', null],
    ['no name', { ...wireItem('bad'), name: undefined }],
    ['a price in words', wireItem('bad', { price: 'much' as never })],
    ['a negative price', wireItem('bad', { price: -1 })],
    ['more decimals than the currency has', wireItem('bad', { price: 1.0005 })],
    ['sizes without prices', wireItem('bad', { price: null, price_labels: [{ id: 's' } as never] })],
    ['a name of blanks', wireItem('bad', { name: { en: '', ar: '  ' } })],
    ['no way of selling', { ...wireItem('bad'), types: undefined }],
    ['a choice to make that cannot be read', withGroup({ min: 1, max: 'one' as never })],
    ['a choice of which too little is left', withGroup({ min: 2, max: 2 }, [OAT, { id: 'soy' }])],
    ['a choice that nobody can make', withGroup({ min: 3, max: 2 })],
  ])('drops one bad item and reports it: %s', (_, bad) => {
    const { menu, report } = map([wireCategory('c', [wireItem('a'), bad, wireItem('b')])]);
    expect(menu.categories[0]?.items.map(({ id }) => id)).toEqual(['a', 'b']);
    expect(report).toHaveBeenCalledExactlyOnceWith(expect.anything(), bad ? 'item bad' : 'item undefined');
  });

  // @spec errors/picture-could-not-be-measured
  it.each<[string, Partial<WireItemInput>, (item: MenuItem) => unknown, unknown]>([
    ['a picture', { image: { src: 7 as never } }, ({ image }) => image, null],
    ['a picture of nobody', { image: { src: 'a', provider: 'nobody' } }, ({ image }) => image, null],
    ['a description', { description: 'hot' as never }, ({ description }) => description, {}],
    [
      'a name in one language',
      { name: { en: 7 as never, ar: 'شاي', de: ' ' } },
      ({ name }) => name,
      { ar: 'شاي' },
    ],
    ['tags', { tags: ['new', 7 as never] }, ({ tags }) => tags, ['new']],
    [
      'a size',
      { price: null, price_labels: [{ id: 's', label: { en: 'S' }, price: 1 }, { id: 'm' } as never] },
      ({ priceLabels }) => priceLabels.length,
      1,
    ],
    [
      'an amount that does not fit',
      { price_labels: [{ id: 's', label: { en: 'S' }, price: 1.0005 }] },
      ({ priceLabels }) => priceLabels.length,
      0,
    ],
    [
      'an option',
      withGroup({ min: 1, max: 1 }, [OAT, { id: 'soy' }]),
      ({ modifierGroups }) => modifierGroups[0]?.modifiers.length,
      1,
    ],
    [
      'an option without a name',
      withGroup({ min: 1, max: 1 }, [OAT, { ...OAT, locales: {} }]),
      ({ modifierGroups }) => modifierGroups[0]?.modifiers.length,
      1,
    ],
    [
      'an option that asks on for what is not there',
      withGroup({ min: 1, max: 1 }, [
        OAT,
        { ...OAT, modifier_groups: [{ id: 'g', name: {}, min: 1, max: 1, modifiers: [] }] },
      ]),
      ({ modifierGroups }) => modifierGroups[0]?.modifiers.length,
      1,
    ],
    [
      'a choice that need not be made',
      withGroup({ min: 0, max: 'one' as never }),
      ({ modifierGroups }) => modifierGroups,
      [],
    ],
    ['hours in words', { available: 'mornings' }, ({ window }) => window, null],
    ['hours that are a list', { available: [1] as never }, ({ window }) => window, null],
    [
      'a side of its hours',
      { available: '{"from":"dawn","to":"10:00"}' },
      ({ window }) => window,
      { on: true, from: null, to: 600 },
    ],
    ['a week in words', { availability: 'weekdays' as never }, ({ hours }) => hours, null],
    [
      'a shift',
      {
        availability: {
          0: {
            closed: false,
            shifts: [
              { time_from: 'dawn', time_to: 'dusk' },
              { time_from: '9 AM', time_to: '10 AM' },
            ],
          },
        },
      },
      ({ hours }) => hours?.[0]?.shifts,
      [{ from: 540, to: 600 }],
    ],
    [
      'a day that does not exist',
      { availability: { 7: { closed: true }, 0: {} } as never },
      ({ hours }) => hours?.[0]?.closed,
      false,
    ],
    [
      'a price, where it has none',
      { price: null },
      ({ price, priceLabels }) => [price, priceLabels],
      [null, []],
    ],
    ['the size of a picture', { image: { src: '/a' } }, ({ image }) => [image?.width, image?.height], [0, 0]],
  ])('does without %s that is bad, and reports it', (_, part, of, expected) => {
    const { menu, report } = map([wireCategory('c', [{ ...wireItem('a'), ...part, id: 'a' }])]);
    const item = menu.categories[0]?.items[0];
    expect(item && of(item)).toEqual(expected);
    expect([...new Set(report.mock.calls.map(([, what]) => what))]).toEqual(['item a']);
  });
});
