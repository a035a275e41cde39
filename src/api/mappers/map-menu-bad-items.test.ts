import { describe, expect, it } from 'vitest';
import type { MenuItem } from '../../domain/menu/menu-types.ts';
import { itemWithGroup, mapMenu, OAT, type WireItemInput } from '../testing/mapped-menu.ts';
import { wireCategory, wireItem } from '../testing/wire-examples.ts';

describe('toMenu', () => {
  it.each([
    ['null', null],
    ['no name', { ...wireItem('bad'), name: undefined }],
    ['a text as price', wireItem('bad', { price: 'much' as never })],
    ['a negative price', wireItem('bad', { price: -1 })],
    ['a price with more decimals than the currency', wireItem('bad', { price: 1.0005 })],
    ['price labels without prices', wireItem('bad', { price: null, price_labels: [{ id: 's' } as never] })],
    ['a blank name', wireItem('bad', { name: { en: '', ar: '  ' } })],
    ['no order types', { ...wireItem('bad'), types: undefined }],
    ['an unreadable required group', itemWithGroup({ min: 1, max: 'one' as never })],
    ['a group with too few readable options', itemWithGroup({ min: 2, max: 2 }, [OAT, { id: 'soy' }])],
    ['a group whose minimum exceeds its maximum', itemWithGroup({ min: 3, max: 2 })],
  ])('drops and reports an invalid item of a menu: %s', (_, invalidItem) => {
    const { menu, report } = mapMenu([wireCategory('c', [wireItem('a'), invalidItem, wireItem('b')])]);
    expect(menu.categories[0]?.items.map(({ id }) => id)).toEqual(['a', 'b']);
    expect(report).toHaveBeenCalledExactlyOnceWith(
      expect.anything(),
      invalidItem ? 'item bad' : 'item undefined',
    );
  });

  // @spec errors/picture-could-not-be-measured
  it.each<[string, Partial<WireItemInput>, (item: MenuItem) => unknown, unknown]>([
    ['a picture', { image: { src: 7 as never } }, ({ image }) => image, null],
    [
      'a picture of an unknown provider',
      { image: { src: 'a', provider: 'nobody' } },
      ({ image }) => image,
      null,
    ],
    ['a description', { description: 'hot' as never }, ({ description }) => description, {}],
    [
      'a name in one language',
      { name: { en: 7 as never, ar: 'شاي', de: ' ' } },
      ({ name }) => name,
      { ar: 'شاي' },
    ],
    ['tags', { tags: ['new', 7 as never] }, ({ tags }) => tags, ['new']],
    [
      'a price label',
      { price: null, price_labels: [{ id: 's', label: { en: 'S' }, price: 1 }, { id: 'm' } as never] },
      ({ priceLabels }) => priceLabels.length,
      1,
    ],
    [
      'an amount with too many decimals',
      { price_labels: [{ id: 's', label: { en: 'S' }, price: 1.0005 }] },
      ({ priceLabels }) => priceLabels.length,
      0,
    ],
    [
      'an option',
      itemWithGroup({ min: 1, max: 1 }, [OAT, { id: 'soy' }]),
      ({ modifierGroups }) => modifierGroups[0]?.modifiers.length,
      1,
    ],
    [
      'an option without a name',
      itemWithGroup({ min: 1, max: 1 }, [OAT, { ...OAT, locales: {} }]),
      ({ modifierGroups }) => modifierGroups[0]?.modifiers.length,
      1,
    ],
    [
      'an option with an empty required group',
      itemWithGroup({ min: 1, max: 1 }, [
        OAT,
        { ...OAT, modifier_groups: [{ id: 'g', name: {}, min: 1, max: 1, modifiers: [] }] },
      ]),
      ({ modifierGroups }) => modifierGroups[0]?.modifiers.length,
      1,
    ],
    [
      'an optional group',
      itemWithGroup({ min: 0, max: 'one' as never }),
      ({ modifierGroups }) => modifierGroups,
      [],
    ],
    ['a text as hours', { available: 'mornings' }, ({ window }) => window, null],
    ['a list as hours', { available: [1] as never }, ({ window }) => window, null],
    [
      'the start of the hours',
      { available: '{"from":"dawn","to":"10:00"}' },
      ({ window }) => window,
      { on: true, from: null, to: 600 },
    ],
    ['a text as weekly hours', { availability: 'weekdays' as never }, ({ hours }) => hours, null],
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
    ['a missing price', { price: null }, ({ price, priceLabels }) => [price, priceLabels], [null, []]],
    ['the size of a picture', { image: { src: '/a' } }, ({ image }) => [image?.width, image?.height], [0, 0]],
  ])(
    'keeps an item, and omits and reports only its invalid or missing part: %s',
    (_, invalidPart, select, expected) => {
      const { menu, report } = mapMenu([wireCategory('c', [{ ...wireItem('a'), ...invalidPart, id: 'a' }])]);
      const item = menu.categories[0]?.items[0];
      expect(item && select(item)).toEqual(expected);
      expect([...new Set(report.mock.calls.map(([, subject]) => subject))]).toEqual(['item a']);
    },
  );
});
