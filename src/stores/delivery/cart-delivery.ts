import { askedFields } from '../../domain/delivery/address-form.ts';
import { destinationTerms } from '../../domain/delivery/delivery-terms.ts';
import type { Address, DeliveryConfig, Destination } from '../../domain/delivery/delivery-types.ts';
import type { CartDelivery } from '../cart/cart-state.ts';

/** What a delivery changes about the cart; null while nobody knows where it goes. */
export function cartDeliveryOf(
  destination: Destination,
  address: Address,
  config: DeliveryConfig | null,
): CartDelivery | null {
  const terms = destinationTerms(destination);
  if (!terms || !config || destination.kind === 'none') return null;
  const isShipped = destination.kind === 'country';
  const form = isShipped ? config.shippingForm : config.form;
  const asked = askedFields(form, address.type);
  return {
    ...terms,
    zoneId: isShipped ? null : destination.zone.id,
    countryIso: isShipped ? destination.country.iso : null,
    areaId: isShipped ? null : (destination.area?.id ?? null),
    name: isShipped ? destination.country.name : (destination.area ?? destination.zone).name,
    formType: form.type,
    address: {
      ...address,
      // What was typed for another kind of place stays in the form, and there only.
      fields: Object.fromEntries(
        Object.entries(address.fields).filter(([name]) => asked.some((one) => one === name)),
      ),
      place: isShipped ? null : address.place,
    },
  };
}
