import { useTranslation } from 'react-i18next';
import { useText } from '../../i18n/i18n-context.tsx';
import { useBusiness } from '../../stores/stores-context.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { alert } from '../../ui/icons/icon-paths-more.ts';
import { Button } from '../../ui/inputs/button.tsx';

/** The branch that could not be gone to, and another try. */
export function BranchLoadError({
  failed,
  onRetry,
}: {
  failed: string | null;
  onRetry: (id: string) => void;
}) {
  const { t } = useTranslation();
  const text = useText();
  const name = useBusiness(({ business }) => business?.branches.find(({ id }) => id === failed)?.name);
  if (!failed || !name) return null;
  return (
    <Notice
      icon={alert}
      tone="danger"
      announce
      action={
        <Button variant="secondary" onClick={() => onRetry(failed)}>
          {t('ui.retry')}
        </Button>
      }
    >
      {t('branches.failed', { branch: text(name) })}
    </Notice>
  );
}
