import { getCartDelivery } from '../../stores/delivery/delivery-state.ts';
import { useBusiness, useCart } from '../../stores/stores-context.tsx';

/**
 * Returns the country of a phone number without a calling code: the business's country, or for the receiver of a parcel
 * (`isReceiver`), the country that the parcel goes to.
 */
export function usePhoneCountry(isReceiver: boolean): string {
  const shippingCountry = useCart((state) => getCartDelivery(state)?.countryIso);
  const homeCountry = useBusiness(({ business }) => business?.countryCode ?? '');
  return (isReceiver && shippingCountry) || homeCountry;
}
