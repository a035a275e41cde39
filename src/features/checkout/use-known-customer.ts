import { useEffect, useRef } from 'react';
import { type Phone, phoneOf } from '../../domain/delivery/phone-of.ts';
import { userLocations } from '../../stores/account/user-locations.ts';
import { useDelivery } from '../../stores/delivery/use-delivery.ts';
import { useCart, useSession } from '../../stores/stores-context.tsx';

const phone = (dialCode: string | null | undefined, national: string | null | undefined): Phone => ({
  dialCode: dialCode ?? '',
  national: national ?? '',
});

/**
 * Fills in who orders, as far as that is known, on coming to the checkout (spec, section 5: what was typed, else the user's
 * phone, else the delivery details', else the selected location's). Once: what is emptied then stays empty.
 */
export function useKnownCustomer(): void {
  const { details, setDetails } = useCart((state) => ({
    details: state.details,
    setDetails: state.setDetails,
  }));
  const user = useSession((state) => (state.customer === 'authenticated' ? state.user : null));
  const { address, locations } = useDelivery((state) => ({
    address: state.address,
    locations: state.locations,
  }));
  const fill = useRef(() => {});
  fill.current = () => {
    const place = userLocations(user)[0] ?? locations[0];
    const known = phoneOf({
      typed: phone(details.dialCode, details.phone),
      user: user && phone(user.dial_code, user.phone),
      delivery: phone(address.contactDialCode, address.contactPhone),
      location: place ? phone(place.address.contactDialCode, place.address.contactPhone) : null,
    });
    const name = [details.name, user?.name, address.contactName].find((one) => one?.trim());
    if (name && name !== details.name) setDetails({ name });
    if (known && known.national !== details.phone)
      setDetails({ phone: known.national, dialCode: known.dialCode });
  };
  useEffect(() => fill.current(), []);
}
