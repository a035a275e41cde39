import type { Discount, DiscountBook, Discounts } from '../../domain/menu/menu-types.ts';
import { type Currency, parseMoney } from '../../domain/money/money.ts';
import type { WireDiscount, WireDiscounts } from '../contract/menu-contract.ts';

const toDiscount = ({ id, type, value }: WireDiscount, currency: Currency): Discount => ({
  id,
  kind: type === 'percent' ? { type, rate: String(value) } : { type, value: parseMoney(value, currency) },
});

/** Maps the discounts by order type. Omits and reports a fixed discount with more decimals than the currency. */
export function toDiscounts(
  wire: WireDiscounts,
  currency: Currency,
  report: (error: unknown, subject: string) => void,
): Discounts {
  const readDiscount = (discount: WireDiscount): Discount | null => {
    try {
      return toDiscount(discount, currency);
    } catch (error) {
      report(error, `discount ${discount.id}`);
      return null;
    }
  };
  const indexById = (record: Record<string, WireDiscount> = {}) =>
    Object.fromEntries(
      Object.entries(record).flatMap(([key, wireDiscount]) => {
        const discount = readDiscount(wireDiscount);
        return discount ? [[key, discount]] : [];
      }),
    );
  const toBook = (wireDiscounts: WireDiscounts['pickup']): DiscountBook => ({
    allMenu: wireDiscounts?.allMenuDiscount ? readDiscount(wireDiscounts.allMenuDiscount) : null,
    byItem: indexById(wireDiscounts?.itemsDiscounts),
    byCategory: indexById(wireDiscounts?.categoriesDiscounts),
  });
  return { delivery: toBook(wire.delivery), car_pickup: toBook(wire.pickup), dine_in: toBook(wire.dinein) };
}
