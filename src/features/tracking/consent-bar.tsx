import { useTranslation } from 'react-i18next';
import { useConsent } from '../../stores/stores-context.tsx';
import type { Consent } from '../../stores/tracking/consent-store.ts';
import { cramped } from '../../theme/container.ts';
import { styled } from '../../theme/stitches.ts';
import { Button } from '../../ui/inputs/button.tsx';
import { Text } from '../../ui/layout/text.tsx';

/** Pushes the content up instead of covering it. */
const Bar = styled('section', {
  flex: 'none',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '$3',
  padding: '$3 $4',
  background: '$card',
  borderBlockStart: '1px solid $line',
});
const Question = styled('div', { flex: '1 1 280px' });
/** Both buttons have the same size and style, so that neither choice is favoured. */
const Choices = styled('div', {
  flex: '1 1 240px',
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  [cramped]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  gap: '$2',
});

/**
 * Asks whether the app may report the customer's actions to the business's advertising and analytics services. The app
 * is usable without an answer, and reports nothing until the customer agrees.
 */
export function ConsentBar({ onAnswer }: { readonly onAnswer: () => void }) {
  const { t } = useTranslation();
  const choose = useConsent((state) => state.choose);
  const buildAnswerHandler = (choice: Consent) => () => {
    // Call this first, so that the caller can move the focus before the pressed button disappears with the bar.
    onAnswer();
    choose(choice);
  };
  return (
    <Bar aria-label={t('consent.title')}>
      <Question>
        <Text size="s">{t('consent.question')}</Text>
      </Question>
      <Choices>
        <Button variant="secondary" onClick={buildAnswerHandler('denied')}>
          {t('consent.decline')}
        </Button>
        <Button variant="secondary" onClick={buildAnswerHandler('granted')}>
          {t('consent.accept')}
        </Button>
      </Choices>
    </Bar>
  );
}
