import { useTranslation } from 'react-i18next';
import { useAddressFormatter } from '../../components/delivery/use-address-formatter.ts';
import { useOrderTypeNames } from '../../components/layout/use-order-type-names.ts';
import { usePathParams } from '../../components/layout/use-path-params.ts';
import type { CalendarEntry } from '../../components/schedule/calendar-file.ts';
import { SaveCalendarButton } from '../../components/schedule/save-calendar.tsx';
import type { Order } from '../../domain/orders/order.ts';
import { isFinal } from '../../domain/orders/order-status.ts';
import { useLocalize } from '../../i18n/i18n-context.tsx';
import { paths } from '../../router/paths.ts';
import { useBusiness } from '../../stores/stores-context.tsx';

const ALARM_SECONDS = 30 * 60;
/** Length of a calendar entry whose order has no end time. */
const DEFAULT_LENGTH_MS = 30 * 60_000;

/** Saves a scheduled order as a calendar file. Renders nothing for an unscheduled or finished order. */
export function CalendarButton({ order }: { order: Order }) {
  const { t } = useTranslation();
  const localize = useLocalize();
  const formatAddress = useAddressFormatter();
  const typeNames = useOrderTypeNames();
  const { referenceId } = usePathParams();
  const name = useBusiness(({ business }) => business?.name ?? {});
  const { scheduledAt, scheduledTo, branch, address } = order;
  if (scheduledAt === null || isFinal(order.status)) return null;

  const getPlace = (): CalendarEntry['place'] => {
    if (address) return { title: formatAddress(address.fields), address: '', point: address.place };
    const { lat, lng } = branch;
    return {
      title: localize(branch.name),
      address: branch.address ? localize(branch.address) : '',
      point: lat !== null && lng !== null ? { lat, lng } : null,
    };
  };
  const buildEntry = () => {
    const lines = order.quote.lines.map((line) =>
      t('cart.times', { quantity: line.quantity, name: localize(line.name) }),
    );
    return {
      id: order.id,
      title: `${typeNames[order.orderType]} · ${localize(name)}`,
      from: scheduledAt,
      to: scheduledTo ?? scheduledAt + DEFAULT_LENGTH_MS,
      description: [t('order.title', { number: order.number }), ...lines].join('\n'),
      place: getPlace(),
      alarmSeconds: ALARM_SECONDS,
    };
  };
  return (
    <SaveCalendarButton
      fileName={order.number}
      path={paths.order({ referenceId, orderId: order.id })}
      createEntry={buildEntry}
    />
  );
}
