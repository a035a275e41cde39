import { useContext } from 'react';
import { useTranslation } from 'react-i18next';
import { BranchChooserContext } from '../../components/branches/branch-chooser-context.ts';
import { useLocalize } from '../../i18n/i18n-context.tsx';
import { useBusiness } from '../../stores/stores-context.tsx';
import { pin } from '../../ui/icons/icon-paths-ordering.ts';
import { Button } from '../../ui/inputs/button.tsx';
import { DetailRow } from '../../ui/layout/detail-row.tsx';
import { Text } from '../../ui/layout/text.tsx';

/** The selected branch, with a button to choose another branch. */
export function BranchSection({ disabled }: { disabled: boolean }) {
  const { t } = useTranslation();
  const localize = useLocalize();
  const chooseBranch = useContext(BranchChooserContext);
  const { branch, branches } = useBusiness((state) => ({
    branch: state.branch,
    branches: state.business?.branches ?? [],
  }));
  if (!branch) return null;
  const hasOtherBranches = branches.some(({ id, visible }) => visible && id !== branch.id);
  return (
    <DetailRow
      icon={pin}
      title={t('landing.branch')}
      action={
        hasOtherBranches &&
        !disabled && (
          <Button
            variant="quiet"
            aria-label={`${t('ui.edit')}: ${t('landing.branch')}, ${localize(branch.name)}`}
            onClick={chooseBranch}
          >
            {t('ui.edit')}
          </Button>
        )
      }
    >
      <Text strong>{localize(branch.name)}</Text>
      {branch.address && <Text tone="mute">{localize(branch.address)}</Text>}
    </DetailRow>
  );
}
