import type { MenuItem } from '../../../../../src/domain/menu/menu-types.ts';
import type { Money } from '../../../../../src/domain/money/money.ts';
import { afterDiscount, discountFor } from '../../../../../src/domain/pricing/discount.ts';
import { itemPath, typesOf } from '../page-place.ts';
import { addressOf, type Telling, wordsOf } from '../telling.ts';

/** All decimals of the currency: 1.500 dinars. */
function decimalText({ minor, currency: { digits } }: Money): string {
  const text = String(minor).padStart(digits + 1, '0');
  return digits ? `${text.slice(0, -digits)}.${text.slice(-digits)}` : text;
}

/**
 * What an item costs as the app shows it, one offer for each of its sizes, in the way of ordering the business leads with.
 * None where prices are hidden, or come with the choice.
 */
export function offersOf(telling: Telling, item: MenuItem) {
  const { business } = telling;
  if (business.response.restaurant.hide_price) return undefined;
  const offered = typesOf(business);
  const type = offered.find((one) => item.types[one]) ?? offered[0];
  const discount = type ? discountFor(item, business.discounts[type]) : null;
  const offer = (price: Money, name: string | null) => ({
    '@type': 'Offer',
    name: name ?? undefined,
    price: decimalText(afterDiscount(price, discount)),
    priceCurrency: price.currency.code,
    availability: `https://schema.org/${item.soldOut ? 'SoldOut' : 'InStock'}`,
    url: addressOf(telling, itemPath(business, item)),
  });
  if (item.priceLabels.length)
    return item.priceLabels.map(({ label, price }) => offer(price, wordsOf(telling, label)));
  return item.price ? offer(item.price, null) : undefined;
}
