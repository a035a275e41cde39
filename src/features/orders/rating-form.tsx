import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useScaleNames } from '../../components/feedback/use-scale-names.ts';
import { useOrders } from '../../stores/orders/use-orders.ts';
import { Card } from '../../ui/cards/card.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { alert } from '../../ui/icons/icon-paths-more.ts';
import { Button } from '../../ui/inputs/button.tsx';
import { ScaleField } from '../../ui/inputs/scale-field.tsx';
import { TextArea } from '../../ui/inputs/text-area.tsx';
import { Row, Stack } from '../../ui/layout/stack.tsx';
import { Heading, Text } from '../../ui/layout/text.tsx';

/** Longest comment, in characters. */
const LONGEST = 1000;

interface RatingFormProps {
  /** Rate 0: none yet. */
  first: { readonly rate: number; readonly comment: string };
  /** What the way out is called. */
  leave: string;
  onLeave: () => void;
}

/** One to five stars and a comment, for the order on screen. */
export function RatingForm({ first, leave, onLeave }: RatingFormProps) {
  const { t } = useTranslation();
  const names = useScaleNames();
  const id = useId();
  const rateOrder = useOrders((state) => state.rate);
  const [rate, setRate] = useState(first.rate);
  const [comment, setComment] = useState(first.comment);
  const [state, setState] = useState<'idle' | 'busy' | 'missing' | 'failed' | 'late'>('idle');

  const send = async () => {
    if (!rate) {
      setState('missing');
      return;
    }
    setState('busy');
    const outcome = await rateOrder(rate, comment.trim());
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
          maxLength={LONGEST}
          value={comment}
          onChange={setComment}
        />
        {(state === 'failed' || state === 'late') && (
          <Notice icon={alert} tone="danger" announce>
            {t(state === 'late' ? 'rating.late' : 'rating.failed')}
          </Notice>
        )}
        <Row wrap>
          <Button busy={state === 'busy'} onClick={() => void send()}>
            {t('rating.send')}
          </Button>
          <Button variant="quiet" onClick={onLeave}>
            {leave}
          </Button>
        </Row>
      </Stack>
    </Card>
  );
}
