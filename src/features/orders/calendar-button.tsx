import { useState } from 'react';
import type { WireOrder } from '../../api/schemas/order.ts';
import { isFinal } from '../../domain/order/status.ts';
import { useT, useText } from '../../i18n/context.tsx';
import { saveFile } from '../../lib/save-file.ts';
import { paths } from '../../router/paths.ts';
import { useRouter } from '../../router/router-context.tsx';
import { useBusiness } from '../../stores/context.tsx';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { alert } from '../../ui/icon-paths.ts';
import { calendar } from '../../ui/icon-paths-ways.ts';
import { Notice } from '../../ui/notice.tsx';
import { Stack } from '../../ui/stack.tsx';
import { useAddressText } from '../shared/use-address-text.ts';
import { useHere } from '../shared/use-here.ts';
import { useTypeName } from '../shared/use-type-name.ts';
import type { CalendarEntry } from './order-calendar.ts';

const ALARM_SECONDS = 30 * 60;
/** How long an entry is when nobody said when it ends, in ms. */
const USUAL_LENGTH = 30 * 60_000;

/** The order's own address, where somebody else's page could lead to it; null where there is none. */
function addressOf(href: string): string | null {
  return href.startsWith('#') ? null : new URL(href, document.baseURI).href;
}

/** A scheduled order as a calendar file; nothing of one that is for now, or over. */
export function CalendarButton({ order }: { order: WireOrder }) {
  const t = useT();
  const text = useText();
  const addressText = useAddressText();
  const typeName = useTypeName();
  const router = useRouter();
  const { referenceId } = useHere();
  const name = useBusiness(({ business }) => business?.business_name ?? {});
  const [state, setState] = useState<'idle' | 'busy' | 'failed'>('idle');
  const { scheduled_at: at, scheduled_to: until, branch, address } = order;
  if (!at || isFinal(order.status)) return null;

  const whereOf = (): CalendarEntry['place'] => {
    const { lat, lng } = address ?? branch;
    const place = lat != null && lng != null ? { lat, lng } : null;
    return address
      ? { title: addressText(address), address: '', at: place }
      : { title: text(branch.name), address: branch.address ? text(branch.address) : '', at: place };
  };
  const save = async () => {
    setState('busy');
    try {
      const { calendarFile } = await import('./order-calendar.ts');
      const from = Date.parse(at);
      const lines = order.quote.lines.map((line) =>
        t('cart.times', { quantity: line.quantity, name: text(line.name) }),
      );
      const file = calendarFile({
        id: order.id,
        title: `${typeName(order.selling_type)} · ${text(name)}`,
        from,
        to: until ? Date.parse(until) : from + USUAL_LENGTH,
        description: [t('order.title', { number: order.number }), ...lines].join('\n'),
        place: whereOf(),
        url: addressOf(router.href(paths.order({ referenceId, orderId: order.id }))),
        now: Date.now(),
        alarmSeconds: ALARM_SECONDS,
      });
      saveFile(`${order.number}.ics`, 'text/calendar;charset=utf-8', file);
      setState('idle');
    } catch {
      // Its code did not come: the next press asks again.
      setState('failed');
    }
  };
  return (
    <Stack gap="2">
      <Button
        variant="secondary"
        block
        busy={state === 'busy'}
        start={<Icon of={calendar} size={18} />}
        onClick={() => void save()}
      >
        {t('order.calendar')}
      </Button>
      {state === 'failed' && (
        <Notice icon={alert} tone="danger" announce>
          {t('order.calendarFailed')}
        </Notice>
      )}
    </Stack>
  );
}
