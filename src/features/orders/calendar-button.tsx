import { useTranslation } from 'react-i18next';
import { useAddressFormatter } from '../../components/delivery/use-address-formatter.ts';
import { useOrderTypeNames } from '../../components/layout/use-order-type-names.ts';
import { usePathParams } from '../../components/layout/use-path-params.ts';
import type { CalendarEntry } from '../../components/schedule/calendar-file.ts';
import { SaveCalendarButton } from '../../components/schedule/save-calendar.tsx';
import type { Order } from '../../domain/orders/order.ts';
import { isFinal } from '../../domain/orders/order-status.ts';
import { useText } from '../../i18n/i18n-context.tsx';
import { paths } from '../../router/paths.ts';
import { useBusiness } from '../../stores/stores-context.tsx';

const ALARM_SECONDS = 30 * 60;
/** Length of an entry without a known end. */
const DEFAULT_LENGTH_MS = 30 * 60_000;

/** Saves a scheduled order as a calendar file. Shows nothing for an order for now, or one that is over. */
export function CalendarButton({ order }: { order: Order }) {
  const { t } = useTranslation();
  const text = useText();
  const formatAddress = useAddressFormatter();
  const typeNames = useOrderTypeNames();
  const { referenceId } = usePathParams();
  const name = useBusiness(({ business }) => business?.name ?? {});
  const { scheduledAt: at, scheduledTo: until, branch, address } = order;
  if (at === null || isFinal(order.status)) return null;

  const whereOf = (): CalendarEntry['place'] => {
    if (address) return { title: formatAddress(address.fields), address: '', at: address.place };
    const { lat, lng } = branch;
    return {
      title: text(branch.name),
      address: branch.address ? text(branch.address) : '',
      at: lat !== null && lng !== null ? { lat, lng } : null,
    };
  };
  const entry = () => {
    const lines = order.quote.lines.map((line) =>
      t('cart.times', { quantity: line.quantity, name: text(line.name) }),
    );
    return {
      id: order.id,
      title: `${typeNames[order.orderType]} · ${text(name)}`,
      from: at,
      to: until ?? at + DEFAULT_LENGTH_MS,
      description: [t('order.title', { number: order.number }), ...lines].join('\n'),
      place: whereOf(),
      alarmSeconds: ALARM_SECONDS,
    };
  };
  return (
    <SaveCalendarButton
      fileName={order.number}
      path={paths.order({ referenceId, orderId: order.id })}
      entry={entry}
    />
  );
}
