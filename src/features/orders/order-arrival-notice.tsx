import { useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { OptionalField } from '../../components/form/optional-field.tsx';
import { useShortDateTimeFormatter } from '../../components/schedule/time-text.ts';
import { useNow } from '../../components/schedule/use-now.ts';
import { isSlotFarAway } from '../../domain/orders/confirmed-for-later.ts';
import type { Order } from '../../domain/orders/order.ts';
import { findArrivalProblem } from '../../domain/orders/order-arrival.ts';
import { orderStatus } from '../../domain/orders/order-status.ts';
import { useOrders } from '../../stores/orders/orders-store.ts';
import { useBusiness } from '../../stores/stores-context.tsx';
import { Card } from '../../ui/cards/card.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { Icon } from '../../ui/icons/icon.tsx';
import { alert, check } from '../../ui/icons/icon-paths-more.ts';
import { pin } from '../../ui/icons/icon-paths-ordering.ts';
import { Button } from '../../ui/inputs/button.tsx';
import { Row, Stack } from '../../ui/layout/stack.tsx';
import { Heading, Text } from '../../ui/layout/text.tsx';

const STATUSES_BEFORE_READY: readonly number[] = [
  orderStatus.scheduled,
  orderStatus.pending,
  orderStatus.accepted,
];

/**
 * Lets the customer of a pickup tell the branch that they have arrived and where they are waiting in the car. The
 * customer can change the location later.
 */
export function ArrivalNotice({ order }: { order: Order }) {
  const now = useNow(60_000);
  const { status, orderType, scheduledAt } = order;
  const asksForCar = useBusiness(({ business }) => business?.selling.car_pickup?.asksForCar ?? true);
  const isEarly = STATUSES_BEFORE_READY.includes(status) && isSlotFarAway(scheduledAt, now);
  return findArrivalProblem(orderType, status, asksForCar) || isEarly ? null : <ArrivalCard order={order} />;
}

function ArrivalCard({ order: { arrivedAt, arrivedNote } }: { order: Order }) {
  const { t } = useTranslation();
  const formatDateTime = useShortDateTimeFormatter();
  const reportArrival = useOrders((state) => state.reportArrival);
  const id = useId();
  const [note, setNote] = useState(arrivedNote);
  const [isChanging, setChanging] = useState(false);
  const [state, setState] = useState<'idle' | 'busy' | 'failed'>('idle');
  const result = useRef<HTMLElement>(null);
  const wasSent = useRef(false);
  const isFormOpen = arrivedAt === null || isChanging;
  useEffect(() => {
    // The pressed button no longer exists, so move the focus to the result.
    if (!isFormOpen && wasSent.current) result.current?.focus();
  }, [isFormOpen]);

  const send = async () => {
    setState('busy');
    const isSent = await reportArrival(note.trim());
    wasSent.current = isSent;
    setState(isSent ? 'idle' : 'failed');
    if (isSent) setChanging(false);
  };
  if (!isFormOpen)
    return (
      <section ref={result} tabIndex={-1} aria-labelledby={id}>
        <Notice icon={check} tone="ok">
          <Heading as="h2" size="s" id={id}>
            {t('order.arrivalSent')}
          </Heading>
          <Text>
            {t('order.arrivedSince', { time: formatDateTime(arrivedAt) })}
            {arrivedNote && (
              <>
                {' · '}
                <bdi>{arrivedNote}</bdi>
              </>
            )}
          </Text>
          <Row css={{ marginBlockStart: '$2' }}>
            <Button variant="secondary" onClick={() => setChanging(true)}>
              {t('order.arrivalChange')}
            </Button>
          </Row>
        </Notice>
      </section>
    );
  return (
    <Card as="section" aria-labelledby={id}>
      <Stack gap="3">
        <div>
          <Heading as="h2" size="s" id={id}>
            {t('order.arrivalTitle')}
          </Heading>
          <Text tone="mute">{t('order.arrivalHint')}</Text>
        </div>
        <OptionalField
          label={t('order.arrivalNote')}
          hint={t('order.arrivalNoteHint')}
          maxLength={60}
          value={note}
          onChange={setNote}
        />
        {state === 'failed' && (
          <Notice icon={alert} tone="danger" announce>
            {t('order.arrivalFailed')}
          </Notice>
        )}
        <Button
          size="l"
          block
          busy={state === 'busy'}
          startIcon={<Icon path={pin} />}
          onClick={() => void send()}
        >
          {t('order.arrived')}
        </Button>
      </Stack>
    </Card>
  );
}
