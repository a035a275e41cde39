import type { CartLine } from '../../domain/cart/cart-types.ts';
import type { ProviderReference } from '../../domain/menu/menu-types.ts';
import { toDecimal } from '../../domain/money/arithmetic.ts';
import type { PricedLine } from '../../domain/pricing/pricing-types.ts';
import type { WireOrderLine } from '../contract/quote-contract.ts';

/** The API's fields for the provider of an entry. Absent for entries that belong to the business only. */
export const toWireProvider = ({ provider, providerId }: ProviderReference) => ({
  ...(provider !== null && { provider }),
  ...(providerId !== null && { provider_id: providerId }),
});

/**
 * Maps a priced cart line to an order line (spec, section 3). The server reprices it, so the prices only show what the
 * customer saw.
 */
export function toOrderLine({ line, item, modifiers, ...priced }: PricedLine): WireOrderLine {
  const label = item.priceLabels.find(({ id }) => id === line.priceLabelId);
  return {
    item_id: line.itemId,
    quantity: line.count,
    price_label_id: line.priceLabelId,
    modifiers: line.modifiers.map(({ id }) => id).join(),
    modifiers_details: line.modifiers.map(({ id, quantity }) => {
      const pricedModifier = modifiers.find((modifier) => modifier.id === id);
      return { id, quantity, ...(pricedModifier && toWireProvider(pricedModifier)) };
    }),
    unit_price: toDecimal(priced.unitPrice),
    total_price: toDecimal(priced.total),
    discount_id: priced.discountId,
    weight: label?.weight ?? item.weight,
    shippingWeight: label?.shippingWeight ?? item.shippingWeight,
    isQty: label?.allowsQuantity ?? true,
    comment: line.note,
    ...toWireProvider(item),
  };
}

/**
 * Maps an order line to a cart line with the given key. Copies no prices, because prices from the client are not
 * trusted. `modifiers_details` takes precedence over the comma-separated ids, which count one unit each.
 */
export function toCartLine(wire: WireOrderLine, key: string): CartLine {
  const modifierIds = new Set(wire.modifiers.split(',').filter(Boolean));
  return {
    key,
    itemId: wire.item_id,
    priceLabelId: wire.price_label_id ?? null,
    modifiers: wire.modifiers_details.length
      ? wire.modifiers_details.map(({ id, quantity }) => ({ id, quantity }))
      : [...modifierIds].map((id) => ({ id, quantity: 1 })),
    note: wire.comment,
    count: wire.quantity,
  };
}
