import { useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useScaleNames } from '../../components/feedback/use-scale-names.ts';
import { useNow } from '../../components/schedule/use-now.ts';
import type { Order, OrderReview } from '../../domain/orders/order.ts';
import { orderStatus } from '../../domain/orders/order-status.ts';
import { useOrders } from '../../stores/orders/orders-store.ts';
import { useBusiness } from '../../stores/stores-context.tsx';
import { Card } from '../../ui/cards/card.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { Stars } from '../../ui/feedback/stars.tsx';
import { Icon } from '../../ui/icons/icon.tsx';
import { star } from '../../ui/icons/icon-paths-feedback.ts';
import { alert } from '../../ui/icons/icon-paths-more.ts';
import { Button } from '../../ui/inputs/button.tsx';
import { ScaleField } from '../../ui/inputs/scale-field.tsx';
import { TextArea } from '../../ui/inputs/text-area.tsx';
import { Row, Stack } from '../../ui/layout/stack.tsx';
import { Heading, Text } from '../../ui/layout/text.tsx';

/**
 * Asks the customer to rate their delivered order. If the customer declines, only a button remains. Shows the rating
 * once there is one.
 */
export function RateOrder({ order }: { order: Order }) {
  const takesRatings = useBusiness(({ business }) => !!business?.hasRating);
  const reviewKey = getReviewKey(order.review);
  const lastKey = useRef(reviewKey);
  const hasChangedRef = useRef(false);
  hasChangedRef.current ||= lastKey.current !== reviewKey;
  lastKey.current = reviewKey;
  if (order.review) return <Rating key={reviewKey} review={order.review} isNew={hasChangedRef.current} />;
  return takesRatings && order.customer && order.status === orderStatus.delivered ? (
    <RatingRequest orderId={order.id} />
  ) : null;
}

/** Returns a key that is equal for reviews with the same content. */
const getReviewKey = (review: Order['review']): string => (review ? `${review.rate} ${review.comment}` : '');

function RatingRequest({ orderId }: { orderId: string }) {
  const { t } = useTranslation();
  const { isDismissed, dismiss } = useOrders((state) => ({
    isDismissed: state.answeredRatingIds.includes(orderId),
    dismiss: state.dismissRating,
  }));
  const [isOpen, setOpen] = useState(!isDismissed);
  if (!isOpen)
    return (
      <Button
        variant="secondary"
        block
        startIcon={<Icon path={star} size={18} />}
        onClick={() => setOpen(true)}
      >
        {t('rating.rate')}
      </Button>
    );
  return (
    <RatingForm
      initial={{ rate: 0, comment: '' }}
      closeLabel={t('rating.notNow')}
      onClose={() => {
        dismiss(orderId);
        setOpen(false);
      }}
    />
  );
}

/** The rating. The customer can change it until `changeableUntil`. */
function Rating({ review, isNew }: { review: OrderReview; isNew: boolean }) {
  const { t } = useTranslation();
  const id = useId();
  const now = useNow(60_000);
  const [isChanging, setChanging] = useState(false);
  const card = useRef<HTMLElement>(null);
  useEffect(() => {
    // The form that had the focus was removed: move the focus to the rating.
    if (isNew) card.current?.focus();
  }, [isNew]);
  if (isChanging)
    return <RatingForm initial={review} closeLabel={t('ui.cancel')} onClose={() => setChanging(false)} />;
  return (
    <Card as="section" ref={card} tabIndex={-1} aria-labelledby={id}>
      <Stack gap="2">
        <Heading as="h2" size="s" id={id}>
          {t('rating.thanks')}
        </Heading>
        <Row>
          <Stars value={review.rate} label={t('rating.given', { rate: review.rate })} />
        </Row>
        {review.comment && <Text>{review.comment}</Text>}
        {now < review.changeableUntil && (
          <Row>
            <Button variant="quiet" onClick={() => setChanging(true)}>
              {t('rating.change')}
            </Button>
          </Row>
        )}
      </Stack>
    </Card>
  );
}

const MAX_COMMENT_CHARS = 1000;

interface RatingFormProps {
  /** A rate of 0 means that the customer has not chosen a rate. */
  initial: { readonly rate: number; readonly comment: string };
  /** Label of the button that closes the form. */
  closeLabel: string;
  onClose: () => void;
}

/** Form with one to five stars and a comment, for the order on screen. */
function RatingForm({ initial, closeLabel, onClose }: RatingFormProps) {
  const { t } = useTranslation();
  const names = useScaleNames();
  const id = useId();
  const rateOrder = useOrders((state) => state.rate);
  const [rate, setRate] = useState(initial.rate);
  const [comment, setComment] = useState(initial.comment);
  const [state, setState] = useState<'idle' | 'busy' | 'missing' | 'failed' | 'too-late'>('idle');
  /** The server's reason, when it refused the rating. */
  const [refusal, setRefusal] = useState('');

  const send = async () => {
    if (!rate) {
      setState('missing');
      return;
    }
    setState('busy');
    const result = await rateOrder(rate, comment.trim());
    const outcome = typeof result === 'string' ? result : 'failed';
    setRefusal(typeof result === 'string' ? '' : result.refusal);
    setState(outcome === 'done' ? 'idle' : outcome);
  };
  return (
    <Card as="section" aria-labelledby={`${id}-title`}>
      <Stack gap="3">
        <div>
          <Heading as="h2" size="s" id={`${id}-title`}>
            {t('rating.title')}
          </Heading>
          <Text tone="mute">{t('rating.hint')}</Text>
        </div>
        <ScaleField
          kind="stars"
          label={t('rating.stars')}
          names={names}
          value={rate}
          error={state === 'missing' ? t('rating.missing') : undefined}
          onChange={(value) => {
            setRate(value);
            setState('idle');
          }}
        />
        <TextArea
          label={t('rating.comment')}
          optionalLabel={t('ui.optional')}
          maxLength={MAX_COMMENT_CHARS}
          value={comment}
          onChange={setComment}
        />
        {(state === 'failed' || state === 'too-late') && (
          <Notice icon={alert} tone="danger" announce>
            {state === 'failed' && refusal ? (
              <span dir="auto">{refusal}</span>
            ) : (
              t(state === 'too-late' ? 'rating.late' : 'rating.failed')
            )}
          </Notice>
        )}
        <Row wrap>
          <Button busy={state === 'busy'} onClick={() => void send()}>
            {t('rating.send')}
          </Button>
          <Button variant="quiet" onClick={onClose}>
            {closeLabel}
          </Button>
        </Row>
      </Stack>
    </Card>
  );
}
