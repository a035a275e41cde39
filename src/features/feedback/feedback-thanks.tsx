import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { FeedbackForm } from '../../domain/feedback/question.ts';
import { useLocalize } from '../../i18n/i18n-context.tsx';
import { useFeedback } from '../../stores/feedback/feedback-store.ts';
import { StatePanel } from '../../ui/feedback/state-panel.tsx';
import { check } from '../../ui/icons/icon-paths-more.ts';
import { Button } from '../../ui/inputs/button.tsx';

/** Thanks the customer for the feedback, with the business's own text if there is one. */
export function FeedbackThanks({ form }: { form: FeedbackForm }) {
  const { t } = useTranslation();
  const localize = useLocalize();
  const startAgain = useFeedback((state) => state.reset);
  const panel = useRef<HTMLDivElement>(null);
  // The pressed button was removed with the form: move the focus here.
  useEffect(() => panel.current?.focus(), []);
  return (
    <div ref={panel} tabIndex={-1} style={{ outline: 'none' }}>
      <StatePanel
        icon={check}
        title={t('feedback.thanks')}
        {...(form.thanks && { text: localize(form.thanks) })}
        action={
          <Button variant="secondary" onClick={startAgain}>
            {t('feedback.again')}
          </Button>
        }
      />
    </div>
  );
}
