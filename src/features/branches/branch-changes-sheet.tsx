import { useTranslation } from 'react-i18next';
import type { CartChanges } from '../../stores/cart/cart-state.ts';
import { Sheet } from '../../ui/overlays/sheet.tsx';
import { BranchChangesActions, BranchChangesPanel } from './branch-changes-panel.tsx';

export interface BranchChangesSheetProps {
  /** The changes to show. Null closes the sheet. */
  changes: CartChanges | null;
  onContinue: () => void;
  onUndone: () => void;
}

/** Shows what a change of branch did to the cart before the customer continues. */
export function BranchChangesSheet({ changes, onContinue, onUndone }: BranchChangesSheetProps) {
  const { t } = useTranslation();
  return (
    <Sheet
      open={!!changes}
      onClose={onContinue}
      title={t('branches.changed')}
      closeLabel={t('ui.close')}
      footer={
        changes && <BranchChangesActions changes={changes} onContinue={onContinue} onUndone={onUndone} />
      }
    >
      {changes && <BranchChangesPanel changes={changes} />}
    </Sheet>
  );
}
