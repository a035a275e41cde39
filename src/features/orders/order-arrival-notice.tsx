import { useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { WireOrder } from '../../api/contract/order-contract.ts';
import { OptionalField } from '../../components/form/optional-field.tsx';
import { useClockText } from '../../components/schedule/use-clock-text.ts';
import { useNow } from '../../components/schedule/use-now.ts';
import { arrivalProblem } from '../../domain/orders/order-arrival.ts';
import { orderStatus } from '../../domain/orders/order-status.ts';
import { useOrders } from '../../stores/orders/use-orders.ts';
import { Card } from '../../ui/cards/card.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { Icon } from '../../ui/icons/icon.tsx';
import { alert, check } from '../../ui/icons/icon-paths-more.ts';
import { pin } from '../../ui/icons/icon-paths-ways.ts';
import { Button } from '../../ui/inputs/button.tsx';
import { Row, Stack } from '../../ui/layout/stack.tsx';
import { Heading, Text } from '../../ui/layout/text.tsx';

/** Of an order for later nobody is waited for sooner than this, in ms. */
const AHEAD = 3_600_000;

/** "I am here": the customer of a pickup tells the branch, and may say where they stand. It may be said again. */
export function Arrival({ order }: { order: WireOrder }) {
  const now = useNow(60_000);
  const { status, selling_type, scheduled_at } = order;
  const isEarly =
    status === orderStatus.scheduled && !!scheduled_at && Date.parse(scheduled_at) - now > AHEAD;
  return arrivalProblem(selling_type, status) || isEarly ? null : <ArrivalCard order={order} />;
}

function ArrivalCard({ order: { arrived_at: since, arrived_note: known } }: { order: WireOrder }) {
  const { t } = useTranslation();
  const clockText = useClockText();
  const arrive = useOrders((state) => state.arrive);
  const id = useId();
  const [note, setNote] = useState(known ?? '');
  const [isChanging, setChanging] = useState(false);
  const [state, setState] = useState<'idle' | 'busy' | 'failed'>('idle');
  const told = useRef<HTMLElement>(null);
  const wasTold = useRef(false);
  const isAsking = !since || isChanging;
  useEffect(() => {
    // The button that was pressed is gone: the focus goes on with what came of it.
    if (!isAsking && wasTold.current) told.current?.focus();
  }, [isAsking]);

  const tell = async () => {
    setState('busy');
    const isHeard = await arrive(note.trim());
    wasTold.current = isHeard;
    setState(isHeard ? 'idle' : 'failed');
    if (isHeard) setChanging(false);
  };
  if (!isAsking)
    return (
      <section ref={told} tabIndex={-1} aria-labelledby={id}>
        <Notice icon={check} tone="ok">
          <Heading as="h2" size="s" id={id}>
            {t('order.hereTold')}
          </Heading>
          <Text>
            {t('order.hereSince', { time: clockText(since) })}
            {known && (
              <>
                {' · '}
                <bdi>{known}</bdi>
              </>
            )}
          </Text>
          <Row css={{ marginBlockStart: '$2' }}>
            <Button variant="secondary" onClick={() => setChanging(true)}>
              {t('order.hereChange')}
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
            {t('order.hereTitle')}
          </Heading>
          <Text tone="mute">{t('order.hereHint')}</Text>
        </div>
        <OptionalField
          label={t('order.hereNote')}
          hint={t('order.hereNoteHint')}
          maxLength={60}
          value={note}
          onChange={setNote}
        />
        {state === 'failed' && (
          <Notice icon={alert} tone="danger" announce>
            {t('order.hereFailed')}
          </Notice>
        )}
        <Button size="l" block busy={state === 'busy'} start={<Icon of={pin} />} onClick={() => void tell()}>
          {t('order.here')}
        </Button>
      </Stack>
    </Card>
  );
}
