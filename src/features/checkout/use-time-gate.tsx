import { type ReactNode, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useShortDateTimeFormatter, useTimeZoneText } from '../../components/schedule/time-text.ts';
import { useNow } from '../../components/schedule/use-now.ts';
import { useOpenState } from '../../components/schedule/use-open-state.ts';
import { usePromisedTime } from '../../components/schedule/use-promised-time.ts';
import { useSlotFormatter } from '../../components/schedule/use-slot-formatter.ts';
import type { Slot } from '../../domain/schedule/slots.ts';
import { findDeliveryStart } from '../../stores/schedule/immediate-promise.ts';
import { useSchedule } from '../../stores/schedule/schedule-store.ts';
import { useBusiness, useCart } from '../../stores/stores-context.tsx';
import { Button } from '../../ui/inputs/button.tsx';
import { createLazyComponent } from '../../ui/layout/lazy-component.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { Text } from '../../ui/layout/text.tsx';
import { Sheet } from '../../ui/overlays/sheet.tsx';

const OrderTimeSheet = createLazyComponent(() =>
  import('../../components/schedule/order-time-sheet.tsx').then((module) => module.OrderTimeSheet),
);

/**
 * Why the customer must confirm the time:
 *
 * - `slot`: the app has preselected the slot.
 * - `now`: the chosen slot does not apply to the order type, so the order is for as soon as possible.
 * - `afterClosing`: the order is for as soon as possible, but will be ready only after closing.
 * - `afterOpening`: the branch is closed. A business that also ships accepts deliveries meanwhile, but the branch
 *   prepares the order only after it opens.
 */
type Question =
  | { readonly kind: 'slot'; readonly slot: Slot }
  | { readonly kind: 'now' }
  | { readonly kind: 'afterClosing'; readonly readyAt: number; readonly closesAt: number }
  | { readonly kind: 'afterOpening'; readonly readyAt: number; readonly opensAt: number };

/** Returns the time that the customer must confirm. Null if there is nothing to confirm. */
function useTimeQuestion(): Question | null {
  const { type, slot, mustConfirm, notice } = useSchedule((state) => state);
  const orderType = useCart(({ cart }) => cart.orderType);
  const { open, closesAt } = useOpenState(orderType);
  const business = useBusiness((state) => ({ business: state.business, branch: state.branch }));
  const now = useNow(30_000);
  const readyAt = usePromisedTime(now);
  if (slot && mustConfirm) return { kind: 'slot', slot };
  if (type === 'now' && notice === 'unscheduled') return { kind: 'now' };
  if (type !== 'now' || !open || readyAt === null) return null;
  if (closesAt !== null) return readyAt > closesAt ? { kind: 'afterClosing', readyAt, closesAt } : null;
  const opensAt = orderType === 'delivery' ? findDeliveryStart(business, now) : null;
  return opensAt !== null && opensAt > now ? { kind: 'afterOpening', readyAt, opensAt } : null;
}

/** The closing or opening time (epoch ms) that the question is about. Null for other questions. */
function getQuestionTime(question: Question | null): number | null {
  if (question?.kind === 'afterClosing') return question.closesAt;
  return question?.kind === 'afterOpening' ? question.opensAt : null;
}

export interface TimeGate {
  /** Calls `onPass` at once, or after the customer has confirmed the time of the order. */
  pass(onPass: () => void): void;
  /** The sheet in which the customer confirms the time. The caller must render it. */
  readonly sheet: ReactNode;
}

/**
 * Makes the customer confirm the time before an order is sent. Needed for a slot that the app preselected, for an
 * immediate order instead of a slot that does not apply to this order type, and for an immediate order that would be
 * ready after the branch closes, or that the branch prepares only after it opens (docs/adr/0047-confirmed-times.md).
 */
export function useTimeGate(): TimeGate {
  const { t } = useTranslation();
  const question = useTimeQuestion();
  const { canSchedule, chooseNow, confirmSlot } = useSchedule((state) => state);
  const timeZoneText = useTimeZoneText();
  const [isOpen, setOpen] = useState(false);
  const [isChoosing, setChoosing] = useState(false);
  /**
   * The closing or opening time (epoch ms) that the customer has already accepted. Null until then. The gate asks again
   * only if this time changes.
   */
  const acceptedTime = useRef<number | null>(null);
  const onConfirmed = useRef(() => {});
  // The sheet keeps its text while it closes.
  const lastQuestion = useRef<Question | null>(null);
  lastQuestion.current = question ?? lastQuestion.current;
  const shownQuestion = lastQuestion.current;
  const close = () => setOpen(false);
  const confirm = () => {
    if (question?.kind === 'slot') confirmSlot(question.slot.from);
    if (question?.kind === 'now') chooseNow();
    acceptedTime.current = getQuestionTime(question);
    close();
    onConfirmed.current();
  };
  return {
    pass(onPass) {
      const time = getQuestionTime(question);
      if (!question || (time !== null && time === acceptedTime.current)) return onPass();
      onConfirmed.current = onPass;
      setOpen(true);
    },
    sheet: (
      <>
        {shownQuestion && (
          <Sheet
            open={isOpen && question !== null}
            onClose={close}
            title={t('schedule.confirm.title')}
            closeLabel={t('ui.close')}
            footer={
              <>
                <Button
                  variant="secondary"
                  block
                  onClick={() => {
                    close();
                    setChoosing(canSchedule);
                  }}
                >
                  {t(canSchedule ? 'schedule.choose' : 'ui.cancel')}
                </Button>
                <Button block onClick={confirm}>
                  {t('schedule.confirm.yes')}
                </Button>
              </>
            }
          >
            <Stack gap="2">
              <QuestionText question={shownQuestion} />
              {timeZoneText && (
                <Text tone="mute" size="s">
                  {timeZoneText}
                </Text>
              )}
            </Stack>
          </Sheet>
        )}
        {isChoosing && <OrderTimeSheet open onClose={() => setChoosing(false)} />}
      </>
    ),
  };
}

function QuestionText({ question }: { question: Question }) {
  const { t } = useTranslation();
  const formatDateTime = useShortDateTimeFormatter();
  const slotFormatter = useSlotFormatter();
  switch (question.kind) {
    case 'slot':
      return (
        <>
          <Text>{t('schedule.confirm.later')}</Text>
          <Text strong>
            <bdi>{slotFormatter.formatFullDayAndTime(question.slot)}</bdi>
          </Text>
        </>
      );
    case 'afterOpening':
      return (
        <>
          <Text>{t('schedule.confirm.later')}</Text>
          <Text strong>
            <bdi>{formatDateTime(question.readyAt)}</bdi>
          </Text>
        </>
      );
    case 'now':
      return <Text>{t('schedule.news.unscheduled')}</Text>;
    case 'afterClosing':
      return (
        <Text>
          {t('schedule.confirm.afterClosing', {
            closes: formatDateTime(question.closesAt),
            ready: formatDateTime(question.readyAt),
          })}
        </Text>
      );
  }
}
