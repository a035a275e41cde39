import { add, toDecimal } from '../money/arithmetic.ts';
import type { Quote } from '../pricing/quote.ts';
import type { TrackedItem } from './event.ts';

/** The name in the language `locale`, else in any language. */
export const pickLocalizedName = (
  name: Readonly<Record<string, string>>,
  locale: string | undefined,
): string => name[locale ?? ''] ?? Object.values(name)[0] ?? '';

/**
 * The items of a purchase event. Browser and server both use this function, so that they report the same items. Each
 * price is for one unit, including its options.
 */
export const toTrackedItems = ({ lines }: Pick<Quote, 'lines'>, locale: string | undefined): TrackedItem[] =>
  lines.map(({ itemId, name, quantity, discountedPrice, modifiersPrice }) => ({
    id: itemId,
    name: pickLocalizedName(name, locale),
    price: toDecimal(add(discountedPrice, modifiersPrice)),
    quantity,
  }));
