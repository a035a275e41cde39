import type { Random } from 'fast-check';
import type {
  Discount,
  DiscountBook,
  IncludedOptions,
  MenuItem,
  Modifier,
  Tax,
} from '../../menu/menu-types.ts';
import { type Currency, createMoney, type Money } from '../../money/money.ts';
import { buildersFor, buildTax } from '../../testing/build.ts';

/** The items of every random menu. Item "d" has price labels. */
export const ITEM_IDS = ['a', 'b', 'c', 'd'] as const;
/** The options of every random item: n0 and n1 are nested in m0, and o0 in n0. */
export const OPTION_IDS = ['m0', 'm1', 'm2', 'n0', 'n1', 'o0'] as const;
export const LABEL_IDS = ['small', 'large'] as const;

const RATES = ['0', '5', '7', '8.25', '19', '100', '0.001', '12.3456789012345678'];
const TAX_IDS = ['vat', 'city', 'drink'];

/** Random parts of menus and carts. Composed fast-check arbitraries would be about a hundred times slower. */
export class RandomMenuParts {
  private readonly random: Random;
  readonly currency: Currency;
  private readonly plainParts: ReturnType<typeof buildPlainParts>;

  constructor(random: Random, currency: Currency) {
    this.random = random;
    this.currency = currency;
    this.plainParts = buildPlainParts(currency);
  }

  integer(min: number, max: number): number {
    return this.random.nextInt(min, max);
  }

  /** True with a probability of 1 / `times`. */
  oneIn(times: number): boolean {
    return this.integer(1, times) === 1;
  }

  pick<T>(list: readonly [T, ...T[]]): T {
    return list[this.integer(0, list.length - 1)] ?? list[0];
  }

  subset<T>(list: readonly T[]): T[] {
    return list.filter(() => this.oneIn(2));
  }

  /** A random amount. Most are small, because small amounts reveal rounding errors. */
  money(): Money {
    return createMoney(this.integer(0, this.pick([0, 9, 20, 999, 5000, 1e7])), this.currency);
  }

  rate(): string {
    return this.oneIn(2)
      ? (RATES[this.integer(0, RATES.length - 1)] ?? '0')
      : `${this.integer(0, 100_000) / 1000}`;
  }

  taxes(): Tax[] {
    return this.oneIn(3)
      ? []
      : this.subset(TAX_IDS).map((id) => buildTax(id, this.rate(), this.ratesByType()));
  }

  private ratesByType(): Tax['rates'] {
    return this.oneIn(3) ? { [this.pick(['car_pickup', 'dine_in'])]: this.rate() } : {};
  }

  discountKind(): Discount['kind'] {
    return this.oneIn(2) ? { type: 'percent', rate: this.rate() } : { type: 'fixed', value: this.money() };
  }

  discounts(): DiscountBook {
    const discountsById = (ids: readonly string[]) =>
      Object.fromEntries(this.subset(ids).map((id) => [id, { id: `off ${id}`, kind: this.discountKind() }]));
    return {
      allMenu: this.oneIn(2) ? { id: 'off all', kind: this.discountKind() } : null,
      byItem: this.oneIn(2) ? discountsById(ITEM_IDS) : {},
      byCategory: this.oneIn(2) ? discountsById(['low', 'high', 'above']) : {},
    };
  }

  weight(): number | null {
    return this.oneIn(2) ? null : this.integer(0, 5000) / 1000;
  }

  menu(): MenuItem[] {
    return ITEM_IDS.map((id) => this.item(id));
  }

  private item(id: string): MenuItem {
    const { item, label, group } = this.plainParts;
    const option = (name: string, groups: Modifier['groups'] = []) => this.option(name, groups);
    const nestedGroup = {
      ...group('below', 0, 9, [option('n0', [group('deep', 0, 9, [option('o0')])]), option('n1')]),
      included: this.included(),
    };
    const labels = LABEL_IDS.map((name) => ({
      ...label,
      id: name,
      weight: this.weight(),
      unit: this.pick([null, 'kg', 'g', 'ml']),
      price: this.money(),
    }));
    return item(id, null, {
      price: this.money(),
      priceLabels: id === 'd' ? labels : [],
      inclusiveTaxes: this.taxes(),
      deposit: this.oneIn(3) ? this.money() : null,
      depositTaxes: this.oneIn(2) ? this.taxes() : null,
      categoryId: id < 'c' ? 'low' : 'high',
      grandCategoryId: id === 'b' ? 'above' : null,
      weight: this.weight(),
      shippingWeight: this.weight(),
      modifierGroups: [
        {
          ...group('top', 0, 9, [option('m0', [nestedGroup]), option('m1'), option('m2')].map(this.withPart)),
          included: this.included(),
        },
      ],
    });
  }

  /** Makes about half of the options dishes of a set. */
  private readonly withPart = (option: Modifier): Modifier =>
    this.oneIn(2)
      ? option
      : {
          ...option,
          part: {
            itemId: option.id,
            types: { delivery: true, car_pickup: true, dine_in: true, reservation: false },
            hours: [],
            deposit: this.oneIn(3) ? this.money() : null,
            depositTaxes: this.taxes(),
            taxedPrice: this.oneIn(3) ? null : this.money(),
          },
        };

  private included(): IncludedOptions | null {
    return this.oneIn(2) ? null : { count: this.integer(1, 5), choice: this.pick(['cheapest', 'first']) };
  }

  private option(id: string, groups: Modifier['groups']): Modifier {
    const taxes = this.oneIn(3) ? this.taxes() : null;
    return { ...this.plainParts.modifier, id, maxQuantity: 3, taxes, groups, price: this.money() };
  }
}

/** The builders and parts that all random menus share. */
const buildPlainParts = (currency: Currency) => {
  const { item, label, modifier, group } = buildersFor(currency);
  return { item, group, label: label('', 0), modifier: modifier('', 0) };
};
