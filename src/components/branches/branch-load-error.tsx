import { useTranslation } from 'react-i18next';
import { useLocalize } from '../../i18n/i18n-context.tsx';
import { useBusiness, useMenu } from '../../stores/stores-context.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { alert } from '../../ui/icons/icon-paths-more.ts';
import { Button } from '../../ui/inputs/button.tsx';

export interface BranchLoadErrorProps {
  /** The branch that failed to load; null renders nothing. */
  branchId: string | null;
  onRetry: (branchId: string) => void;
}

/**
 * Tells the customer that a branch failed to load, with the server's message if it has one (spec, section 8), and
 * offers a retry.
 */
export function BranchLoadError({ branchId, onRetry }: BranchLoadErrorProps) {
  const { t } = useTranslation();
  const localize = useLocalize();
  const name = useBusiness(({ business }) => business?.branches.find(({ id }) => id === branchId)?.name);
  const refusalMessage = useMenu((state) => state.refusalMessage);
  if (!branchId || !name) return null;
  return (
    <Notice
      icon={alert}
      tone="danger"
      announce
      action={
        <Button variant="secondary" onClick={() => onRetry(branchId)}>
          {t('ui.retry')}
        </Button>
      }
    >
      {t('branches.failed', { branch: localize(name) })}
      {refusalMessage && <span dir="auto"> {refusalMessage}</span>}
    </Notice>
  );
}
