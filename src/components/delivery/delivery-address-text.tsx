import type { Address } from '../../domain/delivery/delivery-types.ts';
import type { LocalizedText } from '../../domain/menu/menu-types.ts';
import { useLocalize } from '../../i18n/i18n-context.tsx';
import { Text } from '../../ui/layout/text.tsx';
import { useAddressFormatter } from './use-address-formatter.ts';

export interface DeliveryAddressTextProps {
  /** Name of the area, zone or country; null if unknown. */
  destinationName: LocalizedText | null;
  /** Null for a customer who may not see it. */
  address: Address | null;
}

/** The destination, address and contact of an order's delivery. */
export function DeliveryAddressText({ destinationName, address }: DeliveryAddressTextProps) {
  const localize = useLocalize();
  const formatAddress = useAddressFormatter();
  const addressLine = address && formatAddress(address.fields);
  return (
    <>
      {destinationName && <Text strong>{localize(destinationName)}</Text>}
      {addressLine && <Text>{addressLine}</Text>}
      {address?.contactName && <Text tone="mute">{address.contactName}</Text>}
    </>
  );
}
