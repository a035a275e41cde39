import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { pickForScope } from '../../../tests/test-scope.ts';
import { parseDailyWindow, parseWeeklyHours } from '../../domain/availability/parse-hours.ts';
import { toDecimal } from '../../domain/money/arithmetic.ts';
import { createCurrency } from '../../domain/money/money.ts';
import { item as schema, type WireModifierGroup } from '../contract/item-contract.ts';
import { listPaths, setAtPath } from '../testing/garbage-values.ts';
import { toItem } from './map-item.ts';

const KWD = createCurrency('KWD');
const read = (raw: unknown) => {
  const report = vi.fn();
  const context = { currency: KWD, apiOrigin: '', categoryId: 'c', grandCategoryId: null, report: report };
  try {
    return { item: toItem(raw, context), report };
  } catch (error) {
    return { item: null, report, error };
  }
};

const maybe = <T>(arbitrary: fc.Arbitrary<T>) => fc.option(arbitrary, { nil: undefined });
const id = fc.string({ minLength: 1, maxLength: 80 });
const texts = fc
  .dictionary(fc.constantFrom('en', 'ar', 'de'), fc.string(), { noNullPrototype: true })
  .map((rest) => ({ ...rest, fr: 'nom' }));
const price = fc.nat(9_999_999).map((minor) => minor / 1000);
const amount = fc.double({ noNaN: true, noDefaultInfinity: true });
const positive = fc.double({ min: 0, noNaN: true, noDefaultInfinity: true });
const tax = fc.record({
  id,
  name: texts,
  rate: fc.integer({ min: 0, max: 10_000 }).map((rate) => rate / 100),
});
const image = fc.record({
  src: fc.string({ minLength: 1, maxLength: 500 }),
  width: fc.integer({ min: 1 }),
  height: fc.integer({ min: 1 }),
  provider: maybe(fc.constantFrom('media', 'plain', 'query')),
  color: maybe(fc.constantFrom('#ffeedd', '#00AAff')),
});
const label = fc.record({
  id,
  label: texts,
  price,
  weight: maybe(amount),
  unit: maybe(fc.string()),
  minimum: maybe(amount),
  maximum: maybe(amount),
  isQty: maybe(fc.boolean()),
  shippingWeight: maybe(amount),
  preparation_time: maybe(fc.nat(99)),
  preparation_time_type: maybe(fc.constantFrom('minute', 'hour', 'day')),
});
const groupsDown = (depth: number): fc.Arbitrary<object[]> =>
  fc.array(
    fc.record({
      id,
      name: texts,
      min: fc.constant(0),
      max: fc.integer({ min: 1, max: 9 }),
      included: maybe(fc.integer({ min: 0, max: 3 })),
      included_choice: maybe(fc.constantFrom('cheapest', 'first')),
      modifiers: fc.array(
        fc.record({
          id,
          locales: texts,
          price,
          image: maybe(image),
          taxes: maybe(fc.array(tax, { maxLength: 2 })),
          available: maybe(fc.boolean()),
          default: maybe(fc.boolean()),
          max_quantity: maybe(fc.integer({ min: 1, max: 99 })),
          ...(depth && { modifier_groups: maybe(groupsDown(depth - 1)) }),
        }),
        { maxLength: 3 },
      ),
    }),
    { maxLength: 2 },
  );
const clock = fc.constantFrom('07:00', '9 PM', '23:59', 24);
const wire = fc.record({
  id,
  name: texts,
  description: maybe(texts),
  image: maybe(image),
  price,
  price_labels: maybe(fc.array(label, { maxLength: 2 })),
  modifier_groups: maybe(groupsDown(1)),
  types: fc.record({
    delivery: fc.boolean(),
    car_pickup: fc.boolean(),
    dine_in: fc.boolean(),
    reservation: fc.boolean(),
  }),
  visible: maybe(fc.boolean()),
  sold_out: maybe(fc.boolean()),
  available: maybe(fc.constantFrom('{"status":1,"from":"07:00","to":"11 PM"}', '{"status":"off"}')),
  availability: maybe(
    fc.dictionary(
      fc.constantFrom('0', '3', '6'),
      fc.record({
        closed: maybe(fc.boolean()),
        shifts: maybe(fc.array(fc.record({ time_from: clock, time_to: clock }), { maxLength: 2 })),
      }),
      { noNullPrototype: true },
    ),
  ),
  category: maybe(id),
  grand_category: maybe(id),
  pin: maybe(fc.boolean()),
  inclusive_taxes: maybe(fc.array(tax, { maxLength: 2 })),
  minimum_quantity: maybe(fc.integer({ min: 1 })),
  comment_required: maybe(fc.boolean()),
  tags: maybe(fc.array(fc.string(), { maxLength: 2 })),
  ingredients: maybe(fc.array(fc.string(), { maxLength: 2 })),
  allergens: maybe(fc.array(fc.string(), { maxLength: 2 })),
  calories: maybe(positive),
  preparation_time: maybe(positive),
  weight: maybe(positive),
  shippingWeight: maybe(positive),
  related: maybe(fc.array(id, { maxLength: 2 })),
  branches: maybe(fc.array(id, { maxLength: 2 })),
  provider: maybe(id),
  provider_id: maybe(id),
});

const nonBlank = (name: Record<string, string>) =>
  Object.fromEntries(Object.entries(name).filter(([, words]) => words.trim()));
const taxes = (list: readonly { id: string; name: object; rate: number }[]) =>
  list.map((one) => ({ ...one, rate: String(one.rate), rates: {} }));
const picture = (wirePicture: { src: string } | null | undefined) =>
  wirePicture && { ...wirePicture, src: `/${wirePicture.src.replace(/^\//, '')}` };
type WireModifier = WireModifierGroup['modifiers'][number];
const isAvailable = (option: WireModifier): boolean =>
  option.available && option.modifier_groups.every(isFillable);
const isFillable = ({ min, modifiers }: WireModifierGroup): boolean =>
  modifiers.filter(isAvailable).reduce((sum, option) => sum + option.max_quantity, 0) >= min;
const groups = (list: readonly WireModifierGroup[]): unknown[] =>
  list.map(({ modifiers, included, included_choice: choice, ...of }) => ({
    ...of,
    included: included ? { count: included, choice } : null,
    modifiers: modifiers.map((one) => ({
      id: one.id,
      name: nonBlank(one.locales),
      price: one.price,
      hasImage: !!one.image,
      taxes: one.taxes ? taxes(one.taxes) : null,
      available: isAvailable(one),
      isDefault: one.default,
      maxQuantity: one.max_quantity,
      part: null,
      groups: groups(one.modifier_groups),
      provider: one.provider ?? null,
      providerId: one.provider_id ?? null,
    })),
  }));

type ReadGroups = NonNullable<ReturnType<typeof read>['item']>['modifierGroups'];
const plain = (list: ReadGroups): unknown[] =>
  list.map(({ modifiers, ...of }) => ({
    ...of,
    modifiers: modifiers.map(({ image: shown, ...one }) => ({
      ...one,
      price: toDecimal(one.price),
      hasImage: !!shown,
      groups: plain(one.groups),
    })),
  }));

describe('toItem', () => {
  it("maps a valid item to the values that the contract's schema parses, without a report", () => {
    fc.assert(
      fc.property(wire, (raw) => {
        const { item, report } = read(raw);
        const parsed = schema.parse(raw);
        expect(report.mock.calls).toEqual([]);
        expect(item).toMatchObject({
          id: parsed.id,
          name: nonBlank(parsed.name),
          description: parsed.description ?? {},
          types: parsed.types,
          visible: parsed.visible,
          soldOut: parsed.sold_out || !parsed.modifier_groups.every(isFillable),
          window: parseDailyWindow(parsed.available),
          hours: parseWeeklyHours(parsed.availability),
          categoryId: 'c',
          grandCategoryId: parsed.grand_category ?? null,
          pinned: parsed.pin,
          inclusiveTaxes: taxes(parsed.inclusive_taxes),
          minimumQuantity: parsed.minimum_quantity,
          commentRequired: parsed.comment_required,
          tags: parsed.tags,
          ingredients: parsed.ingredients,
          allergens: parsed.allergens,
          calories: parsed.calories ?? null,
          preparationMinutes: parsed.preparation_time ?? null,
          weight: parsed.weight ?? null,
          shippingWeight: parsed.shippingWeight ?? null,
          related: parsed.related,
          branches: parsed.branches,
          provider: parsed.provider ?? null,
          providerId: parsed.provider_id ?? null,
        });
        if (!/^(https?:)?\/\//.test(parsed.image?.src ?? ''))
          expect(item?.image?.src).toBe(picture(parsed.image)?.src);
        expect(item?.price && toDecimal(item.price)).toBe(parsed.price);
        expect(item?.priceLabels.map((one) => ({ ...one, price: toDecimal(one.price) }))).toEqual(
          parsed.price_labels.map(({ preparation_time: time, preparation_time_type: scale, ...one }) => ({
            id: one.id,
            label: one.label,
            price: one.price,
            weight: one.weight ?? null,
            unit: one.unit ?? null,
            minimum: Math.max(1, one.minimum ?? 1),
            maximum: one.maximum || 1000,
            allowsQuantity: one.isQty,
            shippingWeight: one.shippingWeight ?? null,
            preparationMinutes:
              time == null ? null : time * { minute: 1, hour: 60, day: 1440 }[scale ?? 'minute'],
          })),
        );
        expect(item && plain(item.modifierGroups)).toEqual(groups(parsed.modifier_groups));
      }),
      { numRuns: 300 },
    );
  });

  const garbage = fc.constantFrom<unknown>(
    ...[
      -1,
      0.5,
      1e21,
      '',
      'x',
      'x'.repeat(600),
      true,
      [],
      [null],
      ['x'],
      [[]],
      {},
      { en: 1 },
      { src: '' },
      [{}],
    ],
  );

  const group = (available: boolean, nested: readonly object[] = []) => ({
    ...{ id: 'size', name: { en: 'Size' }, min: 1, max: 1 },
    modifiers: [{ id: 'large', locales: { en: 'Large' }, price: 0, available, modifier_groups: nested }],
  });
  const tea = {
    id: 'tea',
    name: { en: 'Tea' },
    price: 1,
    types: { car_pickup: true, delivery: true, dine_in: true, reservation: true },
  };

  it.each([
    { name: 'no option of a required group is left', groups: [group(false)], isSoldOut: true },
    {
      name: 'the only option needs a group with nothing left',
      groups: [group(true, [{ ...group(false), id: 'milk' }])],
      isSoldOut: true,
    },
    { name: 'an optional group has nothing left', groups: [{ ...group(false), min: 0 }], isSoldOut: false },
    { name: 'every required group has an option left', groups: [group(true)], isSoldOut: false },
  ])('marks an item as sold out ($isSoldOut) when $name', ({ groups, isSoldOut }) => {
    expect(read({ ...tea, modifier_groups: groups }).item?.soldOut).toBe(isSoldOut);
  });

  it('reports or refuses every item that the contract’s schema rejects', () => {
    fc.assert(
      fc.property(wire, garbage, fc.nat(), (good, bad, which) => {
        const places = listPaths(good);
        const place = places[which % places.length] ?? [];
        const raw = setAtPath(good, place, bad);
        // The mapper ignores these: the category comes from the list, and an all-day shift has no end.
        fc.pre(place[0] !== 'category' && place.at(-1) !== 'time_to' && !schema.safeParse(raw).success);
        const { error, report } = read(raw);
        expect(error ?? report.mock.calls[0]).toBeTruthy();
      }),
      { numRuns: pickForScope(500, 2000) },
    );
  });

  it('returns an item or throws an error for any JSON value', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (raw) => {
        const { item, error } = read(raw);
        expect(item ?? error).toBeTruthy();
      }),
    );
  });
});
