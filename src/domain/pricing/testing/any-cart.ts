import fc, { type Random } from 'fast-check';
import type { CartLine } from '../../cart/cart-types.ts';
import type { Currency } from '../../money/money.ts';
import type { Coupon, PricingInput } from '../pricing-types.ts';
import { Draw, ITEM_IDS, LABEL_IDS, OPTION_IDS } from './any-menu.ts';
import { inputOf, lineOf } from './pricing-input.ts';

/**
 * Random carts in a currency: every kind of discount, tax, coupon, fee and option, nested ones too, now and then a line that
 * cannot be sold. A cart that fails shrinks to fewer lines, and to one without what it can do without.
 */
export class AnyCart extends fc.Arbitrary<PricingInput> {
  private readonly currencies: readonly [Currency, ...Currency[]];

  constructor(...currencies: readonly [Currency, ...Currency[]]) {
    super();
    this.currencies = currencies;
  }

  generate(random: Random): fc.Value<PricingInput> {
    const [first] = this.currencies;
    const draw = new Draw(random, this.currencies[random.nextInt(0, this.currencies.length - 1)] ?? first);
    const lines = Array.from({ length: draw.int(0, 10) }, (_, key) => lineFrom(draw, `${key}`));
    const input = inputOf(draw.currency, draw.menu(), lines, {
      discounts: draw.discounts(),
      exclusiveTaxes: draw.taxes(),
      coupon: draw.once(3) ? null : couponFrom(draw),
      customer: draw.pick(['guest', 'authenticated']),
      deliveryFee: draw.once(2) ? draw.money() : { feesPerKg: draw.money(), fixedFees: draw.money() },
      walletBalance: draw.once(2) ? null : draw.money(),
    });
    return new fc.Value(input, undefined);
  }

  canShrinkWithoutContext(_: unknown): _ is PricingInput {
    return false;
  }

  override shrink(input: PricingInput): fc.Stream<fc.Value<PricingInput>> {
    const { discounts, exclusiveTaxes, coupon, walletBalance } = inputOf(input.currency, [], []);
    const without: Partial<PricingInput>[] = [
      { coupon },
      { discounts },
      { exclusiveTaxes },
      { walletBalance },
      ...input.lines.map((line) => ({ lines: input.lines.filter((other) => other !== line) })),
    ];
    const isLess = (part: Partial<PricingInput>) =>
      JSON.stringify({ ...input, ...part }) !== JSON.stringify(input);
    return fc.stream(
      without
        .filter(isLess)
        .map((part) => new fc.Value({ ...input, ...part }, undefined))
        .values(),
    );
  }
}

function lineFrom(draw: Draw, key: string): CartLine {
  const itemId = draw.once(20) ? 'gone' : draw.pick(ITEM_IDS);
  const modifiers = draw.some(OPTION_IDS).map((id) => ({ id, quantity: draw.int(1, 3) }));
  const has = (id: string): boolean => modifiers.some((one) => one.id === id);
  return lineOf(itemId, {
    key,
    priceLabelId: itemId === 'd' ? draw.pick(LABEL_IDS) : null,
    // What hangs below an option that is not chosen is not asked.
    modifiers: draw.once(2)
      ? []
      : modifiers.filter(({ id }) => id < 'n' || (has('m0') && (id !== 'o0' || has('n0')))),
    count: draw.once(8) ? draw.pick([0, 999, 1000]) : draw.int(1, 5),
  });
}

const couponFrom = (draw: Draw): Coupon => ({
  code: 'CODE',
  kind: draw.kind(),
  allMenu: draw.once(2),
  itemIds: draw.some(ITEM_IDS),
  maxAllowedItems: draw.once(2) ? null : draw.int(0, 12),
  userType: draw.pick(['all', 'all', 'guest', 'authenticated']),
  freeDelivery: draw.once(3),
  minimum: draw.once(2) ? null : draw.money(),
});
