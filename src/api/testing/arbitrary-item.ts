import fc from 'fast-check';

const makeOptional = <T>(arbitrary: fc.Arbitrary<T>) => fc.option(arbitrary, { nil: undefined });
const anyId = fc.string({ minLength: 1, maxLength: 80 });
const anyTranslations = fc
  .dictionary(fc.constantFrom('en', 'ar', 'de'), fc.string(), { noNullPrototype: true })
  .map((translations) => ({ ...translations, fr: 'nom' }));
const anyPrice = fc.nat(9_999_999).map((minor) => minor / 1000);
const anyNumber = fc.double({ noNaN: true, noDefaultInfinity: true });
const anyNonNegativeNumber = fc.double({ min: 0, noNaN: true, noDefaultInfinity: true });
const anyTax = fc.record({
  id: anyId,
  name: anyTranslations,
  rate: fc.integer({ min: 0, max: 10_000 }).map((rate) => rate / 100),
});
const anyImage = fc.record({
  src: fc.string({ minLength: 1, maxLength: 500 }),
  width: fc.integer({ min: 1 }),
  height: fc.integer({ min: 1 }),
  provider: makeOptional(fc.constantFrom('media', 'plain', 'query')),
  color: makeOptional(fc.constantFrom('#ffeedd', '#00AAff')),
});
const anyPriceLabel = fc.record({
  id: anyId,
  label: anyTranslations,
  price: anyPrice,
  weight: makeOptional(anyNumber),
  unit: makeOptional(fc.string()),
  minimum: makeOptional(anyNumber),
  maximum: makeOptional(anyNumber),
  isQty: makeOptional(fc.boolean()),
  shippingWeight: makeOptional(anyNumber),
  preparation_time: makeOptional(fc.nat(99)),
  preparation_time_type: makeOptional(fc.constantFrom('minute', 'hour', 'day')),
});
const createGroupsArbitrary = (depth: number): fc.Arbitrary<object[]> =>
  fc.array(
    fc.record({
      id: anyId,
      name: anyTranslations,
      min: fc.constant(0),
      max: fc.integer({ min: 1, max: 9 }),
      included: makeOptional(fc.integer({ min: 0, max: 3 })),
      included_choice: makeOptional(fc.constantFrom('cheapest', 'first')),
      modifiers: fc.array(
        fc.record({
          id: anyId,
          locales: anyTranslations,
          price: anyPrice,
          image: makeOptional(anyImage),
          taxes: makeOptional(fc.array(anyTax, { maxLength: 2 })),
          available: makeOptional(fc.boolean()),
          default: makeOptional(fc.boolean()),
          max_quantity: makeOptional(fc.integer({ min: 1, max: 99 })),
          ...(depth && { modifier_groups: makeOptional(createGroupsArbitrary(depth - 1)) }),
        }),
        { maxLength: 3 },
      ),
    }),
    { maxLength: 2 },
  );
const anyTime = fc.constantFrom('07:00', '9 PM', '23:59', 24);
/** A valid item of the API, with any combination of its optional fields. */
export const anyWireItem = fc.record({
  id: anyId,
  name: anyTranslations,
  description: makeOptional(anyTranslations),
  image: makeOptional(anyImage),
  price: anyPrice,
  price_labels: makeOptional(fc.array(anyPriceLabel, { maxLength: 2 })),
  modifier_groups: makeOptional(createGroupsArbitrary(1)),
  types: fc.record({
    delivery: fc.boolean(),
    car_pickup: fc.boolean(),
    dine_in: fc.boolean(),
    reservation: fc.boolean(),
  }),
  visible: makeOptional(fc.boolean()),
  sold_out: makeOptional(fc.boolean()),
  available: makeOptional(fc.constantFrom('{"status":1,"from":"07:00","to":"11 PM"}', '{"status":"off"}')),
  availability: makeOptional(
    fc.dictionary(
      fc.constantFrom('0', '3', '6'),
      fc.record({
        closed: makeOptional(fc.boolean()),
        shifts: makeOptional(fc.array(fc.record({ time_from: anyTime, time_to: anyTime }), { maxLength: 2 })),
      }),
      { noNullPrototype: true },
    ),
  ),
  category: makeOptional(anyId),
  grand_category: makeOptional(anyId),
  pin: makeOptional(fc.boolean()),
  inclusive_taxes: makeOptional(fc.array(anyTax, { maxLength: 2 })),
  minimum_quantity: makeOptional(fc.integer({ min: 1 })),
  comment_required: makeOptional(fc.boolean()),
  tags: makeOptional(fc.array(fc.string(), { maxLength: 2 })),
  ingredients: makeOptional(fc.array(fc.string(), { maxLength: 2 })),
  allergens: makeOptional(fc.array(fc.string(), { maxLength: 2 })),
  calories: makeOptional(anyNonNegativeNumber),
  preparation_time: makeOptional(anyNonNegativeNumber),
  weight: makeOptional(anyNonNegativeNumber),
  shippingWeight: makeOptional(anyNonNegativeNumber),
  related: makeOptional(fc.array(anyId, { maxLength: 2 })),
  branches: makeOptional(fc.array(anyId, { maxLength: 2 })),
  provider: makeOptional(anyId),
  provider_id: makeOptional(anyId),
});
