import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { FeedbackForm } from '../../domain/feedback/question.ts';
import { useText } from '../../i18n/i18n-context.tsx';
import { useFeedback } from '../../stores/feedback/feedback-store.ts';
import { StatePanel } from '../../ui/feedback/state-panel.tsx';
import { check } from '../../ui/icons/icon-paths-more.ts';
import { Button } from '../../ui/inputs/button.tsx';

/** Said when the answers have arrived, in the business's own words where it has some. */
export function FeedbackThanks({ form }: { form: FeedbackForm }) {
  const { t } = useTranslation();
  const text = useText();
  const again = useFeedback((state) => state.again);
  const place = useRef<HTMLDivElement>(null);
  // The button that was pressed is gone.
  useEffect(() => place.current?.focus(), []);
  return (
    <div ref={place} tabIndex={-1} style={{ outline: 'none' }}>
      <StatePanel
        icon={check}
        title={t('feedback.thanks')}
        {...(form.thanks && { text: text(form.thanks) })}
        action={
          <Button variant="secondary" onClick={again}>
            {t('feedback.again')}
          </Button>
        }
      />
    </div>
  );
}
