import { useTranslation } from 'react-i18next';
import { usePhoneText } from '../../components/account/use-phone-text.ts';
import { usePathParams } from '../../components/layout/use-path-params.ts';
import { useStatusText } from '../../components/orders/order-status-text.ts';
import { useTableWording } from '../../components/tables/use-table-wording.ts';
import type { Reservation } from '../../domain/reservation/reservation.ts';
import { formatDuration } from '../../i18n/duration.ts';
import { useFormat, useLocale, useLocalize } from '../../i18n/i18n-context.tsx';
import { useSentence } from '../../i18n/use-sentence.ts';
import { paths } from '../../router/paths.ts';
import { useRouter } from '../../router/router-context.tsx';
import type { PhoneParts } from '../../stores/account/verified-phones.ts';
import { usePricesHidden } from '../../stores/stores-context.tsx';
import { clock, person } from '../../ui/icons/icon-paths.ts';
import { note as noteIcon, receipt } from '../../ui/icons/icon-paths-more.ts';
import { dineIn, phone as phoneIcon } from '../../ui/icons/icon-paths-ordering.ts';
import { Button } from '../../ui/inputs/button.tsx';
import { DetailRow } from '../../ui/layout/detail-row.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { Text } from '../../ui/layout/text.tsx';
import { Verbatim } from '../../ui/layout/verbatim.tsx';
import { useReservationText } from './use-reservation-text.ts';

const MINUTE_MS = 60_000;

/** The reserved table or service, the guests, the contact details and the pre-order. */
export function ReservationFacts({ reservation }: { reservation: Reservation }) {
  const { t } = useTranslation();
  const { kind, guests, customer, note } = reservation;
  const { formatParty } = useReservationText();
  return (
    <Stack as="section" gap="2" aria-label={t('reservations.booked')}>
      {kind === 'service' ? (
        <ServiceFacts reservation={reservation} />
      ) : (
        <TableFact reservation={reservation} />
      )}
      {(kind === 'table' || guests > 1) && (
        <DetailRow icon={person} title={t('reservations.party')}>
          {formatParty(guests)}
        </DetailRow>
      )}
      {customer && (
        <DetailRow icon={phoneIcon} title={t('reservations.name')}>
          <Text>{customer.name}</Text>
          <PhoneText dialCode={customer.dialCode} phone={customer.phone} />
        </DetailRow>
      )}
      {note && (
        <DetailRow icon={noteIcon} title={t('reservation.note')}>
          {note}
        </DetailRow>
      )}
      <PreorderFact reservation={reservation} />
    </Stack>
  );
}

function PhoneText(phone: PhoneParts) {
  return <Text tone="mute">{usePhoneText(phone)}</Text>;
}

function TableFact({ reservation: { table } }: { reservation: Reservation }) {
  const { t } = useTranslation();
  const localize = useLocalize();
  const wording = useTableWording();
  return (
    <DetailRow icon={dineIn} title={wording.label}>
      {table ? wording.addLabel(table.name) : t('reservations.anyTable')}
      {table?.area && <Text tone="mute">{localize(table.area.name)}</Text>}
    </DetailRow>
  );
}

function ServiceFacts({ reservation }: { reservation: Reservation }) {
  const { t } = useTranslation();
  const localize = useLocalize();
  const { locale, country } = useLocale();
  const { formatMoney } = useFormat();
  const pricesHidden = usePricesHidden();
  const { service, staff } = reservation;
  if (!service) return null;
  const { price, minutes } = service;
  const facts = [
    formatDuration(locale, country, minutes * MINUTE_MS),
    price === null || pricesHidden ? '' : price.minor === 0 ? t('reservations.free') : formatMoney(price),
  ];
  return (
    <>
      <DetailRow icon={clock} title={t('reservation.serviceName')}>
        <Text strong>{localize(service.name)}</Text>
        <Text tone="mute">{facts.filter(Boolean).join(' · ')}</Text>
      </DetailRow>
      {staff && (
        <DetailRow icon={person} title={t('reservation.with')}>
          {localize(staff.name)}
        </DetailRow>
      )}
    </>
  );
}

function PreorderFact({ reservation }: { reservation: Reservation }) {
  const { t } = useTranslation();
  const renderSentence = useSentence();
  const router = useRouter();
  const { referenceId } = usePathParams();
  const { formatMoney } = useFormat();
  const pricesHidden = usePricesHidden();
  const { formatStatus } = useStatusText();
  const { order } = reservation;
  if (!order) return null;
  return (
    <DetailRow
      icon={receipt}
      title={t('reservations.preOrder')}
      action={
        <Button
          variant="quiet"
          onClick={() => router.navigate(paths.order({ referenceId, orderId: order.id }))}
        >
          {t('reservations.toOrder')}
        </Button>
      }
    >
      <Text strong>
        <Verbatim text={t('order.title', { number: order.number })} part={order.number} /> ·{' '}
        {formatStatus({ orderType: 'dine_in', scheduledAt: reservation.startsAt }, order.status)}
      </Text>
      {pricesHidden
        ? t('cart.items', { count: order.count })
        : renderSentence('reservations.preOrderTotal', {
            items: t('cart.items', { count: order.count }),
            amount: formatMoney(order.total),
          })}
    </DetailRow>
  );
}
