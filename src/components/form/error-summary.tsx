import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Notice } from '../../ui/feedback/notice.tsx';
import { alert } from '../../ui/icons/icon-paths-more.ts';
import { Button } from '../../ui/inputs/button.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { Text } from '../../ui/layout/text.tsx';
import { Alert } from './alert.tsx';

export interface ErrorSummaryProps<N extends string> {
  /** The problems, in the order of the fields. `label` is the field's label, if `text` does not contain it. */
  problems: readonly { readonly field: N; readonly text: ReactNode; readonly label?: string }[];
  onSelect: (field: N) => void;
}

/** Lists all problems of a form beside its submit button. Pressing a problem focuses its field. */
export function ErrorSummary<N extends string>({ problems, onSelect }: ErrorSummaryProps<N>) {
  const { t } = useTranslation();
  return (
    <Alert role="alert">
      {problems.length > 0 && (
        <Notice icon={alert} tone="danger">
          <Text strong>{t('checkout.fixProblems', { count: problems.length })}</Text>
          <Stack as="ul" gap="1" css={{ marginInlineStart: '-$2' }}>
            {problems.map(({ field, text, label }) => (
              <li key={field}>
                <Button variant="quiet" onClick={() => onSelect(field)}>
                  {/* In one element, because the button would put each part into a column of its own. */}
                  <span>
                    {label && (
                      <>
                        <bdi>{label}</bdi>{' '}
                      </>
                    )}
                    {text}
                  </span>
                </Button>
              </li>
            ))}
          </Stack>
        </Notice>
      )}
    </Alert>
  );
}
