import { useT } from '../../i18n/context.tsx';
import { Button } from '../../ui/button.tsx';
import { alert } from '../../ui/icon-paths.ts';
import { Notice } from '../../ui/notice.tsx';
import { Stack } from '../../ui/stack.tsx';
import { Text } from '../../ui/text.tsx';
import { Alert } from './alert.tsx';
import type { DetailsForm } from './use-details-form.ts';

/** Everything that is wrong with what was typed, beside the button that was pressed; each leads to its field. */
export function ErrorSummary({ form }: { form: DetailsForm }) {
  const t = useT();
  return (
    <Alert role="alert">
      {form.wrong.length > 0 && (
        <Notice icon={alert} tone="danger">
          <Text strong>{t('checkout.fixProblems', { count: form.wrong.length })}</Text>
          <Stack as="ul" gap="1" css={{ marginInlineStart: '-$2' }}>
            {form.wrong.map((field) => (
              <li key={field}>
                <Button variant="quiet" onClick={() => form.focus(field)}>
                  {form.errorOf(field)}
                </Button>
              </li>
            ))}
          </Stack>
        </Notice>
      )}
    </Alert>
  );
}
