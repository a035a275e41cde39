import { useTranslation } from 'react-i18next';
import { QuestionField } from '../../components/feedback/question-field.tsx';
import { ErrorSummary } from '../../components/form/error-summary.tsx';
import { PageBody } from '../../components/layout/screen-page.tsx';
import type { FeedbackForm } from '../../domain/feedback/question.ts';
import { useLocalize } from '../../i18n/i18n-context.tsx';
import { useFeedback } from '../../stores/feedback/feedback-store.ts';
import { Card } from '../../ui/cards/card.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { alert } from '../../ui/icons/icon-paths-more.ts';
import { Button } from '../../ui/inputs/button.tsx';
import { TextArea } from '../../ui/inputs/text-area.tsx';
import { Text } from '../../ui/layout/text.tsx';
import { useFeedbackForm } from './use-feedback-form.ts';

const MAX_COMMENT_LENGTH = 1000;

/** The questions of the feedback form, an optional comment, and the problems above the button. */
export function FeedbackFields({ form }: { form: FeedbackForm }) {
  const { t } = useTranslation();
  const localize = useLocalize();
  const { answers, comment, submission, answer, setComment } = useFeedback((state) => state);
  const { problems, showsEmptyProblem, getFieldRef, focus, submit } = useFeedbackForm();
  const isBusy = submission.status === 'busy';
  const hasFailed = submission.status === 'failed' || submission.status === 'too_many';
  return (
    <PageBody>
      {form.intro && <Text size="l">{localize(form.intro)}</Text>}
      {form.questions.map((question) => (
        <Card key={question.id} ref={getFieldRef(question.id)}>
          <QuestionField
            question={question}
            value={answers[question.id]}
            error={problems.find(({ field }) => field === question.id)?.text}
            onChange={(value) => answer(question.id, value)}
          />
        </Card>
      ))}
      <Card>
        <TextArea
          label={t('feedback.comment')}
          optionalLabel={t('ui.optional')}
          maxLength={MAX_COMMENT_LENGTH}
          value={comment}
          onChange={setComment}
        />
      </Card>
      <ErrorSummary problems={problems} onSelect={focus} />
      {(hasFailed || showsEmptyProblem) && (
        <Notice icon={alert} tone="danger" announce>
          {!showsEmptyProblem && submission.status === 'failed' && submission.message ? (
            <span dir="auto">{submission.message}</span>
          ) : (
            t(
              showsEmptyProblem
                ? 'feedback.empty'
                : submission.status === 'failed'
                  ? 'feedback.failed'
                  : 'feedback.tooMany',
            )
          )}
        </Notice>
      )}
      <Button size="l" block busy={isBusy} onClick={() => void submit()}>
        {t('feedback.send')}
      </Button>
    </PageBody>
  );
}
