import { getVisibleFields } from '../../domain/delivery/address-form.ts';
import { getDestinationTerms } from '../../domain/delivery/delivery-terms.ts';
import type { Address, DeliveryConfig, Destination } from '../../domain/delivery/delivery-types.ts';
import type { CartDelivery } from '../cart/cart-state.ts';

/** The delivery terms and address of the cart; null until the customer has a destination. */
export function toCartDelivery(
  destination: Destination,
  address: Address,
  config: DeliveryConfig | null,
): CartDelivery | null {
  const terms = getDestinationTerms(destination);
  if (!terms || !config || destination.kind === 'none') return null;
  const isShipped = destination.kind === 'country';
  const form = isShipped ? config.shippingForm : config.form;
  const formFields = getVisibleFields(form, address.type);
  return {
    ...terms,
    zoneId: isShipped ? null : destination.zone.id,
    countryIso: isShipped ? destination.country.iso : null,
    areaId: isShipped ? null : (destination.area?.id ?? null),
    name: isShipped ? destination.country.name : (destination.area ?? destination.zone).name,
    formType: form.type,
    address: {
      ...address,
      // Text in the fields of another address type stays in the form, but is not sent.
      fields: Object.fromEntries(
        Object.entries(address.fields).filter(([name]) => formFields.some((field) => field === name)),
      ),
      place: isShipped ? null : address.place,
    },
  };
}
