import { useTranslation } from 'react-i18next';
import { useConsent } from '../../stores/stores-context.tsx';
import type { Consent } from '../../stores/tracking/consent-store.ts';
import { styled } from '../../theme/stitches.ts';
import { Button } from '../../ui/inputs/button.tsx';
import { Text } from '../../ui/layout/text.tsx';

/** Below the content and over nothing of it; what it takes is given back when it goes. */
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
const Words = styled('div', { flex: '1 1 280px' });
/** Both answers are as large and as plain as each other. */
const Answers = styled('div', {
  flex: '1 1 240px',
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  gap: '$2',
});

/**
 * Asks whether the customer's steps may be told to the business's advertising and analysis services. Nothing waits for
 * the answer, and nothing is told until there is one.
 */
export function ConsentBar({ onAnswer }: { readonly onAnswer: () => void }) {
  const { t } = useTranslation();
  const choose = useConsent((state) => state.choose);
  const answer = (choice: Consent) => () => {
    // The button that was pressed goes with the question.
    onAnswer();
    choose(choice);
  };
  return (
    <Bar aria-label={t('consent.title')}>
      <Words>
        <Text size="s">{t('consent.question')}</Text>
      </Words>
      <Answers>
        <Button variant="secondary" onClick={answer('denied')}>
          {t('consent.decline')}
        </Button>
        <Button variant="secondary" onClick={answer('granted')}>
          {t('consent.accept')}
        </Button>
      </Answers>
    </Bar>
  );
}
