import { createCurrency, createMoney } from '../../src/domain/money/money.ts';
import { priceCart } from '../../src/domain/pricing/cart-price.ts';
import type { Coupon, PricingInput } from '../../src/domain/pricing/pricing-types.ts';
import { cartLine, pricingInput } from '../../src/domain/pricing/testing/pricing-input.ts';
import { buildersFor, buildTax, noDiscounts } from '../../src/domain/testing/build.ts';

/** The time to price the same cart in each run, in ms. */
export type PriceRuns = Readonly<Record<'percent' | 'fixed', readonly number[]>>;

const LINE_COUNT = 200;
const RUN_COUNT = 300;
const currency = createCurrency('KWD');
const { item, modifier, group } = buildersFor(currency);

/** A cart of 200 different items, each with two options, with taxes, a discount, and a coupon for most units. */
function createLargeCart(kind: Coupon['kind']): PricingInput {
  const vat = [buildTax('vat', '5')];
  const taxes = [...vat, buildTax('city', '2.5')];
  const milk = group('milk', 1, 1, [modifier('oat', '0.250'), modifier('cow', 0)]);
  const extras = group(
    'extra',
    0,
    5,
    ['a', 'b', 'c', 'd'].map((id) => modifier(id, '0.150', { maxQuantity: 3 })),
  );
  const items = Array.from({ length: LINE_COUNT }, (_, index) =>
    item(`${index}`, `${1 + (index % 7)}.250`, {
      inclusiveTaxes: index % 4 ? vat : taxes,
      modifierGroups: [milk, extras],
    }),
  );
  const modifiers = [
    { id: 'oat', quantity: 1 },
    { id: 'b', quantity: 2 },
  ];
  const lines = items.map(({ id }, index) => cartLine(id, { key: id, count: 1 + (index % 5), modifiers }));
  return pricingInput(currency, items, lines, {
    discounts: { ...noDiscounts, allMenu: { id: 'all', kind: { type: 'percent', rate: '12.5' } } },
    exclusiveTaxes: [buildTax('service', '8.25')],
    coupon: {
      code: 'CODE',
      kind,
      allMenu: true,
      itemIds: [],
      maxAllowedItems: 2 * LINE_COUNT,
      userType: 'all',
      freeDelivery: false,
      minimum: null,
    },
  });
}

/** A run prices this many carts between two readings of the clock, because a browser's clock is coarse. */
const CARTS_PER_READING = 4;

function measureRuns(input: PricingInput): number[] {
  return Array.from({ length: RUN_COUNT }, () => {
    const startedMs = performance.now();
    for (let time = 0; time < CARTS_PER_READING; time += 1) priceCart(input);
    return (performance.now() - startedMs) / CARTS_PER_READING;
  });
}

Object.assign(window, {
  benchPricing: (): PriceRuns => ({
    percent: measureRuns(createLargeCart({ type: 'percent', rate: '10' })),
    fixed: measureRuns(createLargeCart({ type: 'fixed', value: createMoney(20_000, currency) })),
  }),
});
