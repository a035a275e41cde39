import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { pickForScope } from '../../../tests/test-scope.ts';
import { parseDailyWindow, parseWeeklyHours } from '../../domain/availability/parse-hours.ts';
import { toDecimal } from '../../domain/money/arithmetic.ts';
import { createCurrency } from '../../domain/money/money.ts';
import { item as schema, type WireModifierGroup } from '../contract/item-contract.ts';
import { anyWireItem } from '../testing/arbitrary-item.ts';
import { listPaths, setAtPath } from '../testing/nested-values.ts';
import { toItem } from './map-item.ts';

const KWD = createCurrency('KWD');
const mapWithReport = (wireValue: unknown) => {
  const report = vi.fn();
  const context = { currency: KWD, apiOrigin: '', categoryId: 'c', grandCategoryId: null, report };
  try {
    return { item: toItem(wireValue, context), report };
  } catch (error) {
    return { item: null, report, error };
  }
};

const dropBlankTexts = (name: Record<string, string>) =>
  Object.fromEntries(Object.entries(name).filter(([, nameText]) => nameText.trim()));
const mapTaxes = (wireTaxes: readonly { id: string; name: object; rate: number }[]) =>
  wireTaxes.map((tax) => ({ ...tax, rate: String(tax.rate), rates: {} }));
const mapPicture = (wirePicture: { src: string } | null | undefined) =>
  wirePicture && { ...wirePicture, src: `/${wirePicture.src.replace(/^\//, '')}` };
type WireModifier = WireModifierGroup['modifiers'][number];
const isAvailable = (option: WireModifier): boolean =>
  option.available && option.modifier_groups.every(isFillable);
const isFillable = ({ min, modifiers }: WireModifierGroup): boolean =>
  modifiers.filter(isAvailable).reduce((sum, option) => sum + option.max_quantity, 0) >= min;
const mapGroups = (wireGroups: readonly WireModifierGroup[]): unknown[] =>
  wireGroups.map(({ modifiers, included, included_choice: choice, ...group }) => ({
    ...group,
    included: included ? { count: included, choice } : null,
    modifiers: modifiers.map((option) => ({
      id: option.id,
      name: dropBlankTexts(option.locales),
      price: option.price,
      hasImage: !!option.image,
      taxes: option.taxes ? mapTaxes(option.taxes) : null,
      available: isAvailable(option),
      isDefault: option.default,
      maxQuantity: option.max_quantity,
      part: null,
      groups: mapGroups(option.modifier_groups),
      provider: option.provider ?? null,
      providerId: option.provider_id ?? null,
    })),
  }));

type MappedGroups = NonNullable<ReturnType<typeof mapWithReport>['item']>['modifierGroups'];
const toPlainGroups = (groups: MappedGroups): unknown[] =>
  groups.map(({ modifiers, ...group }) => ({
    ...group,
    modifiers: modifiers.map(({ image: optionImage, ...option }) => ({
      ...option,
      price: toDecimal(option.price),
      hasImage: !!optionImage,
      groups: toPlainGroups(option.groups),
    })),
  }));

describe('toItem', () => {
  it('maps any valid API item to the values that the contract’s schema parses, without a report', () => {
    fc.assert(
      fc.property(anyWireItem, (wireValue) => {
        const { item, report } = mapWithReport(wireValue);
        const parsed = schema.parse(wireValue);
        expect(report.mock.calls).toEqual([]);
        expect(item).toMatchObject({
          id: parsed.id,
          name: dropBlankTexts(parsed.name),
          description: parsed.description ?? {},
          types: parsed.types,
          visible: parsed.visible,
          soldOut: parsed.sold_out || !parsed.modifier_groups.every(isFillable),
          window: parseDailyWindow(parsed.available),
          hours: parseWeeklyHours(parsed.availability),
          categoryId: 'c',
          grandCategoryId: parsed.grand_category ?? null,
          pinned: parsed.pin,
          inclusiveTaxes: mapTaxes(parsed.inclusive_taxes),
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
          expect(item?.image?.src).toBe(mapPicture(parsed.image)?.src);
        expect(item?.price && toDecimal(item.price)).toBe(parsed.price);
        expect(item?.priceLabels.map((label) => ({ ...label, price: toDecimal(label.price) }))).toEqual(
          parsed.price_labels.map(({ preparation_time: minutes, preparation_time_type: unit, ...label }) => ({
            id: label.id,
            label: label.label,
            price: label.price,
            weight: label.weight ?? null,
            unit: label.unit ?? null,
            minimum: Math.max(1, label.minimum ?? 1),
            maximum: label.maximum || 1000,
            allowsQuantity: label.isQty,
            shippingWeight: label.shippingWeight ?? null,
            preparationMinutes:
              minutes == null ? null : minutes * { minute: 1, hour: 60, day: 1440 }[unit ?? 'minute'],
          })),
        );
        expect(item && toPlainGroups(item.modifierGroups)).toEqual(mapGroups(parsed.modifier_groups));
      }),
      { numRuns: 300 },
    );
  });

  const anyInvalidValue = fc.constantFrom<unknown>(
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
  );

  const buildSizeGroup = (available: boolean, nestedGroups: readonly object[] = []) => ({
    id: 'size',
    name: { en: 'Size' },
    min: 1,
    max: 1,
    modifiers: [
      { id: 'large', locales: { en: 'Large' }, price: 0, available, modifier_groups: nestedGroups },
    ],
  });
  const tea = {
    id: 'tea',
    name: { en: 'Tea' },
    price: 1,
    types: { car_pickup: true, delivery: true, dine_in: true, reservation: true },
  };

  it.each([
    { name: 'no option of a required group is left', groups: [buildSizeGroup(false)], mark: 'sold out' },
    {
      name: 'the only option requires a choice from a group with no option left',
      groups: [buildSizeGroup(true, [{ ...buildSizeGroup(false), id: 'milk' }])],
      mark: 'sold out',
    },
    {
      name: 'an optional group has no option left',
      groups: [{ ...buildSizeGroup(false), min: 0 }],
      mark: 'available',
    },
    { name: 'every required group has an option left', groups: [buildSizeGroup(true)], mark: 'available' },
  ])('marks an item as $mark when $name', ({ groups, mark }) => {
    expect(mapWithReport({ ...tea, modifier_groups: groups }).item?.soldOut).toBe(mark === 'sold out');
  });

  it('reports or refuses every item that the contract’s schema rejects', () => {
    fc.assert(
      fc.property(anyWireItem, anyInvalidValue, fc.nat(), (validItem, invalidValue, pathIndex) => {
        const paths = listPaths(validItem);
        const path = paths[pathIndex % paths.length] ?? [];
        const wireValue = setAtPath(validItem, path, invalidValue);
        // The mapper ignores these two fields: the category comes from the list, and an all-day shift has no end.
        fc.pre(path[0] !== 'category' && path.at(-1) !== 'time_to' && !schema.safeParse(wireValue).success);
        const { error, report } = mapWithReport(wireValue);
        expect(error ?? report.mock.calls[0]).toBeTruthy();
      }),
      { numRuns: pickForScope(500, 2000) },
    );
  });

  it('returns an item or throws an error for any JSON value', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (wireValue) => {
        const { item, error } = mapWithReport(wireValue);
        expect(item ?? error).toBeTruthy();
      }),
    );
  });
});
