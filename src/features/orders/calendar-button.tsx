import { useTranslation } from 'react-i18next';
import type { WireOrder } from '../../api/contract/order-contract.ts';
import { useAddressText } from '../../components/delivery/use-address-text.ts';
import { useHere } from '../../components/layout/use-here.ts';
import { useTypeName } from '../../components/layout/use-type-name.ts';
import type { CalendarEntry } from '../../components/schedule/calendar-file.ts';
import { SaveCalendar } from '../../components/schedule/save-calendar.tsx';
import { isFinal } from '../../domain/orders/order-status.ts';
import { useText } from '../../i18n/i18n-context.tsx';
import { paths } from '../../router/paths.ts';
import { useBusiness } from '../../stores/stores-context.tsx';

const ALARM_SECONDS = 30 * 60;
/** How long an entry is when nobody said when it ends, in ms. */
const USUAL_LENGTH = 30 * 60_000;

/** A scheduled order as a calendar file; nothing of one that is for now, or over. */
export function CalendarButton({ order }: { order: WireOrder }) {
  const { t } = useTranslation();
  const text = useText();
  const addressText = useAddressText();
  const typeName = useTypeName();
  const { referenceId } = useHere();
  const name = useBusiness(({ business }) => business?.business_name ?? {});
  const { scheduled_at: at, scheduled_to: until, branch, address } = order;
  if (!at || isFinal(order.status)) return null;

  const whereOf = (): CalendarEntry['place'] => {
    const { lat, lng } = address ?? branch;
    const place = lat != null && lng != null ? { lat, lng } : null;
    return address
      ? { title: addressText(address), address: '', at: place }
      : { title: text(branch.name), address: branch.address ? text(branch.address) : '', at: place };
  };
  const entry = () => {
    const from = Date.parse(at);
    const lines = order.quote.lines.map((line) =>
      t('cart.times', { quantity: line.quantity, name: text(line.name) }),
    );
    return {
      id: order.id,
      title: `${typeName(order.selling_type)} · ${text(name)}`,
      from,
      to: until ? Date.parse(until) : from + USUAL_LENGTH,
      description: [t('order.title', { number: order.number }), ...lines].join('\n'),
      place: whereOf(),
      alarmSeconds: ALARM_SECONDS,
    };
  };
  return (
    <SaveCalendar
      fileName={order.number}
      path={paths.order({ referenceId, orderId: order.id })}
      entry={entry}
    />
  );
}
