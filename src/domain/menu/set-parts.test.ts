import { describe, expect, it } from 'vitest';
import {
  createAvailabilityEvaluator,
  getItemAvailability,
  getPartAvailability,
} from '../availability/visible-menu.ts';
import { createCurrency } from '../money/money.ts';
import { buildCategory, buildersFor } from '../testing/build.ts';
import { createDefaultChoice } from './default-choice.ts';
import type { SetPart } from './menu-types.ts';
import { addFixedParts, isFixedPart, limitTypesToParts, markUnavailableParts } from './set-parts.ts';

const { item, modifier, group } = buildersFor(createCurrency('EUR'));

const TYPES = { delivery: true, car_pickup: true, dine_in: true, reservation: false };
const buildPartDish = (id: string, overrides: Partial<SetPart> = {}, quantity = 1) =>
  modifier(id, 0, {
    isDefault: true,
    maxQuantity: quantity,
    part: {
      itemId: id,
      types: TYPES,
      hours: [],
      deposit: null,
      depositTaxes: [],
      taxedPrice: null,
      ...overrides,
    },
  });
const buildDailyHours = (from: number, to: number): SetPart['hours'] => [
  { window: null, hours: Array.from({ length: 7 }, () => ({ closed: false, shifts: [{ from, to }] })) },
];
const buildTime = (minutes: number) => ({ dayIndex: 0, minutes, date: '2025-01-06', offsetMinutes: 60 });

const lunch = item('lunch', 10, {
  modifierGroups: [
    group('soup', 1, 1, [buildPartDish('soup', { hours: buildDailyHours(660, 900) })]),
    group('drink', 1, 1, [
      buildPartDish('coffee', { hours: buildDailyHours(420, 720) }),
      buildPartDish('beer', { hours: buildDailyHours(840, 1320), types: { ...TYPES, delivery: false } }),
    ]),
  ],
});
const listAvailabilities = (orderType: 'car_pickup' | 'delivery', ...minutes: number[]) =>
  minutes.map((minute) => getItemAvailability(lunch, { kind: orderType, now: buildTime(minute) }));

describe('a set', () => {
  it('serves a set while every fixed part and at least one dish of each choice are served', () => {
    expect(listAvailabilities('car_pickup', 600, 660, 720, 840, 900)).toEqual([660, 'now', 840, 'now', null]);
  });

  it('serves a set only if each part has a dish that is sold for the order type', () => {
    expect(listAvailabilities('delivery', 600, 660, 720, 840)).toEqual([660, 'now', null, null]);
  });

  it('considers the hours of the dishes in a set that belongs to a category', () => {
    const menu = { categories: [buildCategory('food', [lunch])] };
    const evaluateItem = createAvailabilityEvaluator(menu, { kind: 'car_pickup', now: buildTime(720) });
    expect(evaluateItem({ ...lunch, categoryId: 'food' })).toBe(840);
  });

  it('adds the fixed parts of a set to a new cart line, each in its quantity', () => {
    const pair = item('pair', 5, { modifierGroups: [group('tea', 2, 2, [buildPartDish('tea', {}, 2)])] });
    expect(createDefaultChoice(pair).modifiers).toEqual([{ id: 'tea', quantity: 2 }]);
  });
});

describe('isFixedPart', () => {
  it('treats a part of a set as fixed only if the part offers one dish and requires all of its quantity', () => {
    expect(isFixedPart(group('tea', 2, 2, [buildPartDish('tea', {}, 2)]))).toBe(true);
    expect(
      isFixedPart(group('tea', 2, 2, [buildPartDish('tea', {}, 2), buildPartDish('coffee', {}, 2)])),
    ).toBe(false);
    expect(isFixedPart(group('tea', 0, 1, [buildPartDish('tea')]))).toBe(false);
    expect(isFixedPart(group('tea', 1, 2, [buildPartDish('tea', {}, 2)]))).toBe(false);
    expect(isFixedPart(group('milk', 1, 1, [modifier('cow', 0)]))).toBe(false);
    expect(isFixedPart(group('none', 1, 1, []))).toBe(false);
  });
});

describe('markUnavailableParts', () => {
  it('marks a dish of a set as unavailable if the dish is not offered now', () => {
    const { modifierGroups } = markUnavailableParts(lunch, ({ itemId }) => itemId !== 'beer');
    expect(modifierGroups[1]?.modifiers.map(({ id, available }) => [id, available])).toEqual([
      ['coffee', true],
      ['beer', false],
    ]);
  });

  it('marks no options as unavailable in an item that is not a set', () => {
    const tea = item('tea', 3, { modifierGroups: [group('milk', 0, 1, [modifier('cow', 0)])] });
    expect(markUnavailableParts(tea, () => false)).toBe(tea);
  });
});

describe('addFixedParts', () => {
  it('adds missing fixed parts of a set, corrects their quantities, and keeps the dishes that the customer chose', () => {
    const tray = {
      modifierGroups: [group('tea', 2, 2, [buildPartDish('tea', {}, 2)]), ...lunch.modifierGroups],
    };
    const chosenModifiers = [
      { id: 'tea', quantity: 1 },
      { id: 'beer', quantity: 1 },
    ];
    expect(addFixedParts(tray, chosenModifiers)).toEqual([
      { id: 'tea', quantity: 2 },
      { id: 'soup', quantity: 1 },
      { id: 'beer', quantity: 1 },
    ]);
  });
});

describe('limitTypesToParts', () => {
  it('limits a set to the order types for which every required part has a dish', () => {
    const dineInOnly = { delivery: false, car_pickup: false, dine_in: true, reservation: false };
    expect(limitTypesToParts(TYPES, [group('a', 1, 1, [buildPartDish('a', { types: dineInOnly })])])).toEqual(
      dineInOnly,
    );
    expect(limitTypesToParts(TYPES, [group('a', 0, 1, [buildPartDish('a', { types: dineInOnly })])])).toBe(
      TYPES,
    );
    const choiceOfTwo = group('a', 1, 1, [buildPartDish('a', { types: dineInOnly }), buildPartDish('b')]);
    expect(limitTypesToParts(dineInOnly, [choiceOfTwo])).toEqual(dineInOnly);
  });
});

describe('getPartAvailability', () => {
  it('returns whether a dish of a set is served now, later today or no more today', () => {
    const [soupPart] = [buildPartDish('soup', { hours: buildDailyHours(660, 900) }).part];
    expect(
      soupPart && [600, 660, 900].map((minute) => getPartAvailability(soupPart, buildTime(minute))),
    ).toEqual([660, 'now', null]);
  });
});
