import fc, { type Random } from 'fast-check';
import type { CartLine } from '../../cart/cart-types.ts';
import { type Currency, createMoney } from '../../money/money.ts';
import type { Coupon, PricingInput } from '../pricing-types.ts';
import { cartLine, pricingInput } from './pricing-input.ts';
import { ITEM_IDS, LABEL_IDS, OPTION_IDS, RandomMenuParts } from './random-menu-parts.ts';

/**
 * Random carts with all kinds of discounts, taxes, coupons, fees and (nested) options, and sometimes an unsellable
 * line. A failing cart shrinks by dropping lines, coupon, discounts, taxes and wallet.
 */
export class CartArbitrary extends fc.Arbitrary<PricingInput> {
  private readonly currencies: readonly [Currency, ...Currency[]];

  constructor(...currencies: readonly [Currency, ...Currency[]]) {
    super();
    this.currencies = currencies;
  }

  generate(random: Random): fc.Value<PricingInput> {
    const [firstCurrency] = this.currencies;
    const draw = new RandomMenuParts(
      random,
      this.currencies[random.nextInt(0, this.currencies.length - 1)] ?? firstCurrency,
    );
    const lines = Array.from({ length: draw.integer(0, 10) }, (_, key) => drawLine(draw, `${key}`));
    const rounding = draw.pick(['none', 'cash', 'online']);
    const input = pricingInput(draw.currency, draw.menu(), lines, {
      discounts: draw.discounts(),
      exclusiveTaxes: draw.taxes(),
      coupon: draw.oneIn(3) ? null : drawCoupon(draw),
      customer: draw.pick(['guest', 'authenticated']),
      deliveryFee: draw.oneIn(2) ? draw.money() : { feesPerKg: draw.money(), fixedFees: draw.money() },
      deliveryTaxes: draw.oneIn(2) ? 'goods' : draw.taxes(),
      freeDeliveryFrom: draw.oneIn(3) ? draw.money() : null,
      fees: draw.subset(['bag', 'service'] as const).map((id) => ({
        id,
        name: {},
        amount: draw.money(),
        taxes: draw.taxes(),
        below: draw.oneIn(2) ? draw.money() : null,
      })),
      tip: draw.oneIn(3) ? draw.discountKind() : null,
      walletBalance: draw.oneIn(2) ? null : draw.money(),
      cashStep: rounding === 'cash' ? createMoney(draw.pick([1, 5, 10, 100]), draw.currency) : null,
      onlineStep: rounding === 'online' ? createMoney(10, draw.currency) : null,
    });
    return new fc.Value(input, undefined);
  }

  canShrinkWithoutContext(_: unknown): _ is PricingInput {
    return false;
  }

  override shrink(input: PricingInput): fc.Stream<fc.Value<PricingInput>> {
    const defaults = pricingInput(input.currency, [], []);
    const simplifications: Partial<PricingInput>[] = [
      { coupon: defaults.coupon },
      { discounts: defaults.discounts },
      { exclusiveTaxes: defaults.exclusiveTaxes },
      { tip: defaults.tip },
      { walletBalance: defaults.walletBalance },
      ...input.lines.map((line) => ({ lines: input.lines.filter((otherLine) => otherLine !== line) })),
    ];
    const changesCart = (override: Partial<PricingInput>) =>
      JSON.stringify({ ...input, ...override }) !== JSON.stringify(input);
    return fc.stream(
      simplifications
        .filter(changesCart)
        .map((override) => new fc.Value({ ...input, ...override }, undefined))
        .values(),
    );
  }
}

function drawLine(draw: RandomMenuParts, key: string): CartLine {
  const itemId = draw.oneIn(20) ? 'gone' : draw.pick(ITEM_IDS);
  const modifiers = draw.subset(OPTION_IDS).map((id) => ({ id, quantity: draw.integer(1, 3) }));
  const hasModifier = (id: string): boolean => modifiers.some((modifier) => modifier.id === id);
  return cartLine(itemId, {
    key,
    priceLabelId: itemId === 'd' ? draw.pick(LABEL_IDS) : null,
    // Drop nested options whose parent option is not chosen. They would make the line invalid.
    modifiers: draw.oneIn(2)
      ? []
      : modifiers.filter(({ id }) => id < 'n' || (hasModifier('m0') && (id !== 'o0' || hasModifier('n0')))),
    count: draw.oneIn(8) ? draw.pick([0, 999, 1000]) : draw.integer(1, 5),
  });
}

const drawCoupon = (draw: RandomMenuParts): Coupon => ({
  code: 'CODE',
  kind: draw.discountKind(),
  allMenu: draw.oneIn(2),
  itemIds: draw.subset(ITEM_IDS),
  maxAllowedItems: draw.oneIn(2) ? null : draw.integer(0, 12),
  userType: draw.pick(['all', 'all', 'guest', 'authenticated']),
  freeDelivery: draw.oneIn(3),
  minimum: draw.oneIn(2) ? null : draw.money(),
});
