import { useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { WireOrderReview } from '../../api/contract/feedback-contract.ts';
import type { WireOrder } from '../../api/contract/order-contract.ts';
import { useNow } from '../../components/schedule/use-now.ts';
import { orderStatus } from '../../domain/orders/order-status.ts';
import { useOrders } from '../../stores/orders/use-orders.ts';
import { useBusiness } from '../../stores/stores-context.tsx';
import { Card } from '../../ui/cards/card.tsx';
import { Stars } from '../../ui/feedback/stars.tsx';
import { Icon } from '../../ui/icons/icon.tsx';
import { star } from '../../ui/icons/icon-paths-said.ts';
import { Button } from '../../ui/inputs/button.tsx';
import { Row, Stack } from '../../ui/layout/stack.tsx';
import { Heading, Text } from '../../ui/layout/text.tsx';
import { RatingForm } from './rating-form.tsx';

/** Asks for the rating of an order of one's own that was handed over, once; shows the one that was given. */
export function RateOrder({ order }: { order: WireOrder }) {
  const isAsked = useBusiness(({ business }) => !!business?.rating);
  const given = givenIn(order.review);
  const last = useRef(given);
  const hasChanged = useRef(false);
  hasChanged.current ||= last.current !== given;
  last.current = given;
  if (order.review) return <Given key={given} review={order.review} isNew={hasChanged.current} />;
  return isAsked && order.customer && order.status === orderStatus.delivered ? <Asked id={order.id} /> : null;
}

/** Two reviews of the same words are the same, however often the order was asked for. */
const givenIn = (review: WireOrder['review']): string => (review ? `${review.rate} ${review.comment}` : '');

function Asked({ id }: { id: string }) {
  const { t } = useTranslation();
  const { isDismissed, dismiss } = useOrders((state) => ({
    isDismissed: state.ratingIds.includes(id),
    dismiss: state.dismissRating,
  }));
  const [isOpen, setOpen] = useState(!isDismissed);
  if (!isOpen)
    return (
      <Button variant="secondary" block start={<Icon of={star} size={18} />} onClick={() => setOpen(true)}>
        {t('rating.rate')}
      </Button>
    );
  return (
    <RatingForm
      first={{ rate: 0, comment: '' }}
      leave={t('rating.notNow')}
      onLeave={() => {
        dismiss(id);
        setOpen(false);
      }}
    />
  );
}

/** The rating as it stands; for an hour it may be changed. */
function Given({ review, isNew }: { review: WireOrderReview; isNew: boolean }) {
  const { t } = useTranslation();
  const id = useId();
  const now = useNow(60_000);
  const [isChanging, setChanging] = useState(false);
  const told = useRef<HTMLElement>(null);
  useEffect(() => {
    // Its form is gone, and the focus with it.
    if (isNew) told.current?.focus();
  }, [isNew]);
  if (isChanging)
    return <RatingForm first={review} leave={t('ui.cancel')} onLeave={() => setChanging(false)} />;
  return (
    <Card as="section" ref={told} tabIndex={-1} aria-labelledby={id}>
      <Stack gap="2">
        <Heading as="h2" size="s" id={id}>
          {t('rating.thanks')}
        </Heading>
        <Row>
          <Stars value={review.rate} label={t('rating.given', { rate: review.rate })} />
        </Row>
        {review.comment && <Text>{review.comment}</Text>}
        {now < Date.parse(review.changeable_until) && (
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
