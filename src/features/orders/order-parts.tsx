import { useTranslation } from 'react-i18next';
import { BranchContact } from '../../components/branches/branch-contact.tsx';
import { DeliveryAddressText } from '../../components/delivery/delivery-address-text.tsx';
import { LinkCard } from '../../components/layout/link-card.tsx';
import { usePathParams } from '../../components/layout/use-path-params.ts';
import { ShareButton } from '../../components/orders/share-button.tsx';
import type { Order } from '../../domain/orders/order.ts';
import { paths } from '../../router/paths.ts';
import { home } from '../../ui/icons/icon-paths.ts';
import { calendar } from '../../ui/icons/icon-paths-ordering.ts';
import { getButtonClass } from '../../ui/inputs/button.tsx';
import { DetailRow } from '../../ui/layout/detail-row.tsx';
import { PrintButton } from './print-button.tsx';
import { Receipt } from './receipt.tsx';

/**
 * The parts of an order that do not change: destination, branch and receipt, and the buttons to print the receipt and
 * to share the order.
 */
export function OrderParts({ order }: { order: Order }) {
  const { t } = useTranslation();
  const { referenceId } = usePathParams();
  return (
    <>
      <DeliveryAddress order={order} />
      {order.reservationId && (
        <LinkCard
          icon={calendar}
          title={t('reservations.booked')}
          to={paths.reservationSuccess({ referenceId, reservationId: order.reservationId })}
        />
      )}
      <BranchContact branch={order.branch} />
      <Receipt order={order} />
      <PrintButton order={order} />
      <ShareButton
        title={t('order.title', { number: order.number })}
        path={paths.order({ referenceId, orderId: order.id })}
        label={t('order.shareName', { number: order.number })}
        linkLabel={t('order.shareLink')}
      />
    </>
  );
}

/** The destination of a delivery. Only the customer who placed the order sees the address. */
function DeliveryAddress({ order: { delivery, address } }: { order: Order }) {
  const { t } = useTranslation();
  if (!delivery) return null;
  const point = address?.place;
  return (
    <DetailRow
      icon={home}
      title={t('delivery.address')}
      action={
        point && (
          <a
            href={`https://www.openstreetmap.org/?mlat=${point.lat}&mlon=${point.lng}#map=18/${point.lat}/${point.lng}`}
            target="_blank"
            rel="noopener noreferrer"
            className={getButtonClass({ variant: 'quiet' })}
          >
            {t('delivery.onMaps')}
          </a>
        )
      }
    >
      <DeliveryAddressText destinationName={delivery.destinationName} address={address} />
    </DetailRow>
  );
}
