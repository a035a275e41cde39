import type { CartLine } from '../../domain/cart/cart-types.ts';
import type { ProviderReference } from '../../domain/menu/menu-types.ts';
import { toDecimal } from '../../domain/money/arithmetic.ts';
import type { PricedLine } from '../../domain/pricing/pricing-types.ts';
import type { WireOrderLine } from '../contract/quote-contract.ts';

/** On the wire only what another system owns says so. */
export const toWireOwner = ({ provider, providerId }: ProviderReference) => ({
  ...(provider !== null && { provider }),
  ...(providerId !== null && { provider_id: providerId }),
});

/** A priced cart line as an order line (spec, section 3). The prices are what the customer saw; the server makes its own. */
export function toOrderLine({ line, item, modifiers, ...priced }: PricedLine): WireOrderLine {
  const label = item.priceLabels.find(({ id }) => id === line.priceLabelId);
  return {
    item_id: line.itemId,
    quantity: line.count,
    price_label_id: line.priceLabelId,
    modifiers: line.modifiers.map(({ id }) => id).join(),
    modifiers_details: line.modifiers.map(({ id, quantity }) => {
      const priced = modifiers.find((modifier) => modifier.id === id);
      return { id, quantity, ...(priced && toWireOwner(priced)) };
    }),
    unit_price: toDecimal(priced.unitPrice),
    total_price: toDecimal(priced.total),
    discount_id: priced.discountId,
    weight: label?.weight ?? item.weight,
    shippingWeight: label?.shippingWeight ?? item.shippingWeight,
    isQty: label?.isQty ?? true,
    comment: line.note,
    ...toWireOwner(item),
  };
}

/**
 * An order line as a cart line; `key` names it in its cart. Ids and counts only: no price that came over the wire is
 * believed. `modifiers_details` wins; with none, the comma-joined ids count one each.
 */
export function toCartLine(wire: WireOrderLine, key: string): CartLine {
  const named = new Set(wire.modifiers.split(',').filter(Boolean));
  return {
    key,
    itemId: wire.item_id,
    priceLabelId: wire.price_label_id ?? null,
    modifiers: wire.modifiers_details.length
      ? wire.modifiers_details.map(({ id, quantity }) => ({ id, quantity }))
      : [...named].map((id) => ({ id, quantity: 1 })),
    note: wire.comment,
    count: wire.quantity,
  };
}
