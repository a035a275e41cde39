import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { BranchLoadError } from '../../components/branches/branch-load-error.tsx';
import { useBranchChoice } from '../../components/branches/use-branch-choice.ts';
import { useBusiness, useCart } from '../../stores/stores-context.tsx';
import { LiveRegion } from '../../ui/feedback/live-region.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { info } from '../../ui/icons/icon-paths.ts';
import { Stack } from '../../ui/layout/stack.tsx';
import { Sheet } from '../../ui/overlays/sheet.tsx';
import { BranchChangesActions, BranchChangesPanel } from './branch-changes-panel.tsx';
import { BranchChoices } from './branch-choices.tsx';

export interface BranchSheetProps {
  open: boolean;
  onClose: () => void;
}

/**
 * Sheet to choose a branch. If switching to the new branch changed the cart, the sheet lists the changes before it
 * closes.
 */
export function BranchSheet({ open, onClose }: BranchSheetProps) {
  const { t } = useTranslation();
  const business = useBusiness((state) => state.business);
  const { count, changes } = useCart((state) => ({ count: state.count, changes: state.changes }));
  const knownChanges = useRef(changes);
  const [hasSwitched, setHasSwitched] = useState(false);
  const choice = useBranchChoice(() => setHasSwitched(true));
  const newChanges = hasSwitched && changes !== knownChanges.current ? changes : null;
  const cancelAndClose = () => {
    choice.cancel();
    onClose();
  };

  useEffect(() => {
    if (!open) {
      setHasSwitched(false);
      knownChanges.current = changes;
    }
  }, [open, changes]);
  // The cart did not change: close the sheet to show the menu.
  const isDone = open && hasSwitched && !newChanges;
  const latestOnClose = useRef(onClose);
  latestOnClose.current = onClose;
  useEffect(() => {
    if (isDone) latestOnClose.current();
  }, [isDone]);

  if (!business) return null;
  return (
    <Sheet
      open={open}
      onClose={cancelAndClose}
      title={t(newChanges ? 'branches.changed' : 'branches.title')}
      closeLabel={t('ui.close')}
      footer={
        newChanges && (
          <BranchChangesActions changes={newChanges} onContinue={cancelAndClose} onUndone={onClose} />
        )
      }
    >
      {newChanges ? (
        <BranchChangesPanel changes={newChanges} />
      ) : (
        <Stack gap="3">
          {count > 0 && <Notice icon={info}>{t('branches.cartComesAlong')}</Notice>}
          <BranchChoices business={business} choice={choice} />
          <BranchLoadError branchId={choice.failedBranchId} onRetry={choice.choose} />
        </Stack>
      )}
      <LiveRegion message={choice.loadingBranchId ? t('ui.loading') : ''} />
    </Sheet>
  );
}
