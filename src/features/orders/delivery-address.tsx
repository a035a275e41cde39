import { useTranslation } from 'react-i18next';
import type { WireOrder } from '../../api/contract/order-contract.ts';
import { useAddressText } from '../../components/delivery/use-address-text.ts';
import { useText } from '../../i18n/i18n-context.tsx';
import { home } from '../../ui/icons/icon-paths.ts';
import { buttonClass } from '../../ui/inputs/button.tsx';
import { DetailRow } from '../../ui/layout/detail-row.tsx';
import { Text } from '../../ui/layout/text.tsx';

/** Where an order is brought; nothing of one that is not. The address itself only its holder sees. */
export function DeliveryAddress({ order: { delivery, address } }: { order: WireOrder }) {
  const { t } = useTranslation();
  const text = useText();
  const addressText = useAddressText();
  if (!delivery) return null;
  const { area_name, zone_name, country } = delivery;
  const place = area_name ?? zone_name ?? country;
  const line = address && addressText(address);
  return (
    <DetailRow
      icon={home}
      title={t('delivery.address')}
      action={
        address?.lat != null &&
        address.lng != null && (
          <a
            href={`https://www.openstreetmap.org/?mlat=${address.lat}&mlon=${address.lng}#map=18/${address.lat}/${address.lng}`}
            target="_blank"
            rel="noopener noreferrer"
            className={buttonClass({ variant: 'quiet' })}
          >
            {t('delivery.onMaps')}
          </a>
        )
      }
    >
      {place && <Text strong>{text(place)}</Text>}
      {line && <Text>{line}</Text>}
      {address?.contact_name && <Text tone="mute">{address.contact_name}</Text>}
    </DetailRow>
  );
}
