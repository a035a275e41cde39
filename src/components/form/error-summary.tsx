import { useTranslation } from 'react-i18next';
import { Notice } from '../../ui/feedback/notice.tsx';
import { alert } from '../../ui/icons/icon-paths-more.ts';
import { Button } from '../../ui/inputs/button.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { Text } from '../../ui/layout/text.tsx';
import { Alert } from './alert.tsx';

export interface ErrorSummaryProps<N extends string> {
  /** What is wrong, in the order it stands; `of` names the field where the text does not. */
  problems: readonly { readonly field: N; readonly text: string; readonly of?: string }[];
  onGo: (field: N) => void;
}

/** Everything that is wrong with what was typed, beside the button that was pressed; each leads to its field. */
export function ErrorSummary<N extends string>({ problems, onGo }: ErrorSummaryProps<N>) {
  const { t } = useTranslation();
  return (
    <Alert role="alert">
      {problems.length > 0 && (
        <Notice icon={alert} tone="danger">
          <Text strong>{t('checkout.fixProblems', { count: problems.length })}</Text>
          <Stack as="ul" gap="1" css={{ marginInlineStart: '-$2' }}>
            {problems.map(({ field, text, of }) => (
              <li key={field}>
                <Button variant="quiet" onClick={() => onGo(field)}>
                  {of && (
                    <>
                      <bdi>{of}</bdi>{' '}
                    </>
                  )}
                  {text}
                </Button>
              </li>
            ))}
          </Stack>
        </Notice>
      )}
    </Alert>
  );
}
