import fc from 'fast-check';
import type {
  VectorGroup,
  VectorItem,
  VectorItemType,
  VectorLabel,
  VectorModifier,
  VectorPart,
  VectorTax,
} from './format.ts';

/** Random items in the format of the vectors. Few taxes and small numbers make ties, halves and equal ids common. */

const RATES = ['0', '5', '8.25', '10', '12.5', '14.975', '19', '33.33', '100'] as const;
export const TAXES: readonly VectorTax[] = [
  ...RATES.map((rate, index) => ({ id: `tax-${index}`, rate })),
  { id: 'tax-0', rate: '10', rates: { car_pickup: '5.5' } },
  { id: 'tax-1', rate: '8', rates: { dine_in: '10' } },
];
const CATEGORIES = ['food', 'drinks', 'sweets'] as const;
export const ORDER_TYPE: VectorItemType = 'car_pickup';

export const formatMinorUnits = (minor: number, digits: number): string => {
  const text = `${minor}`.padStart(digits + 1, '0');
  return digits ? `${text.slice(0, -digits)}.${text.slice(-digits)}` : text;
};

export const amountArbitrary = (digits: number, max: number): fc.Arbitrary<string> =>
  fc
    .oneof(
      { weight: 3, arbitrary: fc.integer({ min: 0, max: 40 }) },
      { weight: 5, arbitrary: fc.integer({ min: 0, max: 3000 }) },
      { weight: 1, arbitrary: fc.integer({ min: 0, max }) },
    )
    .map((minor) => formatMinorUnits(minor, digits));

export const rate = fc.oneof(
  fc.constantFrom(...RATES),
  fc.integer({ min: 0, max: 150_000 }).map((n) => formatMinorUnits(n, 3)),
);
export const taxes = fc.uniqueArray(fc.constantFrom(...TAXES), { maxLength: 3, selector: ({ id }) => id });
const kg = fc.option(
  fc.integer({ min: 0, max: 5000 }).map((grams) => formatMinorUnits(grams, 3)),
  { freq: 2 },
);

/** The dish that an option of a set represents. It is always on sale, because an item has at most one flaw. */
const part = (digits: number): fc.Arbitrary<VectorPart> =>
  fc.record({
    types: fc.constant<VectorItemType[]>([ORDER_TYPE, 'delivery']),
    served: fc.constant(true),
    deposit: fc.option(amountArbitrary(digits, 5000), { freq: 2 }),
    deposit_taxes: taxes,
    taxed_price: fc.option(amountArbitrary(digits, 100_000), { freq: 3 }),
  });

const modifier = (
  id: string,
  digits: number,
  groups: fc.Arbitrary<VectorGroup[]>,
  isTopLevel: boolean,
): fc.Arbitrary<VectorModifier> => {
  const option = fc.record({
    id: fc.constant(id),
    price: amountArbitrary(digits, 100_000),
    max_quantity: fc.integer({ min: 1, max: 3 }),
    available: fc.constant(true),
    taxes: fc.option(taxes, { freq: 2 }),
    groups,
  });
  return isTopLevel
    ? fc.oneof(
        option,
        fc
          .tuple(option, part(digits))
          .map(([plainOption, dish]): VectorModifier => ({ ...plainOption, part: dish })),
      )
    : option;
};

/** An optional group whose options may have nested groups. */
const group = (id: string, digits: number, depth: number): fc.Arbitrary<VectorGroup> => {
  const nestedGroups = (option: string): fc.Arbitrary<VectorGroup[]> =>
    depth === 0 ? fc.constant([]) : fc.array(group(`${option}-more`, digits, depth - 1), { maxLength: 1 });
  const options = [`${id}-a`, `${id}-b`, `${id}-c`].map((option) =>
    modifier(option, digits, nestedGroups(option), depth > 0),
  );
  return fc.record({
    id: fc.constant(id),
    min: fc.constant(0),
    max: fc.integer({ min: 3, max: 9 }),
    included: fc.constantFrom(0, 1, 2, 3),
    included_choice: fc.constantFrom('cheapest', 'first'),
    modifiers: fc.tuple(...options),
  });
};

const label = (id: string, digits: number): fc.Arbitrary<VectorLabel> =>
  fc.record({
    id: fc.constant(id),
    price: amountArbitrary(digits, 10_000_000),
    minimum: fc.integer({ min: 1, max: 3 }),
    maximum: fc.constantFrom(5, 40, 1000),
    is_qty: fc.boolean(),
    weight: kg,
    unit: fc.constantFrom(null, 'kg', 'g', 'l'),
    shipping_weight: kg,
  });

export const item = (id: string, digits: number): fc.Arbitrary<VectorItem> =>
  fc
    .record({
      id: fc.constant(id),
      price: amountArbitrary(digits, 10_000_000),
      price_labels: fc.oneof(
        fc.constant<VectorLabel[]>([]),
        fc.tuple(label('small', digits), label('large', digits)),
      ),
      modifier_groups: fc.oneof(fc.constant<VectorGroup[]>([]), fc.tuple(group(`${id}-extra`, digits, 1))),
      inclusive_taxes: taxes,
      deposit: fc.option(amountArbitrary(digits, 5000), { freq: 2 }),
      deposit_taxes: fc.option(taxes, { freq: 2 }),
      category_id: fc.constantFrom(...CATEGORIES),
      grand_category_id: fc.option(fc.constant('all-of-it')),
      types: fc.oneof(
        { weight: 9, arbitrary: fc.constant<VectorItemType[]>([ORDER_TYPE, 'delivery']) },
        { weight: 1, arbitrary: fc.constant<VectorItemType[]>(['dine_in']) },
      ),
      sold_out: fc.integer({ min: 0, max: 15 }).map((n) => n === 0),
      served: fc.integer({ min: 0, max: 15 }).map((n) => n > 0),
      comment_required: fc.boolean(),
      minimum_quantity: fc.constantFrom(1, 1, 2),
      weight: kg,
      shipping_weight: kg,
    })
    // An item has at most one problem, because the rules define no priority between problems.
    .map((item) => (item.sold_out ? { ...item, served: true, types: [ORDER_TYPE] } : item))
    .map((item) => (item.served ? item : { ...item, types: [ORDER_TYPE] }));
